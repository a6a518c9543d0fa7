import WaymarkCore

/// The met conditions, and when they were met. If a guard holds a link for a condition that was met while the guard
/// ran, the link resumes at once. If it was met before, the link waits until it is met again.
struct ConditionBoard: Sendable {
    struct Moment: Sendable, Comparable {
        fileprivate let count: Int

        static let start = Moment(count: 0)

        static func < (a: Moment, b: Moment) -> Bool { a.count < b.count }
    }

    private(set) var now = Moment.start
    private var metAt: [Condition: Moment] = [:]
    /// All conditions that were ever marked as met or unmet. The name of any other condition may be misspelt.
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
