/// The reason why no route matches a link, with the routes that come nearest to it.
public struct Unmatched: Error, Sendable, Hashable {
    /// The first check that no route passes for a link. Cases are in the order of checks. New versions add no cases.
    public enum Reason: String, Sendable, Hashable {
        /// No route accepts links with the scheme of this link.
        case scheme
        /// Some routes accept links with this scheme, but none accepts the host of this link.
        case host
        /// Some routes accept links with this scheme and host, but none accepts the port of this link.
        case port
        /// Some routes accept links with this scheme, host and port, but no pattern matches this link.
        case route
        /// A pattern matches except for an invalid value; further query items may be missing.
        case value
    }

    /// The first check that no route passes for the link.
    public let reason: Reason
    /// The routes whose patterns come nearest to the link, nearest first; at most three.
    public let nearest: [NearMiss]

    package static var limit: Int { 3 }
}

/// A route whose pattern almost matches a link, with the first part that does not match.
public struct NearMiss: Sendable, Hashable {
    /// The name of the route; `nil` if it has none.
    public let route: String?
    /// The pattern of the route that almost matches the link.
    public let pattern: String
    /// The first part of the pattern that the link does not match, such as `{id: Int}`; empty if the path should end.
    public let expected: String
    /// The part of the link that does not match ``expected``, such as `abc`; empty if the link lacks it.
    public let at: String
    /// The number of path segments of the link that match the pattern before the first mismatch.
    public let reached: Int
}
