/// A route of a table with its URL patterns, name, link sources and conditions.
public struct RouteEntry<Route: Sendable>: Sendable {
    /// The data of the route that does not depend on the type `Route`.
    @usableFromInline
    package let outline: EntryOutline

    @usableFromInline
    package let binding: EntryBinding<Route>

    @inlinable
    init(outline: EntryOutline, binding: EntryBinding<Route>) {
        self.outline = outline
        self.binding = binding
    }

    /// The name of the route in messages, route files and the command-line tool; `nil` if it has none.
    public var name: String? { outline.name }

    /// The URL patterns that open the route, in order. Links are printed with the first that fits the values.
    public var patterns: [RoutePattern] { outline.patterns }

    /// The schemes and hosts of links that open the route, unless a pattern begins with a scheme or host.
    public var sources: [LinkSource] { outline.sources }

    /// The conditions to meet before a link opens the route; those of outer groups come first.
    public var requirements: [Condition] { outline.requirements }

    /// `true` if the route or its group is declared as a fallback, such as a catch-all that opens a web view.
    ///
    /// A later version of the table may open its links with new routes: `waymark diff` and `expectCompatible` do not
    /// report this as a break. The property does not affect which route wins.
    public var isFallback: Bool { outline.isFallback }

    /// The route if it is a constant, the same for every link; `nil` if a function creates it from the link.
    public var route: Route? { if case .constant(let route) = binding.build { route } else { nil } }
}
