public import WaymarkCore

/// A custom matcher for links that patterns cannot describe. This one accepts the beginning of a commit hash, if only
/// one known hash begins with it:
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
/// The router calls a matcher for every link that no entry with a higher rank opens. So each matcher adds to the cost
/// of a match, while patterns do not. A custom type for one parameter is often enough: see ``ParameterConvertible``.
public protocol PathMatcher: Sendable {
    /// The type of the matched value.
    associatedtype Value: Sendable

    /// Returns the value of a link, or `nil` to pass the link to the next best entry.
    ///
    /// The router may call it several times for one link. It must return the same result each time.
    ///
    /// - Parameters:
    ///   - path: The decoded segments after the prefix of the matcher's group.
    ///   - query: All query items, decoded, in order.
    func value(of path: [String], query: [QueryItem]) -> Value?

    /// Returns the segments of a value, or `nil` if it cannot be printed. Returns `nil` by default.
    func path(of value: Value) -> [String]?
}

extension PathMatcher {
    /// Returns `nil`: values of the matcher are not printed.
    public func path(of value: Value) -> [String]? { nil }
}

/// The rank of a ``PathMatcher`` among the patterns of its table.
public struct MatcherRank: Sendable {
    enum Kind: Sendable {
        case first, last
        case like(String)
    }

    let kind: Kind

    /// The rank ahead of all patterns in its group.
    public static let first = MatcherRank(kind: .first)

    /// The rank of `/**`, after all more specific patterns.
    public static let last = MatcherRank(kind: .last)

    /// Returns the rank of a pattern, or of its first variant if it has optional parts or alternatives. Among equal
    /// ranks the entry added first wins.
    public static func like(_ pattern: String) -> MatcherRank { MatcherRank(kind: .like(pattern)) }
}
