public import WaymarkCore

/// A way of taking links that no pattern has words for.
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
/// A matcher is asked for every link that its rank lets through, so that its cost is added to that of all of them; a
/// pattern costs the same however many there are. Mostly a type of your own for one parameter is enough: see
/// ``ParameterConvertible``.
public protocol PathMatcher: Sendable {
    /// What the matcher finds in a link.
    associatedtype Value: Sendable

    /// What the matcher finds in a link, or `nil` to let it go on to the next best entry.
    ///
    /// It is asked perhaps several times for one link, and must give the same answer each time.
    ///
    /// - Parameters:
    ///   - path: The decoded segments, behind the prefix of the group that the matcher is in.
    ///   - query: Every query item, decoded, in order.
    func value(of path: [String], query: [QueryItem]) -> Value?

    /// The segments in which the matcher finds a value; `nil` if it cannot be written, as by default.
    func path(of value: Value) -> [String]?
}

extension PathMatcher {
    /// Nothing: links are read and not written.
    public func path(of value: Value) -> [String]? { nil }
}

/// Where a ``PathMatcher`` stands among the patterns of its table.
public struct MatcherRank: Sendable {
    enum Kind: Sendable {
        case first, last
        case like(String)
    }

    let kind: Kind

    /// Before every pattern that begins as its group does.
    public static let first = MatcherRank(kind: .first)

    /// Where `/**` stands: behind everything that is more specific.
    public static let last = MatcherRank(kind: .last)

    /// Where this pattern stands, or its first form if it has optional parts or alternatives; between equals the one
    /// that was added first wins.
    public static func like(_ pattern: String) -> MatcherRank { MatcherRank(kind: .like(pattern)) }
}
