/// The measured cost of one router (`subject`) for one workload.
struct Measurement: Sendable {
    var workload: String
    var subject: String
    var nanosecondsPerMatch: Quartiles
    /// The allocations per match; `nil` where they are not counted.
    var allocationsPerMatch: Double?
    var buildNanoseconds: Double
    /// The heap growth while building the table; `nil` where it is unknown.
    var tableBytes: Int?
}
