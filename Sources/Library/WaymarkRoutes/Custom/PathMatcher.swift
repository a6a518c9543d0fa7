public import WaymarkCore

/// A matcher for links that patterns cannot describe. This one accepts a unique prefix of a commit hash:
///
/// ```swift
/// /// Takes a commit by as much of its hash as tells it from the others that are known.
/// struct CommitMatcher: PathMatcher {
///     let hashes: [String]
///
///     func value(of path: [String], query: [QueryItem]) -> String? {
///         let known = hashes.filter { $0.hasPrefix(path.first ?? "") }
///         return path.count == 1 && known.count == 1 ? known[0] : nil
///     }
///
///     func path(of value: String) -> [String]? { [value] }
/// }
///
/// table.add(matching: CommitMatcher(hashes: hashes), rank: .like("/{hash: Hash}")) { AppRoute.commit($0) }
/// ```
///
/// The router calls a matcher for every link that no route with a higher rank opens. So each matcher adds to the time
/// of a match, while patterns do not. To match a single parameter, a ``ParameterConvertible`` type is often enough.
public protocol PathMatcher: Sendable {
    /// The type of the value that the matcher extracts from a link.
    associatedtype Value: Sendable

    /// Returns the value of a link; `nil` if the link does not match, which passes it to the next best route.
    ///
    /// The router may call it several times for one link. It must return the same result each time.
    ///
    /// - Parameters:
    ///   - path: The percent-decoded path segments, without the prefix of the group to which the matcher was added.
    ///   - query: All query items, percent-decoded, in order.
    func value(of path: [String], query: [QueryItem]) -> Value?

    /// Returns the path segments that print a value; `nil` if the value cannot be printed, which is the default.
    func path(of value: Value) -> [String]?
}

extension PathMatcher {
    /// The default: returns `nil`, so values of the matcher are not printed.
    public func path(of value: Value) -> [String]? { nil }
}

/// The position of a ``PathMatcher`` in the precedence of its table: if several routes match, the highest rank wins.
public struct MatcherRank: Sendable {
    enum Kind: Sendable {
        case first, last
        case like(String)
    }

    let kind: Kind

    /// The rank before all patterns of the group to which the matcher is added.
    public static let first = MatcherRank(kind: .first)

    /// The rank of the pattern `/**`: after all patterns that are more specific.
    public static let last = MatcherRank(kind: .last)

    /// Returns the rank of a pattern. If the pattern has optional parts or alternatives, its first variant counts.
    /// Among equal ranks, the route that was added first wins.
    public static func like(_ pattern: String) -> MatcherRank { MatcherRank(kind: .like(pattern)) }
}
