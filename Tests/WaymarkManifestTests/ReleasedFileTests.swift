import Testing
import WaymarkCore
import WaymarkExplain

@testable import WaymarkManifest

@Suite("Route files of a release", .enabled(if: DocumentReader.readsYAML, "YAML needs the trait Tool"))
struct ReleasedFileTests {
    static let text = """
        waymark: 1
        routes:
          page: /{name}
          grid: { pattern: /debug/grid, requires: developer }
          mixed: { pattern: /debug/fonts, requires: [signedIn, developer] }
        """

    @Test("A release has no routes for developers, and another route matches their links")
    func released() throws {
        let file = try RouteFile(text: Self.text, name: "waymark.yaml")
        #expect(file.routes.map(\.isForDevelopers) == [false, true, true])
        #expect(file.released().routes.map(\.name.value) == ["page"])
        #expect(try file.router().match(for: "/debug/grid")?.name == "grid")
        #expect(try file.released().router().match(for: "/debug/grid") == nil)
    }

    @Test("A note names the routes for developers at the first one")
    func note() throws {
        let file = try RouteFile(text: Self.text, name: "waymark.yaml")
        let note = try #require(file.developerNote)
        #expect(note.code == "developer-routes" && note.severity == .note)
        #expect(note.place == Place(line: 4, column: 3))
        #expect(note.message.hasPrefix("2 routes are for developers (grid, mixed): "))
        #expect(file.released().developerNote == nil)
    }

    @Test(
        "Problems of global items have their position in the file",
        arguments: [
            ("globals: '?a={a'\nroutes: {}", "2:14 unclosed-brace"),
            ("globals: '/x?a={a?}'\nroutes: {}", "2:11 globals-path"),
            ("globals: '?a={b: Itn?}'\nroutes: {}", "2:18 unknown-type"),
            ("globals: '?a={a?}'\npublic: [b]\nroutes: { x: /x }", "3:10 unknown-public-parameter"),
            ("globals: '?a={a?}'\npublic: [a]\nroutes: { x: '/x?a={c?}' }", "4:18 global-item"),
        ])
    func globals(_ text: String, _ problem: String) throws {
        #expect(Self.codes("waymark: 1\n" + text) == [problem])
    }

    private static func codes(_ text: String) -> [String] {
        do throws(RouteFileError) {
            let file = try RouteFile(text: text, name: "waymark.yaml")
            return file.problems().map { "\($0.line):\($0.column) \($0.code)" }
        } catch {
            return error.problems.map { "\($0.line):\($0.column) \($0.code)" }
        }
    }
}
