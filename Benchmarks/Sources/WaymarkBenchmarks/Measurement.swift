/// What one subject needed for one workload.
struct Measurement: Sendable {
    var workload: String
    var subject: String
    var nanosecondsPerMatch: Quartiles
    /// `nil` where allocations are not counted.
    var allocationsPerMatch: Double?
    var buildNanoseconds: Double
    /// What the heap grew by when the table was built; `nil` where that is not known.
    var tableBytes: Int?
}
