/// The reason if no route matches a link, with the nearest entries.
public struct Unmatched: Error, Sendable, Hashable {
    /// The reasons, in the order of checks. New versions add no cases.
    public enum Reason: String, Sendable, Hashable {
        /// No entry accepts links with this scheme.
        case scheme
        /// No entry accepts links to this host.
        case host
        /// No entry accepts links to this port.
        case port
        /// No pattern is similar to the link.
        case route
        /// A pattern matches the link, except for a value that is invalid for its type.
        case value
    }

    /// The first failed check.
    public let reason: Reason
    /// The nearest entries, nearest first; at most three.
    public let nearest: [NearMiss]

    package init(reason: Reason, nearest: [NearMiss]) {
        self.reason = reason
        self.nearest = nearest
    }
}

/// An entry that does not match a link, with the mismatch.
public struct NearMiss: Sendable, Hashable {
    /// The name of the entry.
    public let route: String?
    /// The pattern of the entry.
    public let pattern: String
    /// The expected part of the pattern; empty for the end of the path.
    public let expected: String
    /// The mismatching part of the link; empty if it is missing.
    public let at: String
    /// The number of segments of the link that match before the mismatching part.
    public let reached: Int
}
