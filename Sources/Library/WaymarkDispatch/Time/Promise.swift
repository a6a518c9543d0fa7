/// A value that several tasks may give and one waits for: the first one counts, the others find it taken.
@MainActor
final class Promise<Value: Sendable> {
    private(set) var result: Result<Value, any Error>?
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
