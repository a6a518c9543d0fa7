/// One entry of a table: the patterns that lead to a route, and how the route is made.
public struct RouteEntry<Route: Sendable>: Sendable {
    /// All that does not depend on the type of the route.
    @usableFromInline
    package let outline: EntryOutline

    /// How the route is made from a match, and a match from the route.
    @usableFromInline
    package let binding: EntryBinding<Route>

    @inlinable
    init(outline: EntryOutline, binding: EntryBinding<Route>) {
        self.outline = outline
        self.binding = binding
    }

    /// The name by which the tool, route files and messages know the entry.
    public var name: String? { outline.name }

    /// The patterns, in order; the first one is printed.
    public var patterns: [RoutePattern] { outline.patterns }

    /// Where links to this entry may come from, unless a pattern says so itself.
    public var sources: [LinkSource] { outline.sources }

    /// What must hold before a link to this entry opens, outermost group first.
    public var requirements: [Condition] { outline.requirements }

    /// Whether the entry is a fallback: a link that it opens may open a new route instead, and that is no break.
    ///
    /// ``RouteTable/add(_:named:syntax:from:fallback:to:inverse:)`` declares one. The flag does not change which route wins.
    public var isFallback: Bool { outline.isFallback }

    /// The route, if it is the same for every link; `nil` if it is made from the match.
    public var route: Route? {
        if case .constant(let route) = binding.build { route } else { nil }
    }
}
