package import WaymarkManifest

/// A reason why a file cannot be edited without a loss.
package struct EditFault: Error, Sendable, Hashable {
    package let kind: Kind
    package let place: Place

    /// The facts of a reason. This enum may grow.
    package enum Kind: Sendable, Hashable {
        /// The value of a key has another type than the edit needs.
        case value(of: String, expected: String, found: String)
        /// A key is there twice, and readers disagree about which one counts.
        case repeatedKey(String)
        /// `details` is one entry, not a list of entries.
        case singleEntry
    }

    init(_ kind: Kind, at place: Place) { (self.kind, self.place) = (kind, place) }

    /// What is wrong, and what to write, in one sentence.
    package var message: String {
        switch kind {
        case .value(let key, let expected, let found): "expected \(expected) as the value of '\(key)', found \(found)"
        case .repeatedKey(let key):
            "the key '\(key)' is there twice, and a system reads one of the two; remove the other"
        case .singleEntry: "'details' is one entry, which systems ignore; write it in brackets, as a list"
        }
    }
}
