import TestSupport
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkLanguages

@testable import WaymarkEngine

@Suite("Matching with a TableRouter")
struct TableRouterTests {
    @Test("A TableRouter gives the same answers as the router of its table, on random tables", arguments: 41...46)
    func agrees(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        var matches = 0
        for _ in 0..<100 {
            let sample = try SampleTable(random: &random)
            let compiled = try sample.table.compiled()
            let router = try TableRouter(CompiledTable(validating: compiled.bytes), types: sample.customTypes)
            var generator = LinkGenerator(random: random, policy: sample.table.policy)
            for _ in 0..<16 {
                let link = generator.link(after: sample.variants).text
                let difference = sample.difference(from: router, for: link)
                #expect(difference == nil, "\(sample)\n\(link)")
                matches += router.canOpen(link) ? 1 : 0
                if difference != nil { return }
            }
            random = generator.random
        }
        #expect(matches > 300, "\(matches)")
    }

    @Test(
        "A TableRouter finds the right entry and captures in a table of up to 17,000 routes",
        arguments: [128, 129, 700, 17_000])
    func manyRoutes(count: Int) throws {
        var table = RouteTable<Int>(accepting: [.host("example.com")])
        for index in 0..<count {
            table.add("/group\(index % 50)/route\(index)/{id: Int}?q={q?}", named: "r\(index)", to: index)
        }
        let compiled = try table.compiled()
        let router = try TableRouter(CompiledTable(validating: compiled.bytes))
        #expect(router.entryCount == count)
        for index in stride(from: 0, to: count, by: max(1, count / 97)) {
            let match = router.match(for: "https://example.com/group\(index % 50)/route\(index)/15?q=a")
            #expect(match?.entryIndex == index && match?.name == "r\(index)")
            #expect(match?.captures == Captures([.init(name: "id", value: .int(15)), .init(name: "q", value: "a")]))
            #expect(router.match(for: "https://example.com/group\(index % 50)/route\(index)/x") == nil)
        }
    }

    @Test("A TableRouter knows the names, patterns and requirements of its entries")
    func entries() throws {
        var table = RouteTable<Int>(accepting: [.anywhere])
        table.group("/me", requires: ["signedIn"]) { $0.add("/", "/home[/{tab}]", named: "home", to: 1) }
        table.add("/über/{x: a|ü}", to: 2)
        let router = try TableRouter(table.compiled())
        #expect(router.name(ofEntry: 0) == "home" && router.name(ofEntry: 1) == nil && router.name(ofEntry: 2) == nil)
        #expect(router.patterns(ofEntry: 0) == ["/me", "/me/home[/{tab}]"])
        #expect(router.requirements(ofEntry: 0) == ["signedIn"] && router.requirements(ofEntry: -1) == [])
        let match = router.match(for: "/me/home/news")
        #expect(match?.pattern == "/me/home[/{tab}]" && match?.requirements == ["signedIn"])
        #expect(router.match(for: "/%C3%BCber/%C3%BC")?.captures["x"] == "ü")
    }

    @Test("A TableRouter requires the functions of custom types, and its error names a missing type")
    func types() throws {
        var table = RouteTable<Int>(accepting: [.anywhere])
        table.types["Even"] = .custom { Int($0).map { $0 % 2 == 0 } ?? false }
        table.types["Slug"] = .matching("[a-z0-9]+(-[a-z0-9]+)*")
        table.add("/even/{n: Even}", named: "even", to: 1)
        table.add("/slug/{s: Slug}", named: "slug", to: 2)
        let compiled = try table.compiled()
        let error = #expect(throws: CompiledTableError.self) { try TableRouter(compiled) }
        #expect(error?.code == "missing-type" && error?.description.contains("'Even'") == true)
        let router = try TableRouter(compiled, types: ["Even": .custom { Int($0).map { $0 % 2 == 0 } ?? false }])
        #expect(router.match(for: "/even/4")?.name == "even" && router.match(for: "/even/5") == nil)
        #expect(router.match(for: "/slug/a-b")?.name == "slug" && router.match(for: "/slug/a--b") == nil)
    }

    @Test("A TableRouter matches links of 64 segments and the bytes of a lazy collection")
    func unusualLinks() throws {
        var table = RouteTable<Int>(accepting: [.anywhere])
        table.add("/a/{rest: **}", to: 1)
        let router = try TableRouter(table.compiled())
        let segments = [String](repeating: "b", count: 63)
        #expect(
            router.match(for: "/a/" + segments.joined(separator: "/"))?.captures["rest"]
                == .list(segments.map { .string($0) }))
        #expect(router.withMatch(forUTF8: "/a/b".utf8.lazy.map { $0 }) { $0.entryIndex } == 0)
        #expect(router.match(for: "https://user@example.com/a/b") == nil && router.match(for: "") == nil)
    }
}

extension SampleTable {
    /// The custom types, which validate with a function.
    var customTypes: [String: ParameterConstraint] {
        Dictionary(uniqueKeysWithValues: ReferenceValues.custom.map { ($0.0, .custom($0.1)) })
    }

    /// Returns a description of both results if the compiled table and the router differ for the link.
    func difference(from compiled: TableRouter, for link: String) -> String? {
        let (own, other) = (router.match(for: link), compiled.match(for: link))
        guard let own, let other else {
            return own == nil && other == nil ? nil : "\(own?.name ?? "-") \(other?.name ?? "-")"
        }
        let isSame =
            own.name == other.name && own.pattern.description == other.pattern && own.captures == other.captures
            && own.rest == other.rest && own.route == other.entryIndex
        return isSame ? nil : "\(own.name ?? "") \(own.captures) \(own.rest)\n\(other)"
    }
}
