import Observation
import WaymarkCore
import WaymarkDispatch
import WaymarkRoutes
import WaymarkSwiftUI

/// Who is signed in: the same in all windows.
@MainActor @Observable
final class Account {
    var isSignedIn = false
}

/// What a window is made of: what is on screen, and what carries links there.
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
        // A link to an order waits until the user is signed in, and it is asked for when that happens.
        dispatcher.observe { [weak dispatcher] event in
            if case .pending(until: .signedIn, at: _) = event.kind { dispatcher?.open(.login) }
        }
    }

    /// The user signed in, in whatever window: what waited for that opens.
    func signedIn(_ isSignedIn: Bool) {
        if isSignedIn, model.state.top == .login { model.state.goBack() }
        dispatcher.set(.signedIn, isSignedIn)
    }
}
