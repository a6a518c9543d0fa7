/// A clock that only `advance(by:)` moves.
@MainActor
final class ManualClock: Clock {
    struct Instant: InstantProtocol {
        var offset = Duration.zero
        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
    }

    private struct Sleeper {
        let deadline: Instant
        let continuation: CheckedContinuation<Void, any Error>
    }

    nonisolated let minimumResolution = Duration.zero
    private let time = Time()
    private var sleepers: [Int: Sleeper] = [:]
    private var count = 0

    nonisolated var now: Instant { time.now }

    var sleeping: Int { sleepers.count }

    nonisolated func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try await wait(until: deadline)
    }

    private func wait(until deadline: Instant) async throws {
        try Task.checkCancellation()
        guard deadline > now else { return }
        count += 1
        let number = count
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation {
                sleepers[number] = Sleeper(deadline: deadline, continuation: $0)
            }
        } onCancel: {
            Task { @MainActor in
                sleepers.removeValue(forKey: number)?.continuation.resume(throwing: CancellationError())
            }
        }
    }

    /// Moves the time without waking a task, as while a process is suspended.
    func skip(_ duration: Duration) { time.advance(by: duration) }

    /// Advances the time, and resumes the sleepers whose deadline has passed.
    func advance(by duration: Duration) async {
        await rest()
        time.advance(by: duration)
        for (number, sleeper) in sleepers.sorted(by: { $0.key < $1.key }) where sleeper.deadline <= now {
            sleepers.removeValue(forKey: number)?.continuation.resume()
        }
        await rest()
    }
}

/// Lets other tasks on the main actor run until they are suspended.
@MainActor
func rest() async {
    for _ in 0..<200 { await Task.yield() }
}
