import Testing

/// Checks differences between Waymark and the data. Each exception has a reason; the check fails if an exception no
/// longer differs.
func check(
    _ differences: [String], _ id: String, exceptions: [String: String],
    sourceLocation: SourceLocation = #_sourceLocation
) {
    if let reason = exceptions[id] {
        #expect(!differences.isEmpty, "agrees by now, although \(reason)", sourceLocation: sourceLocation)
    } else {
        #expect(differences == [], sourceLocation: sourceLocation)
    }
}
