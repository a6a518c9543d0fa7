#if canImport(SwiftUI)
    public import Combine
    public import WaymarkDispatch

    /// What a window shows, as ``NavigationModel`` has it, for systems that know no observation.
    ///
    /// ```swift
    /// @StateObject private var model = NavigationObject<AppRoute>()
    /// ```
    @MainActor
    public final class NavigationObject<Route: Hashable & Sendable>: ObservableObject, Navigator {
        /// What is on screen.
        @Published public var state: NavigationState<Route>

        private let tabs: Set<String>
        private let custom: CustomScreens<Route>?

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
