#if canImport(SwiftUI)
    public import Observation
    public import WaymarkDispatch

    /// The screens of one window in a SwiftUI app. Views bind to its ``state``, and links change it.
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
    /// Every window needs its own model. Windows with a shared model would all show a link that was opened in one of
    /// them. A dispatcher serves one window, or several that are registered with
    /// `linkWindow(_:showing:of:_:)`. For systems before iOS 17 and macOS 14 there is
    /// ``NavigationObject``.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    @MainActor @Observable
    public final class NavigationModel<Route: Hashable & Sendable>: Navigator {
        /// The tabs, stacks and modal screens of the window.
        public var state: NavigationState<Route>

        @ObservationIgnored private let tabs: Set<String>
        @ObservationIgnored private let custom: CustomScreens<Route>?

        /// Creates a model for one window.
        ///
        /// - Parameters:
        ///   - state: The initial tabs, stacks and modal screens.
        ///   - tabs: The names of the tabs. Links to other tabs fail. If empty, links to any tab count as presented.
        ///   - custom: Shows routes with a custom presentation style. Without it, links to these routes fail.
        public init(
            _ state: NavigationState<Route> = NavigationState(), tabs: Set<String> = [],
            custom: CustomScreens<Route>? = nil
        ) {
            self.state = state
            self.tabs = tabs
            self.custom = custom
        }

        /// Changes the state by the steps of a plan, and returns at once. SwiftUI then updates the views.
        ///
        /// - Throws: `NavigationError` for an unknown tab, and for a custom style without a closure to show it.
        public func carryOut(_ plan: NavigationPlan<Route>, animated: Bool) throws {
            try plan.carryOut(animated: animated, tabs: tabs, custom: custom) { state = state.applying(plan) }
        }
    }
#endif
