#if canImport(SwiftUI)
    public import Combine
    public import WaymarkDispatch

    /// The screens of one window in a SwiftUI app, like ``NavigationModel``, for systems without Observation.
    ///
    /// ```swift
    /// @StateObject private var model = NavigationObject<AppRoute>()
    /// ```
    @MainActor
    public final class NavigationObject<Route: Hashable & Sendable>: ObservableObject, Navigator {
        /// The tabs, stacks and modal screens of the window.
        @Published public var state: NavigationState<Route>

        private let tabs: Set<String>
        private let custom: CustomScreens<Route>?

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
