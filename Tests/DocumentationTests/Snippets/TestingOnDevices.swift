import Testing
import Waymark

@Suite("Testing on devices") @MainActor
struct TestingOnDevicesSnippets {
    enum AppRoute: Hashable { case post(Int) }

    final class Model {
        var shownRoute = ""
        var route = ""
    }

    @Test func shownRoute() async throws {
        var table = RouteTable<AppRoute>(accepting: [.host("example.com")])
        table.add("/post/{id: Int}", named: "post") { (id: Int) in AppRoute.post(id) }
        let dispatcher = LinkDispatcher(router: try Router(table), handlers: [AnyLinkHandler { _ in .opened() }])
        let (model, shown) = (Model(), Model())
        dispatcher.observe { event in
            if let route = event.shownRoute { model.shownRoute = route }
        }
        dispatcher.observe { event in if let route = event.shownRoute { shown.route = route } }
        if let link = IncomingLink<AppRoute>(launchArguments: CommandLine.arguments) { dispatcher.open(link) }
        let arguments = ["app", "-WaymarkLink", "https://example.com/post/7"]
        let link = try #require(IncomingLink<AppRoute>(launchArguments: arguments))
        _ = await dispatcher.outcome(of: link)
        #expect(model.shownRoute == "post" && shown.route == "post")
        #expect(IncomingLink<AppRoute>(launchArguments: ["app", "-WaymarkLink"])?.url == nil)
    }
}
