import Synchronization

/// A time that any thread can read.
final class Time: Sendable {
    private let offset = Mutex(Duration.zero)

    var now: ManualClock.Instant { offset.withLock { ManualClock.Instant(offset: $0) } }

    func advance(by duration: Duration) { offset.withLock { $0 += duration } }
}
