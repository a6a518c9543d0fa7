/// The codes of the tool's own findings. Problems of files and tables have other codes.
///
/// A code never changes, and each has a heading in Errors.md.
enum FindingCode: String, CaseIterable, Sendable {
    case unusable
    // waymark test
    case failedExample = "failed-example"
    case failedReject = "failed-reject"
    case failedRoundTrip = "failed-round-trip"
    case noExamples = "no-examples"
    case uncoveredRoute = "uncovered-route"
    case uncoveredPattern = "uncovered-pattern"
    case uncoveredVariant = "uncovered-variant"
    case uncoveredValue = "uncovered-value"
    // waymark diff
    case lostLink = "lost-link"
    case movedLink = "moved-link"
    case changedLink = "changed-link"
    case gainedLink = "gained-link"
    case undecidedDifference = "undecided-difference"
    // waymark drift
    case claimedLink = "claimed-link"
    case unclaimedLink = "unclaimed-link"
    case unevenLink = "uneven-link"
    case spelledLink = "spelled-link"
    case undecidedDrift = "undecided-drift"
    // waymark convert
    case precedence
    case hostRule = "host-rule"
    case leniency
    case lenientType = "lenient-type"
    case relaxedType = "relaxed-type"
}
