import SwiftUI
import WaymarkCore
import WaymarkDispatch
import WaymarkSwiftUI

struct CookApp: App {
    @StateObject private var start = Start()

    var body: some Scene {
        WindowGroup {
            if let cook = start.cook {
                CookView(cook: cook)
            } else {
                Text(start.problems)
            }
        }
    }
}

/// The app, or every problem of its table.
@MainActor
final class Start: ObservableObject {
    private(set) var cook: Cook?
    private(set) var problems = ""

    init() {
        do { cook = try Cook() } catch { problems = "\(error)" }
    }
}

/// The tabs, and what is presented over them.
struct CookView: View {
    let cook: Cook
    @ObservedObject private var model: NavigationModel<AppRoute>

    init(cook: Cook) {
        self.cook = cook
        model = cook.model
    }

    var body: some View {
        TabView(selection: $model.state.tab) {
            LinkStack(model, tab: "recipes") {
                screen(.recipes)
            } screen: {
                screen($0)
            }
            .tabItem { Text("Recipes") }
            .tag("recipes")
            LinkStack(model, tab: "orders") {
                screen(.orders)
            } screen: {
                screen($0)
            }
            .tabItem { Text("Orders") }
            .tag("orders")
        }
        .modalScreens(of: model) { screen($0) }
        .opensLinks(with: cook.dispatcher)
    }

    private func screen(_ route: AppRoute) -> some View { RouteView(route: route, cook: cook) }
}
