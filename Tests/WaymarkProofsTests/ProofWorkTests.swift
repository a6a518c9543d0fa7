import Testing
import WaymarkCore
import WaymarkEngine
import WaymarkExplain
import WaymarkLanguages

@testable import WaymarkProofs

/// Shapes of tables for which proofs once took minutes or gigabytes. The tests count steps and do not measure time.
@Suite("The work of proofs")
struct ProofWorkTests {
    private static func table(_ patterns: [String]) -> RouteTable<Int> {
        var table = RouteTable<Int>(accepting: [.host("example.com")])
        for (index, pattern) in patterns.enumerated() { table.add(pattern, named: "r\(index)", to: index) }
        return table
    }

    /// A shape of many routes, with the maximum work for each route.
    struct Shape: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let count: Int
        let most: Int
        let pattern: @Sendable (Int) -> String
    }

    static let shapes = [
        Shape(testDescription: "a text before a number", count: 1, most: 40_000) { _ in "/{k}1{n: Int}" },
        Shape(testDescription: "a list of texts before a decimal", count: 1, most: 1_000_000) { _ in "/{k}-{n: Double}"
        },
        Shape(testDescription: "a number at the end of a segment", count: 120, most: 20_000) { "/{id}-p\($0)" },
        Shape(testDescription: "a number at the beginning of a segment", count: 120, most: 20_000) { "/p\($0)-{id}" },
        Shape(testDescription: "a text between two others", count: 60, most: 100_000) { "/{a}x\($0)y{b}" },
        Shape(testDescription: "a literal after a run", count: 200, most: 20_000) { "/**/p\($0)" },
        Shape(testDescription: "two texts of each route", count: 150, most: 20_000) { "/{x: a\($0)|b\($0)}/z" },
        Shape(testDescription: "an item of each route", count: 60, most: 20_000) { "/a?k\($0)={id}" },
    ]

    @Test("A proof reaches every route of a table with bounded work for each route", arguments: shapes)
    func reach(_ shape: Shape) throws {
        let table = Self.table((0..<shape.count).map(shape.pattern))
        var proofs = TableProofs(RankedTable(table))
        for rank in 0..<shape.count {
            let isReached = if case .reached = proofs.reach(ofRank: rank) { true } else { false }
            #expect(isReached, "rank \(rank)")
        }
        let work = proofs.proof.space.sets.pool.work
        #expect(work <= shape.most * shape.count, "\(work / shape.count) for each")
    }

    @Test("A search for better neighbours adds no language if the segments end differently")
    func neighbours() throws {
        var proofs = TableProofs(RankedTable(Self.table((0..<120).map { "/{id}-p\($0)" })))
        let before = proofs.proof.space.sets.pool.count
        #expect(proofs.betterNeighbours().allSatisfy { $0.isEmpty })
        #expect(proofs.proof.space.sets.pool.count == before)
    }

    @Test(
        "A comparison of two tables finds lost and gained links in bounded work",
        arguments: [
            (
                ["/{k}1{n: Int}"], ["/{k}1{n: UInt}"],
                [
                    // The old table reads the second link as the values `!1` and 8446744073709551615.
                    "lost https://example.com/!1-1", "changed https://example.com/!118446744073709551615",
                    "gained https://example.com/!19223372036854775808",
                ]
            ),
            (
                (0..<150).map { "/**/p\($0)" }, (0..<150).map { $0 == 77 ? "/**/q77" : "/**/p\($0)" },
                ["lost https://example.com/p77", "gained https://example.com/q77"]
            ),
        ] as [([String], [String], [String])])
    func differences(_ old: [String], _ new: [String], _ expected: [String]) throws {
        let differences = try TableDifferences(from: Self.table(old), to: Self.table(new))
        let found = differences.found.map { "\($0.kind) \($0.link)" }
        #expect(found == expected)
        #expect(differences.work < 2_000_000 + 40_000 * old.count, "\(differences.work)")
    }

    @Test("The proofs of a table with 2^40 combinations stay within a limit of work")
    func limit() throws {
        // Forty independent literals in a segment give 2^40 possible sets of routes.
        let many = (0..<40).map { "/{a}x\($0)y{b}" }
        var table = Self.table(many + ["/{c}"])
        table.precedence = .declaration
        var proofs = TableProofs(RankedTable(table))
        for rank in 0...many.count { _ = proofs.reach(ofRank: rank) }
        #expect(proofs.proof.space.sets.pool.work < 3 * ProofWork.ofQuestion)
    }

    @Test("A search for overlaps stops after a given number and returns the first route left")
    func manyOverlaps() throws {
        let table = Self.table((0..<20).map { "/a?k\($0)={id}" })
        var proofs = TableProofs(RankedTable(table))
        let all = proofs.overlaps()
        #expect(all.found.count == 190 && all.firstLeft == nil)
        let some = proofs.overlaps(most: 50)
        #expect(some.found.count >= 50 && some.found.count < 70)
        #expect(some.firstLeft.map { some.found.map(\.loser).max().map { $0 + 1 } == $0 } == true)
    }
}
