import TestSupport
import Testing
import WaymarkCore
import WaymarkEngine

@testable import WaymarkProofs

@Suite("The least length of links")
struct LeastLengthTests {
    @Test("A variant that wins a link within the limit is never reported as too long")
    func noLinkIsShorter() throws {
        var (links, tooLong) = (0, 0)
        for seed in 0..<30 * Thoroughness.factor {
            var generator = SeededGenerator(seed: seed)
            guard var small = SmallTable(&generator) else { continue }
            small.table.policy.maximumLength = 2 + generator.below(18)
            guard let engine = try? Router(small.table).engine else { continue }
            let lengths = MinimumLengths(engine.table)
            let isTooLong = engine.table.variants.indices.map { lengths.isTooLong($0) }
            tooLong += isTooLong.count { $0 }
            let limit = small.table.policy.maximumLength
            small.forEachLink(deep: 1) { link in
                guard link.utf8.count <= limit else { return }
                _ = Array(link.utf8).withBytes { bytes in
                    engine.match(bytes) { match in
                        links += 1
                        #expect(!isTooLong[match.rank], "\(link) of \(small.patterns), seed \(seed)")
                    }
                }
            }
        }
        print("\(links) links, \(tooLong) variants without any")
        #expect(links > 1_000 && tooLong > 0)
    }
}
