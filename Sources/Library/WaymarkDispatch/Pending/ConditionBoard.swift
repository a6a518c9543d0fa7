import WaymarkCore

/// The met conditions, and the moments at which they were met.
///
/// The moments detect a condition that was met while a guard was running: its link resumes at once. A link that is held
/// for a condition that was met before waits for the next time.
struct ConditionBoard: Sendable {
    struct Moment: Sendable, Comparable {
        fileprivate let count: Int

        // Before every change.
        static let start = Moment(count: 0)

        static func < (a: Moment, b: Moment) -> Bool { a.count < b.count }
    }

    private(set) var now = Moment.start
    private var metAt: [Condition: Moment] = [:]
    /// The conditions that were met or withdrawn at some time.
    private(set) var mentioned: Set<Condition> = []

    var conditions: Set<Condition> { Set(metAt.keys) }

    func holds(_ condition: Condition) -> Bool { metAt[condition] != nil }

    /// Returns `true` if the condition is met, and was met after a moment.
    func wasMet(_ condition: Condition, after moment: Moment) -> Bool {
        metAt[condition].map { $0 > moment } ?? false
    }

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
