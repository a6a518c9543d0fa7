/// A router to measure: it builds a table for a workload, and then matches links one by one.
struct Subject: Sendable {
    /// A function that returns the route of a link, or `nil`.
    typealias Matcher = (String) -> Int?

    var name: String

    /// Builds a table, which is timed, and returns a function that matches links; `nil` for an unsupported workload.
    var prepare: @Sendable (Workload) throws -> Matcher?
}
