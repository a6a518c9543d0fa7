import Testing
@testable import WaymarkManifest

@Suite("The route file page")
struct RouteFilePageTests {
    static let text = ((try? Page(named: "RouteFiles"))?.lines ?? []).joined(separator: "\n")

    static let keys = [
        RouteFileSchema.file, RouteFileSchema.source, RouteFileSchema.routeKeys, RouteFileSchema.type,
        RouteFileSchema.policy,
    ].flatMap { $0.keys.map(\.name) }

    @Test("The route file page names every key", arguments: keys)
    func key(_ name: String) { #expect(Self.text.contains("`\(name)`")) }

    @Test(
        "The first YAML example of the route file page is a valid route file",
        .enabled(if: DocumentReader.readsYAML, "YAML needs the trait Tool"))
    func example() throws {
        let page = try Page(named: "RouteFiles")
        let block = try #require(page.blocks.first { $0.language == "yaml" })
        #expect(try RouteFile(text: block.lines.joined(separator: "\n"), name: "waymark.yaml").routes.count == 4)
    }
}
