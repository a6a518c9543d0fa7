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

    @Test("A condition that differs from the reserved one only in case is reported")
    func spelling() throws {
        let routes = """
            { a: { pattern: /a, requires: [x, Developer] }, b: { pattern: /b, requires: developers },
              c: { pattern: /c, requires: [DEVELOPER, developer] } }
            """
        let file = try RouteFile(text: "waymark: 1\nroutes: \(routes)", name: "waymark.yaml")
        let warning = try #require(file.problems().first)
        #expect(file.problems().count == 1 && file.released().routes.count == 2)
        #expect(warning.code == "developer-spelling" && warning.severity == .warning)
        #expect(warning.place == Place(line: 2, column: 43) && warning.help == "write 'developer'")
    }

    @Test(
        "Problems of global items have their position in the file",
        arguments: [
            ("globals: '?a={a'\nroutes: {}", "2:14 unclosed-brace"),
            ("globals: '/x?a={a?}'\nroutes: {}", "2:11 globals-path"),
            ("globals: '?a={b: Itn?}'\nroutes: {}", "2:18 unknown-type"),
            ("globals: ''\nroutes: {}", "2:11 globals-path"),
            ("globals: /\nroutes: {}", "2:10 globals-path"),
            ("globals: 'a={a?}'\npublic: [a]\nroutes: { x: /x }", "2:11 globals-path"),
            ("globals: '?a={a?}'\npublic: [b]\nroutes: { x: /x }", "3:10 unknown-public-parameter"),
            ("globals: '?a={a?}'\npublic: [a]\nroutes: { x: '/x?a={c?}' }", "4:18 global-item"),
        ])
    func globals(_ text: String, _ problem: String) throws {
        #expect(Self.codes("waymark: 1\n" + text) == [problem])
    }

    @Test("A query item that is in 'globals' and in a route is reported with both positions")
    func globalItem() throws {
        let text = "waymark: 1\nglobals: '?ref={ref?}'\nroutes: { s: '/s?ref={r}' }"
        let problem = try #require(try RouteFile(text: text, name: "waymark.yaml").problems().first)
        #expect(problem.message == "the query item 'ref' is already in 'globals'")
        #expect(problem.related == Place(line: 2, column: 11))
    }

    @Test(
        "Global items without a question mark are suggested with one, if they are then readable",
        arguments: [("ref={ref?}", "?ref={ref?}"), ("ref={ref", nil), ("", nil), ("/", nil)])
    func suggestion(_ globals: String, _ suggestion: String?) throws {
        let file = try RouteFile(text: "waymark: 1\nglobals: '\(globals)'\nroutes: { s: /s }", name: "waymark.yaml")
        #expect(file.problems().map(\.suggestion) == [suggestion])
    }

    @Test("A release names no routes for developers, and no public parameters that only they have")
    func names() throws {
        let text = """
            waymark: 1
            globals: '?ref={ref?}'
            public: [flag, id, ref]
            routes:
              old: { pattern: '/old/{id}', replacedBy: debug }
              older: { pattern: '/older/{id}', replacedBy: old }
              debug: { pattern: '/debug/{flag}', requires: developer }
            """
        let file = try RouteFile(text: text, name: "waymark.yaml")
        #expect(file.released().routes.map(\.replacedBy?.value) == [nil, "old"])
        #expect(file.released().publicParameters.map(\.value) == ["id", "ref"])
        let warning = try #require(file.problems().first)
        #expect(warning.code == "developer-replacement" && warning.severity == .warning)
        #expect(warning.place == Place(line: 5, column: 44))
        #expect(file.problems().count == 1 && file.released().problems().isEmpty)
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
