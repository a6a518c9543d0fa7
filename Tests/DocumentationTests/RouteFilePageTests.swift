import Testing
@testable import WaymarkManifest

@Suite("The page of route files")
struct RouteFilePageTests {
    static let text = ((try? Page(named: "RouteFiles"))?.lines ?? []).joined(separator: "\n")

    static let keys = [
        RouteFileSchema.file, RouteFileSchema.source, RouteFileSchema.routeKeys, RouteFileSchema.type,
        RouteFileSchema.policy,
    ].flatMap { $0.keys.map(\.name) }

    @Test("has every key", arguments: keys)
    func key(_ name: String) { #expect(Self.text.contains("`\(name)`")) }

    @Test("shows a file that is sound", .enabled(if: DocumentReader.readsYAML, "YAML needs the trait Tool"))
    func example() throws {
        let page = try Page(named: "RouteFiles")
        let block = try #require(page.blocks.first { $0.language == "yaml" })
        #expect(try RouteFile(text: block.lines.joined(separator: "\n"), name: "waymark.yaml").routes.count == 4)
    }
}
