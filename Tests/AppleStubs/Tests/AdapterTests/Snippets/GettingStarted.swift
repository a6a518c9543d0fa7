import SwiftUI
import Testing
import WaymarkCore
import WaymarkDispatch
import WaymarkRoutes
import WaymarkSwiftUI

/// The app of the page Getting started.
private enum Started {
    /// The expansion of `@Routes` for the routes on the page.
    enum AppRoute: Hashable {
        case home
        case post(user: Int, id: Int)
        case search(query: String, page: Int)

        static let router: Router<AppRoute> = {
            var table = RouteTable<AppRoute>(accepting: [.host("example.com"), .scheme("myapp")])
            table.add("/", "/home", to: .home)
            table.add("/user/{user}/posts/{id}") { (user: Int, id: Int) in
                AppRoute.post(user: user, id: id)
            } inverse: { route in
                if case .post(let user, let id) = route { (user, id) } else { nil }
            }
            table.add("/search?q={query}&page={page = 1}") { (query: String, page: Int) in
                AppRoute.search(query: query, page: page)
            } inverse: { route in
                if case .search(let query, let page) = route { (query, page) } else { nil }
            }
            do { return try Router(table) } catch { preconditionFailure("\(error)") }
        }()
    }

    @MainActor
    final class Reader {
        let model = NavigationModel(NavigationState<AppRoute>(roots: ["main": .home]))
        let dispatcher: LinkDispatcher<AppRoute>

        init() {
            let backStack = BackStack(AppRoute.router) { route in
                switch route {
                case .home: .select(tab: "main")
                case .post: .push
                case .search: .sheet
                }
            }
            dispatcher = LinkDispatcher(showing: backStack, in: model)
        }
    }

    struct ReaderApp: App {
        @State private var reader = Reader()

        var body: some Scene {
            WindowGroup { ReaderView(reader: reader) }
        }
    }

    struct ReaderView: View {
        let reader: Reader

        var body: some View {
            @Bindable var model = reader.model
            LinkStack($model.state) { screen($0) }
                .modalScreens(of: $model.state) { screen($0) }
                .opensLinks(with: reader.dispatcher)
                .routesLinks(with: reader.dispatcher)
        }

        @ViewBuilder private func screen(_ route: AppRoute) -> some View {
            switch route {
            case .home: Text("Home")
            case .post(let user, let id): Text("Post \(id) of user \(user)")
            case .search(let query, let page): Text("\(query), page \(page)")
            }
        }
    }
}

@Suite("The page Getting started")
@MainActor
struct GettingStartedSnippets {
    @Test("The Getting started app dismisses a sheet and shows a post with its back stack")
    func reader() async throws {
        let reader = Started.Reader()
        let search = try await reader.dispatcher.open("https://example.com/search?q=tea").outcome
        #expect("\(search)" == "presented (sheet)")
        #expect(reader.model.state.top == .search(query: "tea", page: 1))
        let post = try await reader.dispatcher.open("myapp://user/1/posts/2").outcome
        #expect("\(post)" == "presented (push)")
        #expect(reader.model.state.path == [.post(user: 1, id: 2)])
        #expect(reader.model.state.top == .post(user: 1, id: 2))
        let wentBack = reader.model.state.goBack()
        #expect(wentBack && reader.model.state.top == .home)
    }
}
