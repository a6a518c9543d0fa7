import WaymarkCore

/// The met conditions, and the moments at which they were met. If a condition is met while a guard runs, its link
/// resumes at once. A link that is held for a condition met before the call waits for the next time.
struct ConditionBoard: Sendable {
    struct Moment: Sendable, Comparable {
        fileprivate let count: Int

        static let start = Moment(count: 0)

        static func < (a: Moment, b: Moment) -> Bool { a.count < b.count }
    }

    private(set) var now = Moment.start
    private var metAt: [Condition: Moment] = [:]
    /// The conditions that were met or withdrawn at some time.
    private(set) var mentioned: Set<Condition> = []

    var conditions: Set<Condition> { Set(metAt.keys) }

    func holds(_ condition: Condition) -> Bool { metAt[condition] != nil }

    func wasMet(_ condition: Condition, after moment: Moment) -> Bool { metAt[condition].map { $0 > moment } ?? false }

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
