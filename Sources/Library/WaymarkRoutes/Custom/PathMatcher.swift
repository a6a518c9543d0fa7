public import WaymarkCore

/// A matcher for links that patterns cannot describe. This one accepts a unique prefix of a commit hash:
///
/// ```swift
/// /// Matches the only known commit whose hash begins with the path segment.
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
/// The router calls a matcher for each link that has its sources and prefix, if no route with a higher rank opens the
/// link. Each matcher makes matching slower. For a single parameter, a ``ParameterConvertible`` type is often enough.
public protocol PathMatcher: Sendable {
    /// The type of the value that the matcher extracts from a link.
    associatedtype Value: Sendable

    /// Returns the value of a link; `nil` if the link does not match, so that the router tries the next best route.
    ///
    /// The router may call this method several times for one link. The result must be the same each time.
    ///
    /// - Parameters:
    ///   - path: The percent-decoded path segments, without the prefix of the matcher's group. For a prefix with an
    ///     unnamed `**`, only the segments of that `**`; name it `{path: **}` to receive those after it.
    ///   - query: All query items, percent-decoded, in order.
    func value(of path: [String], query: [QueryItem]) -> Value?

    /// Returns the path segments that print a value; `nil` if the value cannot be printed, which is the default.
    func path(of value: Value) -> [String]?
}

extension PathMatcher {
    /// The default returns `nil`: values of the matcher are not printed.
    public func path(of value: Value) -> [String]? { nil }
}

/// The precedence of a ``PathMatcher`` in its table: of several matching routes, the highest rank wins.
public struct MatcherRank: Sendable {
    enum Kind: Sendable {
        case first, last
        case like(String)
    }

    let kind: Kind

    /// The rank above all patterns of the group to which the matcher is added.
    public static let first = MatcherRank(kind: .first)

    /// The rank of the pattern `/**`, below all patterns that are more specific.
    public static let last = MatcherRank(kind: .last)

    /// Returns the rank of a route with this pattern. For optional parts or alternatives, it is the rank for links with
    /// all optional parts and the first alternative. Among equal ranks, the route that was added first wins.
    public static func like(_ pattern: String) -> MatcherRank { MatcherRank(kind: .like(pattern)) }
}

extension RouteTable {
    /// Adds a route for the links that a custom ``PathMatcher`` accepts.
    ///
    /// The route has the pattern `/**`, the given rank, and the matcher as a check. ``Router/matches(for:)-(String)``,
    /// ``Router/explanation(for:)-(String)`` and printing skip the route if the matcher returns `nil`. No problem is
    /// reported if the matcher and a pattern match the same links.
    ///
    /// - Parameters:
    ///   - matcher: The matcher, which extracts a value from a link.
    ///   - rank: The rank of the route among the table's patterns: of several matching routes, the highest rank wins.
    ///   - name: The name of the route in messages and in the command-line tool.
    ///   - sources: The schemes and hosts from which links to this route are accepted; by default those of the table.
    ///   - build: Creates the route. If it returns `nil`, the next best route is tried; an error stops the search.
    ///   - inverse: Returns the value that prints a route; `nil` for other routes. Without it, printing throws.
    public mutating func add<Matcher: PathMatcher>(
        matching matcher: Matcher, rank: MatcherRank, named name: String? = nil, from sources: [LinkSource]? = nil,
        build: @escaping @Sendable (Matcher.Value) throws -> Route?,
        inverse: (@Sendable (Route) -> Matcher.Value?)? = nil
    ) {
        var binding = EntryBinding<Route>(
            .build { try matcher.value(of: $0.rest, query: $0.query).flatMap(build) },
            inverse: inverse.map { inverse in
                RouteInverse { route, values in
                    guard let path = inverse(route).flatMap(matcher.path) else { return false }
                    values.rest = path
                    return true
                }
            })
        let entryRank = entryRank(rank, named: name)
        binding.validation = EntryValidation(
            check: EntryCheck(entryRank) { matcher.value(of: $0.rest, query: $0.queryItems) != nil })
        add(texts: ["/**"], named: name, syntax: .braces, from: sources, binding)
    }

    private mutating func entryRank(_ rank: MatcherRank, named name: String?) -> EntryCheck.Rank {
        switch rank.kind {
        case .first: return .first
        case .last: return .asWritten
        case .like(let text):
            do {
                return .like(try RoutePattern(text))
            } catch {
                report(error.problems.map { $0.naming(route: name) })
                return .asWritten
            }
        }
    }
}
