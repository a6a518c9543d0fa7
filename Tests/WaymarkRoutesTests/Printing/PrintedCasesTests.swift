import TestSupport
import Testing
import WaymarkCoding
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkRoutes

/// Printing skips the check of its result if the link cannot open another route. These tests make each table with and
/// without this shortcut, and check every printed link by matching it.
@Suite("Routes printed without building them again")
struct PrintedCasesTests {
    @Test("A random route prints the same link with trusted and untrusted cases, and reads back", arguments: 0..<150)
    func random(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let plan = CaseTable(&random)
        guard let trusted = try? Router(plan.table(trustsCases: true)) else { return }
        let untrusted = try Router(plan.table(trustsCases: false))
        let boxes = try Router(plan.boxed)
        for _ in 0..<60 {
            let route = CaseRoute(&random)
            let link = Printed { () throws(PrintError) in try trusted.url(for: route) }
            #expect(link == Printed { () throws(PrintError) in try untrusted.url(for: route) })
            #expect(link == Printed { () throws(PrintError) in try trusted.url(for: route) })
            if case .link(let link) = link { #expect(trusted.route(for: link) == route, "\(link)") }
            let mark = Mark(mark: 7)
            let marked = Printed { () throws(PrintError) in try trusted.url(for: route, globals: mark) }
            #expect(marked == Printed { () throws(PrintError) in try untrusted.url(for: route, globals: mark) })
            if case .link(let link) = marked { #expect(trusted.route(for: link) == route, "\(link)") }
            // Routes that are not Equatable, of a merged table.
            let boxed = Printed { () throws(PrintError) in try boxes.url(for: CaseBox(route: route)) }
            if case .link(let link) = boxed { #expect(boxes.route(for: link)?.route == route, "\(link)") }
        }
    }

    struct Mark: Codable { let mark: Int }

    enum Printed: Equatable {
        case link(String), error(String)

        init(_ print: () throws(PrintError) -> String) {
            do throws(PrintError) { self = .link(try print()) } catch { self = .error(error.description) }
        }
    }

    // MARK: Values that need the check

    enum Page: Equatable, Sendable { case number(Int), note(String, isNew: Bool), misread(Misread), other }

    /// A value whose printed text parses as a different value.
    struct Misread: ParameterConvertible, Equatable {
        var text: String
        init(_ text: String) { self.text = text }
        init?(parameter text: String) { self.text = text + text }
        var parameterText: String { text }
    }

    private static func forgetful(_ table: inout RouteTable<Page>) {
        table.add("/note/{text}", named: "note") { (text: String) in
            .note(text, isNew: false)
        } inverse: { route in
            if case .note(let text, _) = route { text } else { nil }
        }
    }

    @Test("Printing reads back a value of a custom type, and refuses a misread value")
    func ownTypes() throws {
        var table = RouteTable<Page>()
        table.add("/{value}", named: "misread") { (value: Misread) in
            .misread(value)
        } inverse: { route in
            if case .misread(let value) = route { value } else { nil }
        }
        table.nameCases { _ in "misread" }
        let router = try Router(table)
        #expect(throws: PrintError.self) { try router.url(for: .misread(Misread("a"))) }
    }

    @Test("Printing reads back an entry that was added after the cases were named")
    func addedLater() throws {
        var table = RouteTable<Page>()
        table.nameCases { _ in "note" }
        Self.forgetful(&table)
        let router = try Router(table)
        #expect(try router.url(for: .note("a", isNew: false)) == "/note/a")
        #expect(throws: PrintError.self) { try router.url(for: .note("a", isNew: true)) }
    }

    @Test("Printing reads back an entry that was merged before the cases were named")
    func merged() throws {
        var inner = RouteTable<Page>()
        Self.forgetful(&inner)
        var table = RouteTable<Page>()
        table.merge(inner)
        table.nameCases { _ in "note" }
        let router = try Router(table)
        #expect(throws: PrintError.self) { try router.url(for: .note("a", isNew: true)) }
    }

    private func addOther(_ table: inout RouteTable<Page>) { table.add("/{n: Int}", to: .other) }

    @Test("A case whose links another entry takes does not print", arguments: [true, false])
    func shadowed(isBefore: Bool) throws {
        var table = RouteTable<Page>()
        if isBefore { addOther(&table) }
        table.add("/{n}", named: "number") { (n: String) in
            .number(n.utf8.count)
        } inverse: { route in
            if case .number(let n) = route { String(repeating: "1", count: n) } else { nil }
        }
        table.nameCases { _ in "number" }
        if !isBefore { addOther(&table) }
        let router = try Router(table)
        #expect(throws: PrintError.self) { try router.url(for: .number(3)) }
    }

    @Test(
        "An integer prints in decimal in a link of either source",
        arguments: [0, 7, -1, 10, 99, 100, -4_096, Int.max, Int.min])
    func integers(_ number: Int) throws {
        var table = RouteTable<Page>(accepting: [.host("example.com"), .scheme("app")])
        table.add("/n/{n}", named: "number") { (n: Int) in
            .number(n)
        } inverse: { route in
            if case .number(let n) = route { n } else { nil }
        }
        table.nameCases { _ in "number" }
        let router = try Router(table)
        #expect(try router.url(for: .number(number)) == "https://example.com/n/\(number)")
        #expect(try router.url(for: .number(number), on: .scheme("app")) == "app://n/\(number)")
    }

    @Test("A string of any length is percent-encoded byte by byte in a printed link", arguments: 0..<80)
    func lengths(_ count: Int) throws {
        var random = SeededGenerator(seed: UInt64(count))
        var table = RouteTable<Page>(accepting: [.host("example.com")])
        table.add("/a/{text}/b", named: "note") { (text: String) in
            .note(text, isNew: true)
        } inverse: { route in
            if case .note(let text, _) = route { text } else { nil }
        }
        table.nameCases { _ in "note" }
        let router = try Router(table)
        for isLong in [false, true] {
            // One byte at a random position, with and without the need for an escape.
            var bytes = [UInt8](repeating: UInt8(ascii: "x"), count: isLong ? 930 + count : count + 1)
            for character in (0x21...0x7E as ClosedRange<UInt8>).filter({ $0 != UInt8(ascii: "%") }) {
                let place = random.below(bytes.count)
                bytes[place] = character
                let text = String(decoding: bytes, as: UTF8.self)
                bytes[place] = UInt8(ascii: "x")
                if text == "." { continue }
                let link = try router.url(for: .note(text, isNew: true))
                let expected = text.utf8.map { byte in
                    ByteSet.segment.contains(byte)
                        ? String(UnicodeScalar(byte)) : "%" + String(byte, radix: 16, uppercase: true)
                }
                #expect(link == "https://example.com/a/" + expected.joined() + "/b")
            }
        }
    }
}

// MARK: Random tables

enum CaseRoute: Equatable, Sendable {
    case home, about, number(Int), small(UInt8), text(String), pair(String, Int), flag(Bool, String)
    case tab(Tab), level(Double), page(Int, String?), listed(Int, [String])

    init(_ random: inout SeededGenerator) {
        switch random.below(11) {
        case 0: self = .home
        case 1: self = .about
        case 2: self = .number(random.number())
        case 3: self = .small(UInt8(truncatingIfNeeded: random.number()))
        case 4: self = .text(random.word())
        case 5: self = .pair(random.word(), random.number())
        case 6: self = .flag(random.once(in: 2), random.word())
        case 7: self = .tab(random.once(in: 2) ? .posts : .photos)
        case 8: self = .level(Double(random.number()) / 8)
        case 9: self = .page(random.number(), random.once(in: 2) ? nil : random.word())
        default: self = .listed(random.number(), random.texts(random.below(3), atLeast: 0))
        }
    }
}

/// A route that is not Equatable.
struct CaseBox: Sendable { let route: CaseRoute }

extension SeededGenerator {
    /// Returns a random string: mostly plain, sometimes with reserved characters, sometimes a literal or a number.
    fileprivate mutating func word() -> String {
        switch below(4) {
        case 0: text(atLeast: 0)
        case 1: pick(["a", "A", "b", "1", "-1", "007", "true", ".", "..", ".a", "x1", "posts", "a.b"])
        default: String((0..<1 + below(20)).map { _ in pick(Array("abcXYZ019-_.~")) })
        }
    }
}

/// A random table of cases that share a few paths, so that their patterns overlap.
struct CaseTable {
    private let sources: [LinkSource]
    private let precedence: Precedence
    private let policy: LinkPolicy
    private let paths: [String]
    private let shadows: [Int]

    init(_ random: inout SeededGenerator) {
        sources = random.pick([
            [.host("example.com"), .scheme("app")], [.scheme("app")], [.anywhere], [.host("e.com")],
        ])
        precedence = random.once(in: 3) ? .declaration : .specificity
        var policy = LinkPolicy.strict
        policy.isCaseInsensitive = random.once(in: 3)
        policy.decodesPlusInPath = random.once(in: 3)
        policy.dropsEmptySegments = random.once(in: 3)
        policy.dropsTrailingSlashes = random.once(in: 3)
        self.policy = policy
        paths = (0..<11).map { _ in random.pick(["/", "/a", "/A", "/a.b", "/a%20b", "/b/c", "/(a|z)", "/a[/o]"]) }
        shadows = random.once(in: 2) ? [random.below(5), random.below(5)] : []
    }

    private func pattern(_ index: Int, _ end: String = "") -> String {
        paths[index] == "/" && !end.isEmpty ? end : paths[index] + end
    }

    func table(trustsCases: Bool) -> RouteTable<CaseRoute> {
        var table = RouteTable<CaseRoute>(accepting: sources, precedence: precedence, policy: policy)
        // Printing checks the links of merged entries in any case.
        table.merge(shadowTable)
        addConstants(&table)
        addValues(&table)
        addOthers(&table)
        let name: @Sendable (CaseRoute) -> String? = { route in
            switch route {
            case .home: "home"
            case .about: "about"
            case .number: "number"
            case .small: "small"
            case .text: "text"
            case .pair: "pair"
            case .flag: "flag"
            case .tab: "tab"
            case .level: "level"
            case .page: "page"
            case .listed: "listed"
            }
        }
        if trustsCases { table.nameCases(name) } else { table.nameEntries(name) }
        table.globals(decoding: PrintedCasesTests.Mark.self, from: "?mark={mark}")
        return table
    }

    var boxed: RouteTable<CaseBox> {
        var table = RouteTable<CaseBox>(accepting: sources, precedence: precedence, policy: policy)
        table.merge(self.table(trustsCases: true)) {
            CaseBox(route: $0)
        } inverse: {
            $0.route
        }
        return table
    }

    /// Entries that match links of others, that pass links on, or whose printed links do not read back.
    private var shadowTable: RouteTable<CaseRoute> {
        var table = RouteTable<CaseRoute>(accepting: sources, precedence: precedence, policy: policy)
        for (index, shadow) in shadows.enumerated() {
            switch shadow {
            case 0: table.add("/a/{n: Int}", named: "s\(index)") { (n: Int) in n % 2 == 0 ? .number(n) : nil }
            case 1: table.add("/{s}", named: "s\(index)") { (s: String) in s.utf8.count > 3 ? .text(s) : nil }
            case 2: table.add("/a/1", named: "s\(index)", to: .about)
            case 3:
                table.add("/swap/{a}/{b}", named: "s\(index)") { (a: String, b: Int) in
                    .pair(a, -b)
                } inverse: { route in
                    if case .pair(let a, let b) = route { (a, b) } else { nil }
                }
            default: table.add("/b/**", named: "s\(index)", to: .home)
            }
        }
        return table
    }

    private func addConstants(_ table: inout RouteTable<CaseRoute>) {
        table.add(pattern(0), named: "home", to: .home) { $0 == .home }
        table.add(pattern(1, "/about"), named: "about", to: .about) { $0 == .about }
    }

    private func addValues(_ table: inout RouteTable<CaseRoute>) {
        table.add(pattern(2, "/{n}"), "/q/{n}", named: "number") { (n: Int) in
            .number(n)
        } inverse: { route in
            if case .number(let n) = route { n } else { nil }
        }
        table.add(pattern(3, "/{n}"), named: "small") { (n: UInt8) in
            .small(n)
        } inverse: { route in
            if case .small(let n) = route { n } else { nil }
        }
        table.add(pattern(4, "/{s}"), named: "text") { (s: String) in
            .text(s)
        } inverse: { route in
            if case .text(let s) = route { s } else { nil }
        }
        table.add(pattern(5, "/{s}/{n}"), "/q/{n}/{s}", named: "pair") { (s: String, n: Int) in
            .pair(s, n)
        } inverse: { route in
            if case .pair(let s, let n) = route { (s, n) } else { nil }
        }
    }

    private func addOthers(_ table: inout RouteTable<CaseRoute>) {
        table.add(pattern(6, "/{b}/{s}"), named: "flag") { (b: Bool, s: String) in
            .flag(b, s)
        } inverse: { route in
            if case .flag(let b, let s) = route { (b, s) } else { nil }
        }
        table.add(pattern(7, "/{tab}"), named: "tab") { (tab: Tab) in
            .tab(tab)
        } inverse: { route in
            if case .tab(let tab) = route { tab } else { nil }
        }
        table.add(pattern(8, "/l/{d}"), named: "level") { (d: Double) in
            .level(d)
        } inverse: { route in
            if case .level(let d) = route { d } else { nil }
        }
        table.add(pattern(9, "/p/{n}?q={q?}"), named: "page") { (n: Int, q: String?) in
            .page(n, q)
        } inverse: { route in
            if case .page(let n, let q) = route { (n, q) } else { nil }
        }
        table.add(pattern(10, "/x{n}/{rest: **}"), named: "listed") { (n: Int, rest: [String]) in
            .listed(n, rest)
        } inverse: { route in
            if case .listed(let n, let rest) = route { (n, rest) } else { nil }
        }
    }
}
