import SwiftUI
import WaymarkDispatch

/// The screen of a route.
struct RouteView: View {
    let route: AppRoute
    let cook: Cook

    var body: some View {
        switch route {
        case .recipes:
            List {
                Text("Recipes")
                NavigationLink("Pancakes", value: AppRoute.recipe(1))
                Button("Write one") { cook.dispatcher.open(.compose) }
            }
            .navigationTitle("Recipes")
        case .recipe(let id):
            VStack {
                Text("Recipe \(id)")
                NavigationLink("Begin", value: AppRoute.step(recipe: id, number: 1))
            }
        case .step(_, let number):
            Text("Step \(number)")
        case .orders:
            // Selecting a tab opens no link, so the view checks the login.
            if cook.account.isSignedIn {
                Text("Orders")
            } else {
                Button("Sign in for orders") { cook.dispatcher.open(.login) }
            }
        case .order(let code):
            Text("Order \(code)")
        case .compose:
            Text("New recipe")
        case .login:
            VStack {
                Text("Who are you?")
                Button("Sign in") { cook.account.isSignedIn = true }
            }
        }
    }
}
