/// A value that several tasks may set and one task awaits. Only the first result is kept.
@MainActor
final class Promise<Value: Sendable> {
    private(set) var result: Result<Value, any Error>?
    private var waiter: CheckedContinuation<Value, any Error>?

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

    /// The ``value``. If the waiting task is cancelled, the promise ends with `CancellationError`.
    var cancellableValue: Value {
        get async throws {
            try await withTaskCancellationHandler {
                try await value
            } onCancel: {
                Task { @MainActor in finish(.failure(CancellationError())) }
            }
        }
    }
}
