import TestSupport
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// Compares the router with a slow and simple reference matcher. Random tables and links are the same in every run.
@Suite("Random tables compared with a reference matcher")
struct ReferenceTests {
    /// 16 seeds, or 200 for a thorough run. The tests below use the seeds from 17 to 34.
    private static let seeds = Array(1...16) + (Thoroughness.isFull ? Array(101...284) : [])

    @Test("The router finds the same matches as the reference, in order, on random tables", arguments: seeds)
    func agrees(seed: Int) throws {
        try forEachLink(seed: seed, tables: 100, links: 16) { table, link in
            guard let difference = table.difference(for: link) else { return true }
            Issue.record("\(table.smallest { $0.difference(for: link) != nil })\n\(link.text)\n\(difference)")
            return false
        }
    }

    @Test("The search visits a bounded number of nodes for each segment, on random tables", arguments: 17...18)
    func isBounded(seed: Int) throws {
        try forEachLink(seed: seed, tables: 100, links: 16) { table, link in
            let (visited, segments) = try table.router.engine.steps(for: link.text)
            // A link with a host is searched twice if some sources read the host as a segment and others do not.
            let limit = (segments + 1) * (link.scheme == nil ? 1 : 2) + (link.host == nil ? 0 : 1)
            #expect(visited <= limit * table.router.engine.nodeCount, "\(table)\n\(link.text)")
            return true
        }
    }

    @Test("A route that is reported as unreachable never wins a link, on random tables", arguments: 19...22)
    func warnsRightly(seed: Int) throws {
        var known: (table: String, warnings: [RouteProblem]) = ("", [])
        try forEachLink(seed: seed, tables: Thoroughness.isFull ? 100 : 12, links: 16) { table, link in
            guard let winner = table.router.match(for: link.text) else { return true }
            if known.table != "\(table)" { known = ("\(table)", table.warnings) }
            let isWarned = known.warnings.contains { problem in
                guard problem.route == winner.name else { return false }
                switch problem.kind {
                case .shadowed, .unacceptable(_, form: nil, _): return true
                default: return false
                }
            }
            #expect(!isWarned, "\(table)\n\(link.text)")
            return true
        }
    }

    @Test("A link printed from a match reads back as the same match, on random tables", arguments: 23...26)
    func writesWhatItReads(seed: Int) throws {
        var written = 0
        try forEachLink(seed: seed, tables: 100, links: 16) { table, link in
            guard let match = table.router.match(for: link.text), let name = match.name else { return true }
            let captures = Dictionary(match.captures.map { ($0.name, $0.value) }) { $1 }
            guard let text = try? table.router.url(named: name, captures: captures, rest: match.rest) else {
                return true
            }
            written += 1
            let again = table.router.match(for: text).map { $0.spelling(withoutDefaultsBut: captures.keys) }
            #expect(again == match.spelling(withoutDefaultsBut: captures.keys), "\(table)\n\(link.text)\n\(text)")
            return true
        }
        #expect(written > 100)
    }

    @Test("An explanation lists the routes that the reference matches, on random tables", arguments: 27...28)
    func explainsWhatItFinds(seed: Int) throws {
        try forEachLink(seed: seed, tables: 100, links: 16) { table, link in
            guard table.table.policy.repeatedItems != .rejected else { return true }
            let taking = table.router.explanation(for: link.text).candidates.filter { $0.miss == nil }.map(\.route)
            #expect(taking == table.reference.matches(link).map { String($0.entry) }, "\(table)\n\(link.text)")
            return true
        }
    }

    @Test("A match view reads the same captures and rest as the match, on random tables", arguments: 33...34)
    func readsCaptures(seed: Int) throws {
        var captures = 0
        try forEachLink(seed: seed, tables: 100, links: 16) { table, link in
            var (seen, rest): ([Captures.Element]?, [String]?)
            let miss = Array(link.text.utf8).withBytes { bytes in
                table.router.engine.match(bytes) { (seen, rest) = (table.captures(in: $0), table.rest(in: $0)) }
            }
            #expect((miss == nil) == (table.router.match(for: link.text) != nil))
            #expect(seen == table.router.match(for: link.text).map { Array($0.captures) }, "\(table)\n\(link.text)")
            #expect(rest == table.router.match(for: link.text)?.rest, "\(table)\n\(link.text)")
            captures += seen?.count ?? 0
            return true
        }
        #expect(captures > 400)
    }

    /// Calls a function with random links of random tables until it returns `false`.
    private func forEachLink(
        seed: Int, tables: Int, links: Int, _ body: (SampleTable, SampleLink) throws -> Bool
    ) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<tables {
            let table = try SampleTable(random: &random)
            var generator = LinkGenerator(random: random, policy: table.table.policy)
            for _ in 0..<links where try !body(table, generator.link(after: table.variants)) { return }
            random = generator.random
        }
    }
}
