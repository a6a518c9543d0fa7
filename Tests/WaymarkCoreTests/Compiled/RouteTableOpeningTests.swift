import TestSupport
import Testing
import WaymarkCore
import WaymarkEngine
import WaymarkExplain
import WaymarkLanguages
import WaymarkPrinting

@Suite("Reading a RouteTable from a compiled table")
struct RouteTableOpeningTests {
    @Test(
        "The table that is read from a compiled table compiles to the same bytes and explains alike, on random tables",
        arguments: 71...74)
    func roundTrip(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        var (explained, unreadable) = (0, 0)
        for _ in 0..<60 * Thoroughness.factor {
            let sample = try SampleTable(random: &random)
            let compiled = try CompiledTable(validating: sample.table.compiled().bytes)
            let table: RouteTable<Int>
            do throws(CompiledTableError) {
                table = try RouteTable(compiled, types: sample.customTypes)
            } catch {
                #expect(error.code == "unreadable-pattern")
                unreadable += 1
                continue
            }
            #expect(try table.compiled() == compiled, "\(sample)")
            let router = try Router(table)
            var generator = LinkGenerator(random: random, policy: sample.table.policy)
            for _ in 0..<4 {
                let link = generator.link(after: sample.variants).text
                let own = sample.router.explanation(for: link).description
                #expect(router.explanation(for: link).description == own, "\(sample)\n\(link)")
                explained += 1
            }
            random = generator.random
        }
        #expect(explained > 200 && unreadable < explained / 20, "\(explained) \(unreadable)")
    }

    @Test("A table that is read from a compiled table has its sources, conditions, fallbacks, types and policy")
    func everything() throws {
        var policy = LinkPolicy.strict
        policy.maximumSegments = 12
        var table = RouteTable<Int>(
            accepting: [.host("example.com"), .scheme("myapp")], precedence: .declaration, policy: policy)
        table.types["Slug"] = .matching("[a-z0-9]+(-[a-z0-9]+)*")
        table.types["Even"] = .custom { Int($0).map { $0 % 2 == 0 } ?? false }
        table.group("/me", requires: ["signedIn"]) { $0.add("/", "/home[/{tab}]", named: "home", to: 0) }
        table.add("/s/{slug: Slug}", named: "slug", from: [.host("other.example")], to: 1)
        table.add("/e/{n: Even}", fallback: true, to: 2)
        let compiled = try table.compiled()
        let missing = #expect(throws: CompiledTableError.self) { try RouteTable(compiled) }
        #expect(missing?.code == "missing-type")
        let again = try RouteTable(compiled, types: ["Even": .custom { Int($0).map { $0 % 2 == 0 } ?? false }])
        #expect(again.precedence == .declaration && again.policy == policy && again.sources == table.sources)
        #expect(again.entries.map(\.name) == ["home", "slug", nil])
        #expect(again.entries.map(\.requirements) == [["signedIn"], [], []])
        #expect(again.entries.map(\.isFallback) == [false, false, true])
        #expect(again.entries[1].sources == [.host("other.example")])
        let router = try Router(again)
        #expect(try router.url(named: "home", captures: ["tab": "a"]) == "https://example.com/me/home/a")
        #expect(try router.url(named: "slug", captures: ["slug": "a-b"]) == "https://other.example/s/a-b")
        #expect(
            router.route(for: "https://example.com/e/4") == 2 && router.route(for: "https://example.com/e/5") == nil)
    }

    @Test("A compiled table keeps a listed value that has the name of a registered type")
    func valueNamedLikeAType() throws {
        var table = RouteTable<Int>()
        table.types["Color"] = .oneOf(["red"])
        table.add("/x/{c: %43olor|red}?d={d: [%43olor|b]}", to: 0)
        let again = try RouteTable(try table.compiled())
        #expect(again.entries[0].patterns == table.entries[0].patterns)
        #expect(try Router(again).route(for: "https://example.com/x/Color?d=b,Color") == 0)
    }

    @Test(
        "A table with a faulty regular expression, no source or an invalid default value is reported, and does not trap"
    )
    func faultyTables() {
        var table = RouteTable<Int>(accepting: [])
        table.types["Bad"] = .matching("(")
        table.add("/bad/{x: Bad}", from: [.host("example.com")], to: 0)
        table.add("/none", to: 1)
        table.add("/port", from: [.host("example.com", port: 1 << 40), .host("example.com", port: -1)], to: 1)
        table.add("/q?n={n: Int = x}", to: 2)
        let error = #expect(throws: RouteTableError.self) { try Router(table) }
        let codes = Set(error?.problems.map(\.code) ?? [])
        #expect(codes.isSuperset(of: ["invalid-expression", "no-source"]), "\(codes)")
        #expect(throws: RouteTableError.self) { try table.compiled() }
    }

    /// Prints links with the print forms of a table, which may be damaged. Each printed link must open its entry.
    /// Returns the number of printed links.
    private static func checkPrinting(_ compiled: CompiledTable) throws -> Int {
        let unused = try Router(RouteTable<Int>(accepting: [.anywhere]))
        let router = try Router<Int>(compiled, whole: { unused }) { $0.entryIndex }
        let values: [String: CaptureValue] = [
            "id": 15, "name": "a", "path": .list(["b", "c"]), "last": "d", "q": "e f", "file": "g", "ext": "h",
        ]
        var count = 0
        for (name, value) in values {
            for entry in 0..<19 {
                guard let link = try? router.url(ofEntry: entry, PrintValues(captures: [name: value])) else { continue }
                #expect(router.route(for: link) == entry, "\(link)")
                count += 1
            }
        }
        return count
    }

    @Test(
        "Damaged bytes with a valid checksum give an error, or a table that prints only links that lead back, and never trap",
        arguments: 0..<4)
    func damaged(seed: Int) throws {
        var generator = SeededGenerator(seed: 9200 + seed)
        let sound = try CompiledTableTests.table().compiled().bytes
        let links = try Self.checkPrinting(CompiledTable(validating: sound))
        #expect(links > 0)
        func offset(_ section: BlockLayout.Section) -> Int {
            sound.word(BlockLayout.Word.sections + 2 * section.number)
        }
        let forms = offset(.entryStarts)..<offset(.printedSources)
        var (refused, accepted, printed) = (0, 0, 0)
        for _ in 0..<200 * Thoroughness.factor {
            var bytes = sound
            // Half of the damage is in the section of print forms, where most damage is accepted.
            let range = generator.once(in: 2) ? forms : 0..<bytes.count
            for _ in 0...generator.below(3) {
                bytes[range.lowerBound + generator.below(range.count)] = UInt8(generator.below(256))
            }
            bytes.putChecksumRight()
            do {
                let compiled = try CompiledTable(validating: bytes)
                accepted += 1
                try printed += Self.checkPrinting(compiled)
                _ = try RouteTable(compiled).entries.map(\.patterns)
            } catch {
                refused += 1
            }
        }
        let counts = "\(refused) refused, \(accepted) accepted, \(printed) links, \(links) of the sound table"
        #expect(refused > 50 && accepted > 50 && 2 * printed > links * accepted, "\(counts)")
    }
}
