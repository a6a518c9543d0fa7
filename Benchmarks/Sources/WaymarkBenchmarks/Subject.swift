/// One way to match: made from a workload's table, then asked for one link after the other.
struct Subject: Sendable {
    /// The route of a link, or `nil`.
    typealias Matcher = (String) -> Int?

    var name: String

    /// Builds the table; `nil` if the workload is beyond the subject. The time of this call is the build time.
    var prepare: @Sendable (Workload) throws -> Matcher?
}
