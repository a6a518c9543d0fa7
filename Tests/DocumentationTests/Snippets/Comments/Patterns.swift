import Testing
import Waymark
import WaymarkLanguages

@Suite("Comments about patterns and their types") @MainActor
struct PatternComments: Printing {
    let output = Output()

    enum AppRoute { case home, commit }

    @Test func problems() {
        #expect(throws: PatternError.self) { try RoutePattern("/users/{id") }
        do { _ = try RoutePattern("/users/{id") } catch {
            print(error.problems[0].code)
            #expect(output.last == "unclosed-brace")
            print(error.problems[0])
        }
        #expect(
            output.last == """
                '{' has no matching '}' (column 8)
                  /users/{id
                         ^~~
                help: write '{id}'
                """)
    }

    @Test func suggestions() {
        #expect(Suggestion.nearest(to: "int", among: ["UInt", "Int"]) == "Int")
        #expect(Suggestion.nearest(to: "patern", among: ["pattern"]) == "pattern")
        #expect(Suggestion.nearest(to: "Integer", among: ["UInt", "Int"]) == "Int")
    }

    @Test func patterns() throws {
        let pattern = try RoutePattern("/user/{id: Int}/edit")
        #expect(pattern.parameters.map(\.name) == ["id"])
        #expect(pattern.description == "/user/{id: Int}/edit")

        #expect(try RoutePattern("/user/{ id : Int }/").description == "/user/{id: Int}")
        #expect(try RoutePattern("/user/{id: Int}?page={page: Int = 1}").parameters.map(\.name) == ["id", "page"])
    }

    @Test func types() throws {
        var table = RouteTable<AppRoute>()
        table.types["CommitHash"] = .characters(.hex, lengths: 7...40)
        table.types["Slug"] = .matching("[a-z0-9]+(-[a-z0-9]+)*")
        table.types["Even"] = .custom { Int($0).map { $0 % 2 == 0 } ?? false }
        table.add("/even/{number: Even}", to: .home)
        #expect(try Router(table).canOpen("/even/2"))
        #expect(try !Router(table).canOpen("/even/3"))
    }

    @Test func registeredTypes() throws {
        var table = RouteTable<AppRoute>()
        table.types["CommitHash"] = .characters(.hex, lengths: 7...40)
        table.add("/c/{hash: CommitHash}", to: .commit)
        #expect(try Router(table).route(for: "/c/0a1b2c3") == .commit)
    }

    @Test func accepting() {
        let text = "7fd1a60"
        let isHash = ParameterConstraint.characters(.hex, lengths: 7...40).accepts(text)
        #expect(isHash)
    }

    @Test func matchingTypes() throws {
        var table = RouteTable<Screen>()
        table.types["Slug"] = .matching("[a-z0-9]+(-[a-z0-9]+)*")
        table.add("/news/{slug: Slug}", to: .article)
        #expect(try Router(table).route(for: "/news/a-b") == .article)
        let text = "[0-9]{3"
        do { table.types["Code"] = try ParameterConstraint(matching: text) } catch { print(error.message) }
        #expect(output.last == "'{' has no matching '}'; as text it is written '\\{'")
    }

    private enum Screen { case article }

    @Test func sources() {
        _ = RouteTable<AppRoute>(accepting: [.host("example.com"), .host("*.example.com"), .scheme("myapp")])
        #expect(LinkSource.host("https://e.com:8443/shop").meant == .host("e.com", port: 8443))
    }
}
