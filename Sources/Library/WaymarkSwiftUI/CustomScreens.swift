#if canImport(SwiftUI)
    import SwiftUI
    import WaymarkDispatch

    /// A closure that shows a route with a presentation style that only the app defines. It receives the style's name.
    public typealias CustomScreens<Route> = @MainActor (String, Route) -> Void

    extension NavigationPlan {
        /// Changes the state, with or without animation, then shows the custom presentations.
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
