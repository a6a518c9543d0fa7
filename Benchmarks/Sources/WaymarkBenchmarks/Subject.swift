/// A router to measure: it builds a table for a workload, and then matches links one by one.
struct Subject: Sendable {
    /// A function that returns the route of a link, or `nil`.
    typealias Matcher = (String) -> Int?

    var name: String

    /// Builds the table, which is the measured build time; returns `nil` if the subject does not support the workload.
    var prepare: @Sendable (Workload) throws -> Matcher?
}
