import Observation
import WaymarkCore
import WaymarkDispatch
import WaymarkRoutes
import WaymarkSwiftUI

/// The user's account, shared by all windows.
@MainActor @Observable
final class Account {
    var isSignedIn = false
}

/// The contents of a window: the navigation model, and the dispatcher that routes links to it.
@MainActor
final class Cook {
    let model: NavigationModel<AppRoute>
    let dispatcher: LinkDispatcher<AppRoute>
    let account: Account

    init(_ backStack: BackStack<AppRoute>, account: Account) {
        let start = NavigationState<AppRoute>(tab: "recipes", roots: ["recipes": .recipes, "orders": .orders])
        model = NavigationModel(start, tabs: ["recipes", "orders"])
        dispatcher = LinkDispatcher(showing: backStack, in: model)
        self.account = account
        // A link to an order is pending until the user signs in. The login opens when such a link arrives.
        dispatcher.observe { [weak dispatcher] event in
            if case .pending(until: .signedIn, at: _) = event.kind { dispatcher?.open(.login) }
        }
    }

    /// Sets whether the user is signed in. Signing in closes the login and opens the pending links. Signing out removes
    /// the orders from their tab.
    func signedIn(_ isSignedIn: Bool) {
        if isSignedIn, model.state.top == .login { model.state.goBack() }
        if !isSignedIn { model.state["orders"].path = [] }
        dispatcher.set(.signedIn, isSignedIn)
    }
}
