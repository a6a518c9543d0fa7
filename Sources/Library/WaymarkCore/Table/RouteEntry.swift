/// An entry of a table: its patterns, and the route that they open.
public struct RouteEntry<Route: Sendable>: Sendable {
    /// The data that does not depend on the route type.
    @usableFromInline
    package let outline: EntryOutline

    @usableFromInline
    package let binding: EntryBinding<Route>

    @inlinable
    init(outline: EntryOutline, binding: EntryBinding<Route>) {
        self.outline = outline
        self.binding = binding
    }

    /// The name of the entry in the tool, in route files and in messages.
    public var name: String? { outline.name }

    /// The patterns, in order; the first is the printed one.
    public var patterns: [RoutePattern] { outline.patterns }

    /// The sources of the entry's links, except for patterns with their own source.
    public var sources: [LinkSource] { outline.sources }

    /// The conditions to meet before a link to this entry opens, outermost group first.
    public var requirements: [Condition] { outline.requirements }

    /// `true` for a fallback, such as a catch-all that opens a web view.
    ///
    /// If a later version of the table has a new route for some links of a fallback, a comparison of the two versions
    /// does not report that as a break. ``RouteTable/add(_:named:syntax:from:fallback:to:inverse:)`` declares a
    /// fallback. The property does not affect precedence.
    public var isFallback: Bool { outline.isFallback }

    /// The route, if it is the same for every link; `nil` if it is made from the match.
    public var route: Route? {
        if case .constant(let route) = binding.build { route } else { nil }
    }
}
