#if canImport(SwiftUI)
    public import Combine
    public import Observation
    import SwiftUI
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
    /// Every window needs its own model; otherwise all windows show each link. A dispatcher serves one window, or those
    /// registered with `linkWindow(_:showing:of:_:)`. Before iOS 17 and macOS 14, use ``NavigationObject``.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    @MainActor @Observable
    public final class NavigationModel<Route: Hashable & Sendable>: Navigator {
        /// The tabs, stacks and modal screens of the window.
        public var state: NavigationState<Route>

        @ObservationIgnored private let tabs: Set<String>
        @ObservationIgnored private let custom: CustomScreens<Route>?

        /// Creates a model for one window with its initial state and its tabs' names. Links to other tabs fail, unless
        /// `tabs` is empty. `custom` shows routes with custom presentations; without it, links to them fail.
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

        /// Creates a model for one window. The parameters are those of the initializer of ``NavigationModel``.
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

    /// A closure that shows a route with a presentation style that only the app defines. It receives the style's name.
    public typealias CustomScreens<Route> = @MainActor (String, Route) -> Void

    extension NavigationPlan {
        @MainActor
        func carryOut(
            animated: Bool, tabs: Set<String>, custom: CustomScreens<Route>?, _ change: () -> Void
        ) throws {
            for case .select(let tab) in steps where !tabs.isEmpty && !tabs.contains(tab) {
                throw NavigationError.unknownTab(tab)
            }
            let own = customSteps
            if custom == nil, let first = own.first {
                throw NavigationError.unknownPresentation(.custom(first.name))
            }
            var transaction = Transaction()
            transaction.disablesAnimations = !animated
            withTransaction(transaction, change)
            for step in own { custom?(step.name, step.route) }
        }
    }
#endif
