import TestSupport
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// Compares the router with a second one, which was written from the documentation without knowledge of the code.
///
/// A difference is an error in a page or in the router. Details that the pages left open have been added to them. The
/// reference is deliberately naive, and must not be derived from the router.
@Suite struct PagesReferenceTests {
    @Test(
        "The router answers random links as the reference router does", arguments: 0..<(Thoroughness.isFull ? 200 : 100)
    )
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
        // Proofs take longer than all other comparisons, so only few are checked here.
        // `Scripts/check proofs` checks many in a release build.
        guard seed.isMultiple(of: 16) else { return }
        let falselyShadowed = winners.intersection(pair.shadowed)
        #expect(falselyShadowed.isEmpty, "table \(seed): patterns win that are said to be shadowed\n\(plain)")
        for (link, winners) in pair.shownLinks {
            // Proofs consider only patterns; an entry may still pass its links on to others.
            guard let winner = plain.answer(Array(link.utf8)).first else { continue }
            let isNamed = winners.contains(Place(entry: winner.entry, pattern: winner.pattern))
            #expect(isNamed, "table \(seed): '\(link)' opens a pattern that the problem does not name\n\(plain)")
        }
    }

    /// Expects that the printed pattern parses as the same pattern, also in groups. Types from functions are not
    /// printed.
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
