import TestSupport
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkProofs

/// Tables whose patterns all resemble each other.
@Suite("Bounds on the work of checking a table")
struct CheckBoundTests {
    struct Shape: Sendable, CustomTestStringConvertible {
        let title: String
        var precedence = Precedence.specificity
        let add: @Sendable (inout RouteTable<Int>, Int) -> Void
        var testDescription: String { title }

        init(_ title: String, _ precedence: Precedence = .specificity, _ pattern: @escaping @Sendable (Int) -> String) {
            self.init(title, precedence) { table, count in
                for index in 0..<count { table.add(pattern(index), named: "r\(index)", to: index) }
            }
        }

        init(
            _ title: String, _ precedence: Precedence = .specificity,
            add: @escaping @Sendable (inout RouteTable<Int>, Int) -> Void
        ) {
            (self.title, self.precedence, self.add) = (title, precedence, add)
        }

        func engine(_ count: Int) throws -> RouteEngine {
            var table = RouteTable<Int>(precedence: precedence)
            add(&table, count)
            return try Router(table).engine
        }
    }

    static let shapes = [
        Shape("below one literal") { "/api/v1/res\($0)/{id}" },
        Shape("below one parameter") { "/{x}/res\($0)" },
        Shape("below a type and a parameter") { $0.isMultiple(of: 2) ? "/{x}/res\($0)" : "/{x: Int}/res\($0)" },
        Shape("on hosts of their own") { "https://h\($0).example.com/x" },
        Shape("on hosts of their own, behind their family", .declaration) { table, count in
            table.add("https://*.example.com/x", to: -1)
            for index in 0..<count { table.add("https://h\(index).example.com/x", named: "r\(index)", to: index) }
        },
        Shape("from sets of sources that share one") { table, count in
            for index in 0..<count {
                table.add("/x", named: "r\(index)", from: [.scheme("myapp"), .host("h\(index).example")], to: index)
            }
        },
        Shape("told apart by the value of an item") { "/index?page=p\($0)" },
        Shape("told apart by the name of an item") { "/index?p\($0)={value}" },
        Shape("told apart by the fragment") { "/index#part\($0)" },
        Shape("between catch-alls") { "/a/**/x\($0)/**/b" },
        Shape("with a catch-all deep down") { "/a/b/c/d/e/f/g/h/i/j/k/{l}/m\($0)/**" },
        Shape("behind a fallback that takes all", .declaration) { $0 == 0 ? "/**" : "/res\($0)/{id: Int}" },
        Shape("aliases of one route") { table, count in
            table.add((0..<count).compactMap { try? RoutePattern("/alias\($0)") }, to: 0)
            table.add("/{x}", to: 1)
        },
        Shape("of many forms") { table, count in
            for index in 0..<(count / 100) {
                table.add("/{x}/p\(index)[/a][/b][/c][/d][/e][/f][/g]", named: "r\(index)", to: index)
            }
        },
    ]

    @Test("The check of a table decides every route within 32 steps per variant", arguments: shapes)
    func isLinear(shape: Shape) throws {
        for count in [50, Thoroughness.isFull ? 1_000 : 200] {
            let engine = try shape.engine(count)
            let problems = engine.unreachedProblems(limit: 32 * engine.table.variants.count)
            #expect(!problems.map(\.code).contains("not-decided"), "\(count)")
        }
    }

    @Test(
        "The check of a table decides every form of a pattern within 80 steps per variant",
        arguments: ["[/{x}]", "[/x]", "[/{x: Int}]", "[/{x}/y]"])
    func formsAreLinear(group: String) throws {
        for count in [4, Thoroughness.isFull ? 8 : 6] {
            let groups = (0..<count).map { group.replacing("x", with: "x\($0)") }.joined()
            var table = RouteTable<Int>()
            table.add("/start" + groups, to: 0)
            let engine = try Router(table).engine
            let problems = engine.unreachedProblems(limit: 80 * engine.table.variants.count)
            #expect(!problems.map(\.code).contains("not-decided"), "\(count)")
        }
    }

    @Test("A check that reaches its step limit keeps its findings and warns of undecided routes")
    func undecided() throws {
        var table = RouteTable<Int>(precedence: .declaration)
        table.add("/**", named: "all", to: -1)
        for index in 0..<100 { table.add("/{x: a\(index)|b\(index)}", named: "r\(index)", to: index) }
        let engine = try Router(table).engine
        #expect(engine.unreachedProblems().map(\.code) == Array(repeating: "shadowed", count: 100))
        let problems = engine.unreachedProblems(limit: 50)
        let decided = problems.count - 1
        #expect((1..<100).contains(decided))
        #expect(problems.dropLast().allSatisfy { $0.code == "shadowed" })
        #expect(problems.last?.code == "not-decided")
        #expect(problems.last?.severity == .warning)
        #expect(problems.last?.count == 100 - decided)
        #expect(problems.last?.route == "r\(decided)")
    }

    @Test("The check of a table reports a problem of many forms once, with their count")
    func isOneFinding() throws {
        var table = RouteTable<Int>()
        table.add("/x/a[/b]", named: "few", to: 0)
        table.add("/x/a[/b][/c][/d][/e][/f]", named: "many", to: 1)
        table.add("/x/a[/b][/c][/d][/e][/f][/g][/h]", named: "more", to: 2)
        let problems = table.problems()
        #expect(problems.map(\.code) == ["unreachable-variant", "unreachable-variant"])
        #expect(problems.map(\.count) == [2, 32])
        let message = "this route has 32 variants that are never reached; links of the first, '/x/a"
        #expect(problems[1].message.hasPrefix(message))
    }
}
