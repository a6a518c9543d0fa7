package import WaymarkManifest

/// A reason that a file cannot be edited without data loss.
package struct EditFault: Error, Sendable, Hashable {
    package let kind: Kind
    package let place: Place

    /// The reason. This enum may grow.
    package enum Kind: Sendable, Hashable {
        /// The value of a key has an unsupported type.
        case value(of: String, expected: String, found: String)
        /// A duplicate key, of which readers disagree about the effective one.
        case repeatedKey(String)
        case singleEntry
        /// A statement about an app of an earlier one, with a key that the edit would remove.
        case furtherStatement(app: String, key: String)
    }

    init(_ kind: Kind, at place: Place) { (self.kind, self.place) = (kind, place) }

    /// The problem and its remedy, in one sentence.
    package var message: String {
        switch kind {
        case .value(let key, let expected, let found): "expected \(expected) as the value of '\(key)', found \(found)"
        case .repeatedKey(let key):
            "duplicate key '\(key)', of which a system reads one; remove the other"
        case .furtherStatement(let app, let key):
            "a further statement assigns links to '\(app)', and '\(key)' of it would be lost; move it to the first"
        case .singleEntry: "'details' is one entry, which systems ignore; write it in brackets, as a list"
        }
    }
}
