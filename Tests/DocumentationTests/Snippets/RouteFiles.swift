import Testing
import Waymark
import WaymarkManifest

@Suite("Route files")
struct RouteFilesSnippets {
    @Test func writing() throws {
        var table = RouteTable<String>(accepting: [.host("example.com")])
        table.add("/users/{id: Int}", named: "user", to: "user")
        let text = try table.routeFileText()
        #expect(try RouteFile(text: text, name: "routes.json").routes.map(\.name.value) == ["user"])
    }
}
