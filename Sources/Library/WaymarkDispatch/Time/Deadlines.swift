struct TimeLimitExceeded: Error {
    let limit: Duration
}

struct Deadline<ID: Comparable>: Comparable {
    let time: Duration
    let id: ID

    static func < (a: Deadline, b: Deadline) -> Bool { (a.time, a.id) < (b.time, b.id) }
}

/// Timers, such as for time limits. One task sleeps until the earliest: a task for each timer would cost too much.
@MainActor
final class Deadlines {
    private let clock: LinkClock
    private var order = SortedQueue<Deadline<Int>>()
    private var late: [Int: @MainActor () -> Void] = [:]
    private var count = 0
    private var task: Task<Void, Never>?
    private var wake: Duration?

    init(_ clock: LinkClock) { self.clock = clock }

    deinit { task?.cancel() }

    /// Returns the result of an operation. After the limit, cancels it and throws ``TimeLimitExceeded``.
    func answer<Value: Sendable>(
        within limit: Duration?, of question: @escaping @MainActor @Sendable () async throws -> Value
    ) async throws -> Value {
        let promise = Promise<Value>()
        let asking = ask {
            do { promise.finish(.success(try await question())) } catch { promise.finish(.failure(error)) }
        }
        // Most operations end without suspension, and need no deadline.
        if let result = promise.result { return try result.get() }
        let alarm = limit.map { limit in
            set(limit) { promise.finish(.failure(TimeLimitExceeded(limit: limit))) }
        }
        defer {
            asking.cancel()
            if let alarm { forget(alarm) }
        }
        return try await promise.cancellableValue
    }

    /// Runs a closure in a task, which begins immediately on systems with `Task.immediate`.
    private func ask(_ question: @escaping @MainActor @Sendable () async -> Void) -> Task<Void, Never> {
        if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            Task.immediate { @MainActor in await question() }
        } else {
            Task { @MainActor in await question() }
        }
    }

    /// Schedules a call of a closure after the limit. Returns the number by which ``forget(_:)`` cancels the call.
    func set(_ limit: Duration, _ isLate: @escaping @MainActor () -> Void) -> Int {
        count += 1
        late[count] = isLate
        if order.count > 2 * late.count + 32 { order.keep { late[$0.id] != nil } }
        order.insert(Deadline(time: clock.now() + limit.bounded, id: count))
        schedule()
        return count
    }

    func forget(_ number: Int) { late[number] = nil }

    /// Schedules the task that wakes up at the next deadline, unless the task already wakes up before it.
    private func schedule() {
        guard let next = next()?.time else { return }
        if let wake, wake <= next { return }
        task?.cancel()
        wake = next
        task = Task { [weak self, clock] in
            do { try await clock.sleep(next - clock.now()) } catch { return }
            self?.fireExpired()
        }
    }

    private func fireExpired() {
        wake = nil
        let now = clock.now()
        while let next = next(), next.time <= now { late.removeValue(forKey: next.id)?() }
        schedule()
    }

    private func next() -> Deadline<Int>? {
        while let next = order.first, late[next.id] == nil { order.removeFirst() }
        return order.first
    }
}
