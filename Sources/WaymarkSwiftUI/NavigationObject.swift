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

        private let custom: CustomScreens<Route>?

        /// Creates a model.
        ///
        /// - Parameters:
        ///   - state: What is on screen at first.
        ///   - custom: Shows routes with a custom presentation, known by its name. Without it links to them fail.
        public init(_ state: NavigationState<Route> = NavigationState(), custom: CustomScreens<Route>? = nil) {
            self.state = state
            self.custom = custom
        }

        /// Changes the state at once, and lets SwiftUI find out what that means.
        ///
        /// - Throws: `NavigationError.unknownPresentation` for a custom presentation that nobody shows.
        public func carryOut(_ plan: NavigationPlan<Route>, animated: Bool) throws {
            try plan.carryOut(animated: animated, custom: custom) { state = state.applying(plan) }
        }
    }
#endif
