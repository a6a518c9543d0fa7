public import WaymarkCore
import WaymarkRoutes

/// The rules for the parent screens under a route (back stack). The *chain* of a route is its parents, then the route.
///
/// ```swift
/// let backStack = BackStack(router) { route in
///     switch route {
///     case .settings: .select(tab: "settings")
///     case .compose: .sheet
///     default: .push
///     }
/// } parent: { route in
///     if case .comments(let post) = route { .route(.post(post)) } else { .path }
/// }
///
/// let chain = backStack.chain(to: "https://example.com/settings/profile/5")
/// chain.map(\.route)                                     // [.home, .settings, .profile(5)]
/// NavigationPlan(from: state, showing: chain).steps      // [.select("settings"), .push(.profile(5))]
/// ```
///
/// The parent of a route is the route of a shorter link, or one that the app declares, whatever screens are shown.
public struct BackStack<Route: Hashable & Sendable>: Sendable {
    /// The maximum number of routes in a chain (a route and its parents), 64. It stops endless chains of declared
    /// parents.
    public static var limit: Int { 64 }

    /// The router that matches links without their last segments, and prints the links of declared parents.
    public let router: Router<Route>

    private let present: @Sendable (Route) -> Presentation
    private let parent: @Sendable (Route) -> ParentRule<Route>

    /// Creates the rules: `presentation` returns the style of a route, by default a push, and `parent` returns the rule
    /// for its parent, by default the route of a shorter link (`Router.parent(of:)`).
    public init(
        _ router: Router<Route>, presentation: @escaping @Sendable (Route) -> Presentation = { _ in .push },
        parent: @escaping @Sendable (Route) -> ParentRule<Route> = { _ in .path }
    ) {
        (self.router, self.present, self.parent) = (router, presentation, parent)
    }

    /// Returns the presentation style of a route, such as a push or a sheet.
    public func presentation(of route: Route) -> Presentation { present(route) }

    /// Returns the parents of a link's route, from the root on, then the route; empty if no route matches the link.
    ///
    /// - Complexity: At most two matches per segment of the link; one printed and matched link per declared parent.
    public func chain(to link: String) -> [PlacedRoute<Route>] {
        router.match(for: link).map { chain(to: $0.route, at: $0.match) } ?? []
    }

    /// Returns the chain of a route: its parents, from the root on, then the route. If the route has no printable link,
    /// only a declared parent is included, with its own parents.
    ///
    /// - Complexity: That of ``chain(to:)-(String)``, and of printing the link of the route.
    public func chain(to route: Route) -> [PlacedRoute<Route>] { chain(to: route, at: nil) }

    /// Returns the parents of a link's route, then the route. `match` is the match of the link by ``router``; `nil` to
    /// use the route's own link. `leaf` is the route's style for this link; `nil` for ``presentation(of:)``.
    ///
    /// - Complexity: That of ``chain(to:)-(String)``, and of printing the route's link if `match` is `nil`.
    public func chain(
        to route: Route, at match: PatternMatch?, as leaf: Presentation? = nil
    ) -> [PlacedRoute<Route>] {
        chain(to: route, at: match, as: leaf, holding: nil)
    }

    /// Returns the parents of a route, without those that require a condition outside of `conditions`, then the route.
    func chain(
        to route: Route, at match: PatternMatch?, as leaf: Presentation?, holding conditions: Set<Condition>?
    ) -> [PlacedRoute<Route>] {
        let parents = parents(of: route, at: match ?? self.match(of: route)?.match).filter { parent in
            conditions.map { isAllowed(parent, holding: $0) } ?? true
        }
        return parents.map { PlacedRoute($0.route, present($0.route)) } + [PlacedRoute(route, leaf ?? present(route))]
    }

    /// A parent route and its requirements; `nil` if no URL of the parent can be created and matched.
    private typealias Parent = (route: Route, requirements: [Condition]?)

    private func isAllowed(_ parent: Parent, holding conditions: Set<Condition>) -> Bool {
        let requirements = parent.requirements ?? router.requirements(of: parent.route, ifUnknown: true)
        return requirements?.allSatisfy(conditions.contains) ?? false
    }

    private func parents(of leaf: Route, at match: PatternMatch?) -> [Parent] {
        var routes = [leaf]
        var parents: [Parent] = []
        var current = (route: leaf, match: match)
        climb: while routes.count < Self.limit {
            switch parent(current.route) {
            case .none: break climb
            case .path:
                // If the shorter link opens the same route, the search for parents continues from it.
                guard let shorter = current.match.flatMap(router.parent) else { break climb }
                current = (shorter.route, shorter.match)
                if routes.contains(shorter.route) { continue }
                parents.append((shorter.route, shorter.requirements))
            case .route(let declared):
                if routes.contains(declared) { break climb }
                let match = self.match(of: declared)
                current = (declared, match?.match)
                parents.append((declared, match?.requirements))
            }
            routes.append(current.route)
        }
        return parents.reversed()
    }

    private func match(of route: Route) -> RouteMatch<Route>? { (try? router.url(for: route)).flatMap(router.match) }
}
