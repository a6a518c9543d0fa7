#if canImport(SwiftUI)
    public import SwiftUI
    public import WaymarkDispatch

    /// What an app of SwiftUI shows: a state that views are bound to, and that plans change.
    ///
    /// ```swift
    /// @StateObject var model = NavigationModel<AppRoute>()
    ///
    /// TabView(selection: $model.state.tab) {
    ///     LinkStack(model, tab: "home") { HomeView() } screen: { RouteView(route: $0) }
    ///         .tabItem { Text("Home") }
    ///         .tag("home")
    /// }
    /// .modalScreens(of: model) { RouteView(route: $0) }
    /// .opensLinks(with: dispatcher)
    /// ```
    @MainActor
    public final class NavigationModel<Route: Hashable & Sendable>: ObservableObject, Navigator {
        /// What is on screen.
        @Published public var state: NavigationState<Route>

        private let custom: @MainActor (String, Route) -> Void

        /// Creates a model.
        ///
        /// - Parameters:
        ///   - state: What is on screen at first.
        ///   - custom: Shows routes with a custom presentation, known by its name.
        public init(
            _ state: NavigationState<Route> = NavigationState(),
            custom: @escaping @MainActor (String, Route) -> Void = { _, _ in }
        ) {
            self.state = state
            self.custom = custom
        }

        /// Changes the state at once, and lets SwiftUI find out what that means.
        public func carryOut(_ plan: NavigationPlan<Route>, animated: Bool) {
            var transaction = Transaction()
            transaction.disablesAnimations = !animated
            withTransaction(transaction) { state = state.applying(plan) }
            for case .custom(let name, let route) in plan.steps { custom(name, route) }
        }
    }
#endif
