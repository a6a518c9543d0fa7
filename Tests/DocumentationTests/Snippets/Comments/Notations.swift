import Testing
import Waymark
@testable import WaymarkManifest
import WaymarkNotations
import WaymarkProofs

@Suite("Comments about notations and route files")
struct NotationComments {
    enum Screen { case user }

    @Test func notations() throws {
        var table = RouteTable<Screen>(.corridor)
        table.add("/user/:id{int}/?:tab{string?}", syntax: .corridor, to: .user)
        let router = try Router(table)
        #expect(router.match(for: "https://www.example.com/user/15/?tab=posts")?.captures["id"] == .int(15))

        #expect(
            try CorridorSyntax().globals(["source", "campaign"]).text == "/.*?:source{string?}&:campaign{string?}")
    }

    @Test func components() throws {
        #expect(try URLPatternSyntax().pattern(.init(pathname: "/books/:id")).description == "/books/{id}")

        let syntax = URLPatternSyntax()
        #expect(
            try syntax.parse("/books/:id", base: "https://example.com").description == "https://example.com/books/{id}")
    }

    private static let text = """
        waymark: 1
        sources: [https://example.com, myapp://]
        types:
          CommitHash: { characters: hex, lengths: [7, 40] }
        routes:
          user.edit:
            pattern: /user/{userId: Int64}/edit
            examples:
              https://example.com/user/15/edit: { userId: 15 }
            rejects: [https://example.com/user/abc/edit]
          home: [/, /home]
        """

    @Test(.enabled(if: DocumentReader.readsYAML, "YAML needs the trait Tool"))
    func files() throws {
        let file = try RouteFile(text: "waymark: 1\nroutes: { home: / }", name: "waymark.yaml")
        #expect(try file.router().canOpen("/"))
    }

    @Test(.enabled(if: DocumentReader.readsYAML, "YAML needs the trait Tool"))
    func environments() throws {
        let whole = try RouteFile(
            text: "waymark: 1\nenvironments: { staging: { sources: a:// } }\nroutes: { home: / }", name: "waymark.yaml")
        let file = try whole.selecting(environment: "staging")
        #expect(try file.router().canOpen("a:///"))
    }

    @Test(.enabled(if: DocumentReader.readsYAML, "YAML needs the trait Tool"))
    func examples() throws {
        let file = try RouteFile(text: Self.text, name: "waymark.yaml")
        let example = try #require(file.routes.flatMap(\.examples).first)
        let match = try file.router().match(for: example.url.value)
        let isHeld = match.map { example.differences(from: $0.captures).isEmpty } ?? false
        #expect(isHeld)
    }

    @Test(.enabled(if: DocumentReader.readsYAML, "YAML needs the trait Tool"))
    func problems() throws {
        let text = "waymark: 1\nroutes:\n  user:\n    pattern: /users/{id\n"
        let file = try RouteFile(text: text, name: "waymark.yaml")
        #expect(
            file.problems().first?.description == """
                waymark.yaml:4:21: error: '{' has no matching '}'
                    pattern: /users/{id
                                    ^
                    help: write '{id}'
                """)
    }
}
