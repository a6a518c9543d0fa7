#if canImport(SwiftUI)
    public import Observation
    public import WaymarkDispatch

    /// What a window of an app of SwiftUI shows: a state that views are bound to, and that plans change.
    ///
    /// ```swift
    /// // in the outermost view of a window
    /// @State private var model = NavigationModel(NavigationState<AppRoute>(tab: "home", roots: ["home": .home]))
    ///
    /// TabView(selection: $model.state.tab) {
    ///     LinkStack($model.state, tab: "home") { RouteView(route: $0) }
    ///         .tabItem { Text("Home") }
    ///         .tag("home")
    /// }
    /// .modalScreens(of: $model.state) { RouteView(route: $0) }
    /// .opensLinks(with: dispatcher)
    /// ```
    ///
    /// Every window has a model of its own, and a dispatcher that shows links in it: a model that windows share would
    /// have each of them show what a link opened in another one. For systems before iOS 17 and macOS 14 there is
    /// ``NavigationObject``.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    @MainActor @Observable
    public final class NavigationModel<Route: Hashable & Sendable>: Navigator {
        /// What is on screen.
        public var state: NavigationState<Route>

        @ObservationIgnored private let tabs: Set<String>
        @ObservationIgnored private let custom: CustomScreens<Route>?

        /// Creates a model.
        ///
        /// - Parameters:
        ///   - state: What is on screen at first.
        ///   - tabs: The names of the tabs. Links to others fail; without any, nobody can tell, and they count as presented.
        ///   - custom: Shows routes with a custom presentation, known by its name. Without it links to them fail.
        public init(
            _ state: NavigationState<Route> = NavigationState(), tabs: Set<String> = [],
            custom: CustomScreens<Route>? = nil
        ) {
            self.state = state
            self.tabs = tabs
            self.custom = custom
        }

        /// Changes the state at once, and lets SwiftUI find out what that means.
        ///
        /// - Throws: `NavigationError` for a tab that is not there, and for a custom presentation that nobody shows.
        public func carryOut(_ plan: NavigationPlan<Route>, animated: Bool) throws {
            try plan.carryOut(animated: animated, tabs: tabs, custom: custom) { state = state.applying(plan) }
        }
    }
#endif
