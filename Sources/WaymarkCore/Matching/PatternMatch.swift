/// A link and the pattern that it fits: what routes are made from.
///
/// Names and texts are looked up when they are asked for; making a match decodes nothing.
public struct PatternMatch: Sendable {
    /// The name of the entry.
    public let name: String?
    /// The pattern that matched.
    public let pattern: RoutePattern
    /// The link.
    public let url: ParsedURL

    /// The index of the entry.
    package let entry: Int

    package let trace: MatchTrace
    package let engine: RouteEngine

    /// What the named parameters held, in the order of the pattern.
    public var captures: Captures { trace.captures(in: url) }

    /// The segments that the pattern's first unnamed catch-all took, decoded; empty when it has none.
    public var rest: [String] { trace.rest(in: url) }

    /// Every query item of the link, decoded, in order.
    public var query: [QueryItem] { url.queryItems }

    /// The fragment, decoded.
    public var fragment: String? { url.fragment }

    /// What the parameter of a name held, or `nil` if it was absent.
    public subscript(name: String) -> CaptureValue? { captures[name] }
}
