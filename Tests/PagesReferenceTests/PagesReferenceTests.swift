import TestSupport
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// The router against a second one, which was written from the documentation by somebody who has not read the first.
///
/// Where they differ, either a page or the router is wrong; what the pages left open while this was written stands on
/// them now. It is kept naive on purpose, and must not learn from the router.
@Suite struct PagesReferenceTests {
    @Test("The router answers random links as the reference router does", arguments: 0..<200)
    func agrees(part: Int) throws {
        let tables = Thoroughness.isFull ? 10 * Thoroughness.factor : 1
        for seed in (part * tables)..<((part + 1) * tables) { try compare(seed) }
    }

    private func compare(_ seed: Int) throws {
        var tables = TableMaker(random: SeededGenerator(seed: seed))
        let pair = tables.table()
        let plain = pair.plain
        let comparing = Comparing(router: try Router(pair.table), plain: plain)
        expectReadBack(pair, comparing.router, seed)
        var links = LinkMaker(random: SeededGenerator(seed: seed + 1_000_000), plain: plain)
        var winners: Set<Place> = []
        for _ in 0..<(Thoroughness.isFull ? 20 : 12) {
            let link = links.link()
            let difference = comparing.difference(link)
            #expect(difference == nil, "table \(seed), '\(link.text)'\n\(plain)")
            if let winner = plain.answer(link).first {
                winners.insert(Place(entry: winner.entry, pattern: winner.pattern))
            }
        }
        // Proofs take longer than all that is compared with the router: few are asked for here.
        // `Scripts/check proofs` asks for many, in a release build.
        guard seed.isMultiple(of: 16) else { return }
        let falselyShadowed = winners.intersection(pair.shadowed)
        #expect(falselyShadowed.isEmpty, "table \(seed): patterns win that are said to be shadowed\n\(plain)")
        for (link, winners) in pair.shownLinks {
            // An entry that declines its links hands them on, and a proof reads patterns alone.
            guard let winner = plain.answer(Array(link.utf8)).first else { continue }
            let isNamed = winners.contains(Place(entry: winner.entry, pattern: winner.pattern))
            #expect(isNamed, "table \(seed): '\(link)' opens a pattern that the problem does not name\n\(plain)")
        }
    }

    /// The text of a pattern is the pattern, also in groups; types that functions give it stand in no text.
    private func expectReadBack(_ pair: TablePair, _ router: Router<Opened>, _ seed: Int) {
        for (entry, real) in zip(pair.entries, router.entries) {
            if !entry.making.values.isEmpty { continue }
            for pattern in real.patterns {
                let text = entry.syntax.name == "braces" ? pattern.text : pattern.description
                let read = try? RoutePattern(text)
                #expect(read?.description == pattern.description, "table \(seed), '\(text)'")
            }
        }
    }

    @Test("A dispatcher's handlers receive the routes and values of the reference router", arguments: 0..<20)
    @MainActor func carries(part: Int) async throws {
        let tables = Thoroughness.isFull ? 10 * Thoroughness.factor : 1
        for seed in (part * tables)..<((part + 1) * tables) {
            var tables = TableMaker(random: SeededGenerator(seed: seed))
            let pair = tables.table()
            let carrying = Carrying(Comparing(router: try Router(pair.table), plain: pair.plain))
            var links = LinkMaker(random: SeededGenerator(seed: seed + 2_000_000), plain: pair.plain)
            for _ in 0..<20 {
                guard let link = String(validating: links.link(), as: UTF8.self) else { continue }
                let difference = await carrying.difference(link)
                #expect(difference == nil, "table \(seed), '\(link)'\n\(pair.plain)")
            }
        }
    }

    @Test("Two patterns reported as a conflict match the same random links", arguments: 0..<50)
    func conflicts(part: Int) {
        let tables = Thoroughness.isFull ? 50 : 2
        for seed in (part * tables)..<((part + 1) * tables) {
            var tables = TableMaker(random: SeededGenerator(seed: seed))
            for two in tables.conflicts() {
                var links = LinkMaker(random: SeededGenerator(seed: seed), plain: two)
                for _ in 0..<20 {
                    let link = links.link()
                    let entries = Set(two.answer(link).matches.map(\.entry))
                    #expect(entries.count != 1, "table \(seed), '\(link.text)' tells them apart\n\(two)")
                }
            }
        }
    }
}
