import Waymark

/// Actions of users that involve no link.
extension AppModel {
    /// Goes back from a pushed screen, or closes the modal screen if there is none.
    ///
    /// - Returns: The closed modal screen.
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
