import WaymarkCore

/// Which conditions hold, and since when, counted in changes.
///
/// Counting closes a gap: a link may be held for a condition that was met while its guard was still thinking. Such a
/// link goes on at once, while one that is held although the condition held all along waits for the next time.
struct ConditionBoard: Sendable {
    /// A moment between two changes.
    struct Moment: Sendable, Comparable {
        fileprivate let count: Int

        /// Before every change.
        static let start = Moment(count: 0)

        static func < (a: Moment, b: Moment) -> Bool { a.count < b.count }
    }

    private(set) var now = Moment.start
    private var metAt: [Condition: Moment] = [:]
    /// The conditions that were met or withdrawn at some time.
    private(set) var mentioned: Set<Condition> = []

    var conditions: Set<Condition> { Set(metAt.keys) }

    func holds(_ condition: Condition) -> Bool { metAt[condition] != nil }

    /// Whether the condition holds and was met after a moment.
    func wasMet(_ condition: Condition, after moment: Moment) -> Bool {
        metAt[condition].map { $0 > moment } ?? false
    }

    /// Meets a condition, also one that holds already.
    mutating func fulfil(_ condition: Condition) {
        now = Moment(count: now.count + 1)
        metAt[condition] = now
        mentioned.insert(condition)
    }

    mutating func lose(_ condition: Condition) {
        metAt[condition] = nil
        mentioned.insert(condition)
    }
}
