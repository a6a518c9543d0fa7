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

        /// Creates a model for one window, with the parameters of ``NavigationModel``.
        public init(
            _ state: NavigationState<Route> = NavigationState(), tabs: Set<String> = [],
            custom: CustomScreens<Route>? = nil
        ) {
            self.state = state
            self.tabs = tabs
            self.custom = custom
        }

        /// Changes the state by the steps of a plan, and returns at once, as ``NavigationModel`` does.
        public func carryOut(_ plan: NavigationPlan<Route>, animated: Bool) throws {
            try plan.carryOut(animated: animated, tabs: tabs, custom: custom) { state = state.applying(plan) }
        }
    }
#endif
