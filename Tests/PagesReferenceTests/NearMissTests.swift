#if Tool
    import TestSupport
    import Testing
    import WaymarkCore
    import WaymarkExplain

    @testable import WaymarkTool

    @Suite("Near misses of random tables")
    struct NearMissTests {
        @Test("NearMissTrie finds the same near misses as the router, on random tables", arguments: 0..<4)
        func findsTheNearest(part: Int) throws {
            var (tables, misses, seed) = (0, 0, 70_000_000 + 1_000_000 * part)
            while tables < (Thoroughness.isFull ? 50 : 25) {
                seed += 1
                var maker = TableMaker(random: SeededGenerator(seed: seed))
                let pair = maker.table()
                guard let router = try? Router(pair.table) else { continue }
                tables += 1
                let trie = NearMissTrie(router.engine)
                var links = LinkMaker(random: SeededGenerator(seed: seed + 500_000), plain: pair.plain)
                for link in (0..<40).compactMap({ _ in String(validating: links.link(), as: UTF8.self) }) {
                    guard case .unmatched(let unmatched) = router.result(for: link) else { continue }
                    misses += 1
                    #expect(link.withBytes { trie.unmatched($0) } == unmatched, "\(seed) \(link)")
                    #expect(link.withBytes { trie.reason($0) } == unmatched.reason, "\(seed) \(link)")
                }
            }
            #expect(misses > (Thoroughness.isFull ? 200 : 100))
        }
    }
#endif
