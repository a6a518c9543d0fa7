import SwiftUI
import WaymarkDispatch
import WaymarkSwiftUI

struct CookApp: App {
    @State private var account = Account()
    private let start = Result { try AppRoute.backStack() }

    var body: some Scene {
        WindowGroup {
            switch start {
            case .success(let backStack): CookWindow(Cook(backStack, account: account))
            case .failure(let problems): Text(verbatim: "\(problems)")
            }
        }
    }
}

/// A window with its own screens. It shows the links with which the system opens it.
struct CookWindow: View {
    @State private var cook: Cook

    init(_ cook: Cook) { self.cook = cook }

    var body: some View { CookView(cook: cook) }
}

/// The tabs, and the modal screens over them.
struct CookView: View {
    let cook: Cook

    var body: some View {
        @Bindable var model = cook.model
        TabView(selection: $model.state.tab) {
            LinkStack($model.state, tab: "recipes") { screen($0) }
                .tabItem { Text("Recipes") }
                .tag("recipes")
            LinkStack($model.state, tab: "orders") { screen($0) }
                .tabItem { Text("Orders") }
                .tag("orders")
        }
        .modalScreens(of: $model.state) { screen($0) }
        .opensLinks(with: cook.dispatcher, activities: ["com.example.cook.reading"])
        .routesLinks(with: cook.dispatcher)
        .onChange(of: cook.account.isSignedIn, initial: true) { _, isSignedIn in cook.signedIn(isSignedIn) }
    }

    private func screen(_ route: AppRoute) -> some View { RouteView(route: route, cook: cook) }
}
