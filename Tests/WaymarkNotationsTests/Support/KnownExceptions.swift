import Testing

/// Cases in which we do something else than the data says, each with its reason. One that comes to agree must be taken
/// off the list.
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
