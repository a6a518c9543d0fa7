import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkNotations

@Suite("A problem that only the notation of another library has")
struct NotationProblemTests {
    static let problems = NotationProblem.all.map { RouteProblem(.notation($0), in: "/x", at: 0..<2) }

    @Test("has a code of its own, in words with dashes")
    func codes() {
        let codes = Self.problems.map(\.code)
        #expect(Set(codes).count == codes.count)
        #expect(codes.sorted() == RouteProblem.notationCodes)
        #expect(Set(codes).isDisjoint(with: RouteProblem.allCodes))
        #expect(codes.allSatisfy { $0.allSatisfy { $0 == "-" || $0.isLowercase } })
    }

    @Test("has a sentence: lower case, no full stop, with what was found in its place", arguments: problems)
    func sentences(problem: RouteProblem) throws {
        let first = try #require(problem.message.first)
        #expect(first == "'" || first.isLowercase)
        #expect(!problem.message.hasSuffix(".") && !problem.message.contains("…"))
        #expect(problem.message.count > 15)
    }
}
