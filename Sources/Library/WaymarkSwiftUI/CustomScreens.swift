#if canImport(SwiftUI)
    import SwiftUI
    import WaymarkDispatch

    /// Shows routes with a presentation of the app's own, known by its name.
    public typealias CustomScreens<Route> = @MainActor (String, Route) -> Void

    extension NavigationPlan {
        /// Has a state changed, with an animation or without one, and what only the app can show shown after that.
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
