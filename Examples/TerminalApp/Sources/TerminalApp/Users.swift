import Waymark

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
        for window in windows { window.state.modals.removeAll { $0.root == .login } }
    }

    func signOut() {
        isSignedIn = false
        for window in windows { window.state["Account"].path = [] }
    }
}
