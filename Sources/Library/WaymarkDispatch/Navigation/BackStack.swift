public import WaymarkCore
import WaymarkRoutes

/// The routes that lead to a route, from the root to the leaf: what one link puts on screen.
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
/// A route's parent is what the shorter link opens, or what it is declared to be. It depends on the route's link alone,
/// so a route has the same way back wherever it is met.
public struct BackStack<Route: Hashable & Sendable>: Sendable {
    /// The most routes that a chain has, which ends declarations that never come to an end.
    public static var limit: Int { 64 }

    /// Matches shorter links, and writes the links of declared parents.
    public let router: Router<Route>

    private let present: @Sendable (Route) -> Presentation
    private let parent: @Sendable (Route) -> ParentRule<Route>

    /// Creates a back stack.
    ///
    /// - Parameters:
    ///   - router: Matches shorter links, and writes the links of declared parents.
    ///   - presentation: How a route comes to be on screen; pushed unless told otherwise.
    ///   - parent: What a route stands on; what the shorter link opens unless told otherwise.
    public init(
        _ router: Router<Route>, presentation: @escaping @Sendable (Route) -> Presentation = { _ in .push },
        parent: @escaping @Sendable (Route) -> ParentRule<Route> = { _ in .path }
    ) {
        (self.router, self.present, self.parent) = (router, presentation, parent)
    }

    /// How a route comes to be on screen.
    public func presentation(of route: Route) -> Presentation { present(route) }

    /// The chain of a link; empty if no route takes it.
    ///
    /// - Complexity: Two matches at most for each segment of the link; where parents are declared, one link written and
    ///   matched for each.
    public func chain(to link: String) -> [PlacedRoute<Route>] {
        router.match(for: link).map { chain(to: $0.route, at: $0.match) } ?? []
    }

    /// The chain of a route. One that cannot be printed has the parents that are declared.
    ///
    /// - Complexity: That of ``chain(to:)-(String)``, and of writing the link of the route.
    public func chain(to route: Route) -> [PlacedRoute<Route>] {
        chain(to: route, at: nil)
    }

    /// The chain of a route that a link leads to.
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - match: The link, matched by the same router; the route's own link if there is none.
    ///   - leaf: How the route comes to be on screen, if that was decided for this link.
    /// - Complexity: That of ``chain(to:)-(String)``.
    public func chain(
        to route: Route, at match: PatternMatch?, as leaf: Presentation? = nil
    ) -> [PlacedRoute<Route>] {
        let parents = parents(of: route, at: match ?? self.match(of: route)?.match)
        return parents.map { PlacedRoute($0, present($0)) } + [PlacedRoute(route, leaf ?? present(route))]
    }

    /// The routes that a route stands on, from the root on.
    private func parents(of leaf: Route, at match: PatternMatch?) -> [Route] {
        var routes = [leaf]
        var place = (route: leaf, match: match)
        climb: while routes.count < Self.limit {
            switch parent(place.route) {
            case .none: break climb
            case .path:
                // Of two links that give one route, the shorter one's parents count too.
                guard let shorter = place.match.flatMap(router.parent) else { break climb }
                place = (shorter.route, shorter.match)
                if routes.contains(shorter.route) { continue }
            case .route(let declared):
                if routes.contains(declared) { break climb }
                place = (declared, self.match(of: declared)?.match)
            }
            routes.append(place.route)
        }
        return routes.dropFirst().reversed()
    }

    private func match(of route: Route) -> RouteMatch<Route>? {
        (try? router.url(for: route)).flatMap(router.match)
    }
}
