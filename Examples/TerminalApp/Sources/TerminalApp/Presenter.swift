import Waymark

/// The library compares what a link should show with what is on screen, and makes a plan. The app carries it out, one
/// step after the other, as it would push view controllers.
extension AppModel: Navigator {
    var state: NavigationState<AppRoute> { navigation }

    func carryOut(_ plan: NavigationPlan<AppRoute>, animated: Bool) {
        for step in plan.steps {
            navigation = navigation.applying(step)
            news.append("  " + step.text { "\($0)" })
        }
    }
}

/// What users do by themselves, without any link.
extension AppModel {
    /// Goes back from a pushed screen, or closes the sheet if there is none.
    ///
    /// - Returns: The sheet that was closed.
    func goBack() -> AppRoute? {
        if navigation.path.isEmpty { return navigation.modals.popLast()?.root }
        navigation.path.removeLast()
        return nil
    }

    func signIn() {
        isSignedIn = true
        navigation.modals.removeAll { $0.root == .login }
    }

    func signOut() {
        isSignedIn = false
        navigation["Account"].path = []
    }
}
