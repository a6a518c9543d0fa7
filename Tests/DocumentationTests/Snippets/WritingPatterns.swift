import Testing
import Waymark
import WaymarkLanguages

@Suite("Writing patterns")
struct WritingPatternsSnippets {
    enum Screen { case editUser, search, commit }

    @Test func overview() throws {
        var table = RouteTable<Screen>()
        table.add("/user/{id: Int}/edit", to: .editUser)
        table.add("/search?q={query}&page={page: Int = 1}", to: .search)
        #expect(try Router(table).match(for: "/search?q=a")?["page"] == .int(1))
    }

    @Test func types() throws {
        var table = RouteTable<Screen>()
        table.types["CommitHash"] = .characters(.hex, lengths: 7...40)
        table.types["Language"] = .oneOf(["en", "de", "fr"])
        table.types["Slug"] = .matching("[a-z0-9]+(-[a-z0-9]+)*")
        table.types["Even"] = .custom { Int($0).map { $0 % 2 == 0 } ?? false }
        table.add("/commit/{hash: CommitHash}", to: .commit)
        let router = try Router(table)
        #expect(router.match(for: "/commit/7fd1a60")?.route == .commit)
        #expect(router.match(for: "/commit/xyz") == nil)
    }

    @Test func problems() {
        do {
            _ = try RoutePattern("/users/{id/:tab")
        } catch {
            print(error)
        }
        let error = #expect(throws: PatternError.self) { try RoutePattern("/users/{id/:tab") }
        #expect(error?.problems.map(\.code) == ["unclosed-brace", "foreign-notation"])
    }
}
