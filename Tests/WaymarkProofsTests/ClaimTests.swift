import TestSupport
import Testing
import WaymarkCore
import WaymarkEngine
import WaymarkLanguages

@testable import WaymarkProofs

@Suite("Claims of a table as sets of links")
struct ClaimTests {
    /// The result of a link.
    private enum Answer: Hashable {
        case rank(Int)
        case nothing
    }

    private static func answer(_ router: Router<String>, to link: String) -> Answer {
        var answer = Answer.nothing
        _ = link.withBytes { bytes in
            router.engine.match(bytes) { answer = .rank(Int(FoundVariant($0).rank)) }
        }
        return answer
    }

    private static func answer(_ claim: ClaimSpace.TableClaim?) -> Answer {
        claim.map { $0.isRejected ? .nothing : .rank($0.rank) } ?? .nothing
    }

    /// Seeds that found errors.
    private static let known = [304, 799]

    @Test("The claims of a random table contain exactly the links that its router matches")
    func links() throws {
        var (tables, links, taken, outcomes) = (0, 0, 0, 0)
        let only = Int(Thoroughness.seed ?? -1)
        let all = Array(0..<(Thoroughness.isFull ? 200 : 15) * Thoroughness.factor) + Self.known
        for seed in only >= 0 ? [only] : all {
            var generator = SeededGenerator(seed: seed)
            guard let small = SmallTable(&generator), let router = try? Router(small.table) else { continue }
            tables += 1
            var space = ClaimSpace(RankedTable(small.table))
            let universe = space.universe(hasEmptySegments: true)
            let claims = space.claims(on: "https://h.x", host: "h.x")
            small.forEachLink(deep: SmallTable.depth(seed)) { link in
                guard link.hasPrefix("https://h.x/") else { return }
                let parts = Parts(link.dropFirst("https://h.x".count))
                guard parts.areIn(universe, &space.pool) else { return }
                links += 1
                let answer = Self.answer(router, to: link)
                if answer != .nothing { taken += 1 }
                let claim = claims.first { parts.areTaken(by: $0.links, &space.pool) }
                #expect(answer == Self.answer(claim), "seed \(seed), \(link), \(small.patterns)")
            }
            // More than 512 paths are searched segment by segment.
            let count = seed.isMultiple(of: 2) ? 0 : 513
            let others = (0..<count).map { LinkClaim(path: space.pool.text("/z\($0)".utf8)) }
            var comparison = ClaimComparison([claims.map(\.links), others], universe: universe)
            let decided = comparison.outcomes(in: &space.pool)
            let found = try #require(decided, "seed \(seed)")
            for outcome in found {
                outcomes += 1
                let answer = Self.answer(router, to: "https://h.x" + outcome.link)
                let claim = outcome.deciding[0].map { claims[$0] }
                #expect(answer == Self.answer(claim), "seed \(seed), \(outcome.link), \(small.patterns)")
            }
        }
        print("\(tables) tables, \(links) links, \(taken) taken, \(outcomes) outcomes")
        #expect(only >= 0 || taken > 1_000)
    }
}

/// A link without its origin.
private struct Parts {
    let path, query, fragment: [UInt8]

    init(_ link: Substring) {
        let halves = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let parts = halves[0].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        path = Array(parts[0].utf8)
        query = parts.count > 1 ? Array("?\(parts[1])".utf8) : []
        fragment = halves.count > 1 ? Array("#\(halves[1])".utf8) : []
    }

    func areTaken(by claim: LinkClaim, _ pool: inout LanguagePool) -> Bool {
        pool.contains(path, in: claim.path) && claim.query.allSatisfy { pool.contains(query, in: $0.queries) }
            && (claim.fragment.map { pool.contains(fragment, in: $0) } ?? true)
    }

    func areIn(_ universe: LinkUniverse, _ pool: inout LanguagePool) -> Bool {
        pool.contains(path, in: universe.path) && pool.contains(query, in: universe.query)
            && pool.contains(fragment, in: universe.fragment)
    }
}
