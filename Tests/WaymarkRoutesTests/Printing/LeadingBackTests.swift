import Testing
import WaymarkCoding
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkRoutes

@Suite("Printed links that open an equal route")
struct LeadingBackTests {
    enum Page: Equatable, Sendable {
        case even(Int), odd, post(user: Int, id: Int), name(String), number(Int), level(Level), home, start
        case note(String, isNew: Bool)
    }

    /// A value whose printed text differs from the parsed text.
    struct Level: ParameterConvertible, Equatable, CustomStringConvertible {
        let number: Int
        var description: String { String(number) }
        init(_ number: Int) { self.number = number }
        init?(parameter text: String) { self.init(text.utf8.count) }
        var parameterText: String { "x\(number)" }
    }

    struct Refusal: Error {}

    /// A table and a route, with the result of printing it.
    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let route: Page
        /// The link, or the description of the error.
        let expected: String
        let add: @Sendable (inout RouteTable<Page>) -> Void

        init(
            _ name: String, _ route: Page, _ expected: String, add: @escaping @Sendable (inout RouteTable<Page>) -> Void
        ) {
            (self.name, self.route, self.expected, self.add) = (name, route, expected, add)
        }

        var testDescription: String { name }
    }

    @Sendable static func addEven(_ table: inout RouteTable<Page>) {
        table.add("/n/{n: Int}", named: "even") { (n: Int) in
            n % 2 == 0 ? Page.even(n) : nil
        } inverse: {
            if case .even(let n) = $0 { n } else { nil }
        }
    }

    @Sendable static func addOdd(_ table: inout RouteTable<Page>) { table.add("/n/{n}", named: "odd", to: .odd) }

    @Sendable static func addSwapped(_ table: inout RouteTable<Page>) {
        table.add("/user/{user}/posts/{id}", named: "post") { (user: Int, id: Int) in
            Page.post(user: user, id: id)
        } inverse: {
            if case .post(let user, let id) = $0 { (id, user) } else { nil }
        }
    }

    @Sendable static func addNames(_ table: inout RouteTable<Page>) {
        table.add("/n/{name}", named: "name") { (name: String) in
            Page.name(name)
        } inverse: {
            if case .name(let name) = $0 { name } else { nil }
        }
    }

    static let rows: [Row] = [
        Row("an entry that takes the link", .even(2), "/n/2", add: addEven),
        Row(
            "an entry that declines, and another one that takes the link", .even(3),
            "'/n/3' opens odd, by 'odd', instead of even(3)"
        ) {
            addEven(&$0)
            addOdd(&$0)
        },
        Row(
            "an entry that declines, and no other", .even(3),
            "'/n/3' opens nothing: every entry that matches it declines", add: addEven),
        Row("a route whose link a better entry declines", .name("3"), "/n/3") {
            addEven(&$0)
            addNames(&$0)
        },
        Row(
            "a route whose link a better entry takes", .name("2"),
            "'/n/2' opens even(2), by 'even', instead of name(\"2\")"
        ) {
            addEven(&$0)
            addNames(&$0)
        },
        Row(
            "an inverse that swaps the values", .post(user: 1, id: 2),
            "'/user/2/posts/1' opens post(user: 2, id: 1), by 'post', instead of post(user: 1, id: 2)", add: addSwapped),
        Row("an inverse that swaps equal values", .post(user: 1, id: 1), "/user/1/posts/1", add: addSwapped),
        Row("an inverse that is right after a swapped one", .post(user: 1, id: 2), "/p/1?id=2") {
            addSwapped(&$0)
            $0.add("/p/{user}?id={id}") { (user: Int, id: Int) in
                Page.post(user: user, id: id)
            } inverse: {
                if case .post(let user, let id) = $0 { (user, id) } else { nil }
            }
        },
        Row(
            "a value that is read as another one", .level(Level(1)),
            "'/level/x1' opens level(2) instead of level(1)"
        ) {
            $0.add("/level/{level}") { (level: Level) in
                Page.level(level)
            } inverse: {
                if case .level(let level) = $0 { level } else { nil }
            }
        },
        Row(
            "an inverse that leaves something out", .note("a", isNew: true),
            "'/note/a' opens note(\"a\", isNew: false) instead of note(\"a\", isNew: true)"
        ) {
            $0.add("/note/{text}") { (text: String) in
                Page.note(text, isNew: false)
            } inverse: {
                if case .note(let text, _) = $0 { text } else { nil }
            }
        },
        Row("a constant whose inverse takes others too", .start, "'/' opens home, by 'home', instead of start") {
            $0.add("/", named: "home", to: .home) { $0 == .home || $0 == .start }
        },
        Row("a build that throws", .number(7), "'/number/7' opens nothing: Refusal()") {
            $0.add("/number/{n}") { (n: Int) in
                if n == 7 { throw Refusal() }
                return Page.number(n)
            } inverse: {
                if case .number(let n) = $0 { n } else { nil }
            }
        },
        Row("an equal route of another entry", .number(5), "/x/5") {
            $0.add("/x/{n: Int}") { (n: Int) in Page.number(n) }
            $0.add("/x/{n}") { (text: String) in
                Int(text).map(Page.number)
            } inverse: {
                if case .number(let n) = $0 { String(n) } else { nil }
            }
        },
    ]

    @Test("A route prints a link that opens an equal route, or printing reports the difference", arguments: rows)
    func comparable(_ row: Row) throws {
        var table = RouteTable<Page>()
        row.add(&table)
        let router = try Router(table)
        #expect(Self.outcome { () throws(PrintError) in try router.url(for: row.route) } == row.expected)
    }

    @Test("A named entry prints a link that opens an equal route, or printing reports the difference", arguments: rows)
    func named(_ row: Row) throws {
        var table = RouteTable<Page>()
        row.add(&table)
        table.nameEntries { route in
            switch route {
            case .even: "even"
            case .post: "post"
            case .name: "name"
            case .home, .start: "home"
            default: nil
            }
        }
        let router = try Router(table)
        #expect(Self.outcome { () throws(PrintError) in try router.url(for: row.route) } == row.expected)
    }

    struct Mark: Codable { let mark: Int }

    @Test("Printing a route with globals gives a link back to an equal route, or an error", arguments: rows)
    func globals(_ row: Row) throws {
        var table = RouteTable<Page>()
        row.add(&table)
        table.globals(decoding: Mark.self, from: "?mark={mark}")
        let router = try Router(table)
        let found = Self.outcome { () throws(PrintError) in try router.url(for: row.route, globals: Mark(mark: 1)) }
        let isLink = row.expected.hasPrefix("/")
        #expect(
            isLink
                ? found == row.expected + (row.expected.contains("?") ? "&" : "?") + "mark=1"
                : found.contains("mark=1' opens "))
    }

    // MARK: Routes that are not Equatable

    struct Box: Sendable { let page: Page }

    @Test("An incomparable route prints a link that opens its own entry with the same values", arguments: rows)
    func incomparable(_ row: Row) throws {
        var inner = RouteTable<Page>()
        row.add(&inner)
        var table = RouteTable<Box>()
        table.merge(inner) {
            Box(page: $0)
        } inverse: {
            $0.page
        }
        let router = try Router(table)
        let found = Self.outcome { () throws(PrintError) in try router.url(for: Box(page: row.route)) }
        switch row.name {
        case "an equal route of another entry": #expect(found.hasPrefix("'/x/5' opens Box("))
        // Without Equatable, printing compares the captured values, which are equal here.
        case "an inverse that leaves something out": #expect(found == "/note/a")
        case "a constant whose inverse takes others too": #expect(found == "/")
        case _ where row.expected.hasPrefix("/"): #expect(found == row.expected)
        default: #expect(found.hasPrefix(row.expected.prefix { $0 != " " }) && found.contains(" opens "))
        }
    }

    // MARK: By name

    @Test("Printing by name fails if the link opens another entry")
    func byName() throws {
        var table = RouteTable<Page>()
        Self.addEven(&table)
        Self.addOdd(&table)
        var router = try Router(table)
        #expect(try router.url(named: "even", captures: ["n": 2]) == "/n/2")
        #expect(
            Self.outcome { () throws(PrintError) in try router.url(named: "even", captures: ["n": 3]) }
                == "'/n/3' leads to 'odd' instead")

        table = RouteTable<Page>()
        Self.addEven(&table)
        Self.addNames(&table)
        router = try Router(table)
        #expect(try router.url(named: "name", captures: ["name": "3"]) == "/n/3")
        #expect(
            Self.outcome { () throws(PrintError) in try router.url(named: "name", captures: ["name": "2"]) }
                == "'/n/2' leads to 'even' instead")
    }

    /// Returns the link, or the description of the error.
    static func outcome(_ link: () throws(PrintError) -> String) -> String {
        do throws(PrintError) { return try link() } catch { return error.description }
    }
}
