/// Why no route takes a link, and which came nearest.
public struct Unmatched: Error, Sendable, Hashable {
    /// The first thing that is wrong. This enum is complete.
    public enum Reason: String, Sendable, Hashable {
        /// No entry takes links of this scheme.
        case scheme
        /// No entry takes links to this host.
        case host
        /// No entry takes links to this port.
        case port
        /// No pattern is like this link.
        case route
        /// A pattern is like this link, except for a value that does not fit its type.
        case value
    }

    /// The first thing that is wrong.
    public let reason: Reason
    /// The entries that came nearest, the nearest first; three at most.
    public let nearest: [NearMiss]

    package init(reason: Reason, nearest: [NearMiss]) {
        self.reason = reason
        self.nearest = nearest
    }
}

/// An entry that did not take a link, and where it parted from it.
public struct NearMiss: Sendable, Hashable {
    /// The name of the entry.
    public let route: String?
    /// The text of its pattern.
    public let pattern: String
    /// What the pattern expected.
    public let expected: String
    /// What stood there instead.
    public let at: String
    /// The number of segments that fitted before.
    public let reached: Int
}
