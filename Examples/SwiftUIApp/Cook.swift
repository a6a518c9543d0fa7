import SwiftUI
import WaymarkCore
import WaymarkDispatch
import WaymarkSwiftUI

/// What the app is made of: what is on screen, what carries links there, and who is signed in.
@MainActor
final class Cook: ObservableObject {
    let model: NavigationModel<AppRoute>
    let dispatcher: LinkDispatcher<AppRoute>
    private var observation: EventObservation?

    init() throws {
        model = NavigationModel(NavigationState(tab: "recipes", roots: ["recipes": .recipes, "orders": .orders]))
        dispatcher = LinkDispatcher(showing: try AppRoute.backStack(), in: model)
        // A link to an order waits until the user is signed in, and it is asked for when that happens.
        observation = dispatcher.observe { [weak self] event in
            if case .held(until: .signedIn, at: _) = event.kind { self?.dispatcher.open(.login) }
        }
    }

    /// The user signed in: what waited for that opens.
    func signIn() {
        model.state[modal: 0, .cover] = nil
        dispatcher.fulfil(.signedIn)
    }
}
