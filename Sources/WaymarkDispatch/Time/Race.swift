/// A value that several tasks may give and one waits for: the first one counts, the others find it taken.
@MainActor
final class Race<Value: Sendable> {
    private var result: Result<Value, any Error>?
    private var waiter: CheckedContinuation<Value, any Error>?

    /// - Returns: Whether it was the first.
    @discardableResult
    func finish(_ result: Result<Value, any Error>) -> Bool {
        guard self.result == nil else { return false }
        self.result = result
        waiter?.resume(with: result)
        waiter = nil
        return true
    }

    var value: Value {
        get async throws {
            if let result { return try result.get() }
            return try await withCheckedThrowingContinuation { waiter = $0 }
        }
    }
}

/// No answer within the limit.
struct TimeLimitExceeded: Error {
    let limit: Duration
}

extension LinkClock {
    /// Waits for an answer, but not longer than the limit, and not after the task was cancelled.
    ///
    /// Who does not answer is cancelled and left alone: a late answer is not heard, and nothing waits for it.
    @MainActor
    func answer<Value: Sendable>(
        within limit: Duration?, of question: @escaping @MainActor @Sendable () async throws -> Value
    ) async throws -> Value {
        let race = Race<Value>()
        let asking = Task { @MainActor in
            do { race.finish(.success(try await question())) } catch { race.finish(.failure(error)) }
        }
        let timing = limit.map { limit in
            Task { @MainActor in
                try await sleep(limit)
                race.finish(.failure(TimeLimitExceeded(limit: limit)))
            }
        }
        defer {
            asking.cancel()
            timing?.cancel()
        }
        return try await withTaskCancellationHandler {
            try await race.value
        } onCancel: {
            Task { @MainActor in race.finish(.failure(CancellationError())) }
        }
    }
}
