import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkRoutes
import WaymarkTesting

@Suite("Soundness of tables")
struct TableFailureTests {
    struct Unsound: Sendable, CustomTestStringConvertible {
        let name: String
        let words: [String]
        let examples: [(String, Screen)]
        let add: @Sendable (inout RouteTable<Screen>) -> Void

        init(
            _ name: String, says words: String..., examples: [(String, Screen)] = [],
            add: @escaping @Sendable (inout RouteTable<Screen>) -> Void
        ) {
            (self.name, self.words, self.examples, self.add) = (name, words, examples, add)
        }

        var testDescription: String { name }

        func failures() -> [FailedExpectation] {
            var table = RouteTable<Screen>.sample()
            add(&table)
            // Only a dictionary literal creates `KeyValuePairs`.
            return switch examples.first {
            case let (link, route)?: table.failures(examples: [link: route])
            case nil: table.failures()
            }
        }
    }

    static let hash = CommitHash(parameter: "0a1b2c3")

    @Sendable static func addCommits(_ table: inout RouteTable<Screen>) {
        table.add("/c/{hash}", named: "commit") { (hash: CommitHash) in
            hash.text.contains("c") ? Screen.commit(hash) : nil
        } inverse: {
            if case .commit(let hash) = $0 { hash } else { nil }
        }
    }

    @Test(
        "Checking an unsound table reports each kind of fault with its reason",
        arguments: [
            Unsound("a warning", says: "[shadowed]", "never reached") { $0.add("/user/{number: Int8}/", to: .secret) },
            Unsound("an error", says: "[unknown-type]", "Nunber") { $0.add("/x/{n: Nunber}", named: "x", to: .secret) },
            Unsound(
                "an example that opens another route", says: "to open home, but it opens user(1)",
                examples: [("myapp://user/1", .home)]
            ) { _ in },
            Unsound(
                "an example that no route takes", says: "no route matches it", examples: [("myapp://x", .home)]
            ) { _ in },
            Unsound(
                "a route that prints as another one's link", says: "opens home, by 's', instead of secret",
                examples: [("myapp://s/x", .secret)]
            ) {
                $0.add("/s/{name}", named: "s") { (name: String) in
                    name == "x" ? Screen.secret : .home
                } inverse: { _ in
                    "y"
                }
            },
            Unsound(
                "an inverse that swaps two values", says: "expected post(user: 0, id: 1) to print",
                "opens post(user: 1, id: 0)"
            ) {
                $0.add("/post/{user}/{id}", named: "post") { (user: Int, id: Int) in
                    Screen.post(user: user, id: id)
                } inverse: {
                    if case .post(let user, let id) = $0 { (id, user) } else { nil }
                }
            },
            Unsound("an inverse that swaps two values of one form", says: "to print, which 'post' creates from") {
                $0.add("/post/{user}[/of/{id}]", named: "post") { (user: Int, id: Int?) in
                    Screen.post(user: user, id: id ?? -1)
                } inverse: {
                    if case .post(let user, let id) = $0 { id == -1 ? (user, nil) : (id, user) } else { nil }
                }
            },
            Unsound("an inverse that leaves out what some routes are", says: "its inverse does not recognise the route")
            {
                $0.add("/post/{user}/{id}", named: "post") { (user: Int, id: Int) in
                    Screen.post(user: user, id: id)
                } inverse: {
                    if case .post(let user, let id) = $0, user > id { (user, id) } else { nil }
                }
            },
            Unsound(
                "a closure that reads a parameter that the pattern lacks",
                says: "could not be created from 'https://example.com/w/0' (parameter 'word' is absent"
            ) {
                $0.add("/w/{id}", named: "w") { match in .note(try match.value("word"), isNew: false) }
            },
            Unsound("an inverse that loses a value of a prefix", says: "parameter 'user' has no value") {
                $0.group("/{user: Int}") { group in
                    group.add("/by/{id}", parameters: ["user", "id"]) { (user: Int?, id: Int) in
                        Screen.post(user: user ?? 0, id: id)
                    } inverse: {
                        if case .post(_, let id) = $0 { (nil, id) } else { nil }
                    }
                }
            },
            Unsound("an inverse that loses elements of a list", says: "opens tags([\"1\"])") {
                $0.add("/t?x={x}", named: "tags") { (tags: [String]) in
                    Screen.tags(tags)
                } inverse: {
                    if case .tags(let tags) = $0 { Array(tags.prefix(1)) } else { nil }
                }
            },
            Unsound("an inverse that sorts a path", says: "opens tags([\"0\", \"1\"])") {
                $0.add("/t/{x: **}", named: "tags") { (tags: [String]) in
                    Screen.tags(tags)
                } inverse: {
                    if case .tags(let tags) = $0 { tags.sorted() } else { nil }
                }
            },
            Unsound("an inverse that loses a value", says: "opens note(\"1\", isNew: false)") {
                $0.add("/note/{text}?new={new: Bool?}", named: "note") { (text: String, new: Bool?) in
                    Screen.note(text, isNew: new ?? false)
                } inverse: {
                    if case .note(let text, _) = $0 { (text, nil) } else { nil }
                }
            },
            Unsound("an inverse that loses the sign of a number", says: "opens post(user: 1, id: 0)") {
                $0.add("/u/{id}", named: "u") { (id: Int) in
                    Screen.post(user: id, id: 0)
                } inverse: {
                    if case .post(let id, _) = $0 { abs(id) } else { nil }
                }
            },
            Unsound("an inverse that loses the high bits of a number", says: "opens post(user: 1, id: 0)") {
                $0.add("/u/{id}", named: "u") { (id: Int) in
                    Screen.post(user: id, id: 0)
                } inverse: {
                    if case .post(let id, _) = $0 { Int(Int32(truncatingIfNeeded: id)) } else { nil }
                }
            },
            Unsound("an inverse that loses the case of letters", says: "opens note(\"a\", isNew: false)") {
                $0.add("/note/{text}", named: "note") { (text: String) in
                    Screen.note(text, isNew: false)
                } inverse: {
                    if case .note(let text, _) = $0 { text.lowercased() } else { nil }
                }
            },
            Unsound(
                "an inverse of an example that leaves its route out", says: "its inverse does not recognise the route",
                examples: [("myapp://c/0a1b2c3", .commit(hash ?? .zero))]
            ) {
                $0.add("/c/{hash}", named: "commit") { (hash: CommitHash) in
                    hash.text == "0000000" ? nil : Screen.commit(hash)
                } inverse: { _ in
                    nil
                }
            },
            Unsound(
                "an entry that nothing shows", says: "no example opens 'commit'", "expected one among the examples",
                add: addCommits),
        ])
    func unsound(_ table: Unsound) throws {
        let failures = table.failures()
        let messages = failures.map(\.message).joined(separator: "\n")
        #expect(!failures.isEmpty)
        for word in table.words { #expect(messages.contains(word)) }
    }

    @Test("Patterns of the same route may have their values in different orders without a failure")
    func order() {
        var table = RouteTable<Screen>.sample()
        table.add("/post/{user}/{id}", "/p/{id}/by/{user}", named: "post") { (user: Int, id: Int) in
            Screen.post(user: user, id: id)
        } inverse: {
            if case .post(let user, let id) = $0 { (user, id) } else { nil }
        }
        #expect(table.failures().map(\.message) == [])
    }

    @Test("A list whose default resembles another list reads back, or checking the table fails")
    func lists() {
        var table = RouteTable<Screen>()
        table.add("/t?x={x: [String] = a,b}", named: "tags") { (tags: [String]) in
            Screen.tags(tags)
        } inverse: {
            if case .tags(let tags) = $0 { tags } else { nil }
        }
        let messages = table.failures().map(\.message)
        let link = try? Router(table).url(for: .tags(["a,b"]))
        let opened = try? link.flatMap { try Router(table).route(for: $0) }
        #expect(messages.isEmpty == (opened == .tags(["a,b"])), "\(messages)")
    }

    @Test("A route with strings needs no example if other routes match numbers and Booleans")
    func words() {
        var table = RouteTable<String>(accepting: [.host("example.com")])
        table.add("/posts/{id}", named: "post") { (id: Int) in "post \(id)" }
        table.add("/posts/{isNew}", named: "list") { (isNew: Bool) in "list \(isNew)" }
        table.add("/posts/{slug}", named: "slug") { (slug: String) in "slug \(slug)" }
        table.add("/ids/{id: ULID}", named: "id") { (id: String) in id }
        #expect(table.failures().map(\.message) == [])
    }

    @Test("An example of a link satisfies an entry for which no link can be generated")
    func shown() throws {
        var table = RouteTable<Screen>.sample()
        Self.addCommits(&table)
        #expect(table.failures(examples: ["myapp://c/0a1b2c3": .commit(try #require(Self.hash))]).isEmpty)
    }

    @Test(
        "Checking a table generates links for built-in types and every part of a pattern",
        arguments: [
            "/a/{x: Int}", "/a/{x: UInt8}/{y: Double}", "/a/{x: UUID}",
            "/a/{x: Bool}?q={q}&tags={t: [Int]}&o={o: Int?}",
            "/a/{lang: en|de}", "/a/{x}.{y}", "/a/**", "/a/{rest: **+}", "/a[/{x: Int}]", "/a/(b/{x}|c/{y: Int})",
            "/a#{s}",
        ])
    func madeUp(_ pattern: String) {
        var table = RouteTable<Screen>(accepting: [.host("example.com")])
        table.add(pattern, to: .secret)
        #expect(table.failures().isEmpty)
    }
}
