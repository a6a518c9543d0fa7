package import WaymarkManifest

/// A reason why a generated part cannot be merged into an existing file without losing data.
package struct EditFault: Error, Sendable, Hashable {
    package let kind: Kind
    package let place: Place

    /// The kind of obstacle. More cases may be added.
    package enum Kind: Sendable, Hashable {
        /// The value of a key is not of the type that the format requires.
        case value(of: String, expected: String, found: String)
        /// A key occurs twice, and readers disagree about the value that applies.
        case repeatedKey(String)
        case singleEntry
        /// A statement about an app of an earlier one, with a key that the edit would remove.
        case furtherStatement(app: String, key: String)
    }

    init(_ kind: Kind, at place: Place) { (self.kind, self.place) = (kind, place) }

    /// A sentence with the obstacle and its remedy.
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
