import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkNotations

@Suite("Problems specific to other notations")
struct NotationProblemTests {
    static let problems = NotationProblem.all.map { RouteProblem(.notation($0), in: "/x", at: 0..<2) }

    @Test("Each problem of a foreign notation has a unique lowercase code with dashes")
    func codes() {
        let codes = Self.problems.map(\.code)
        #expect(Set(codes).count == codes.count)
        #expect(codes.sorted() == RouteProblem.notationCodes)
        #expect(Set(codes).isDisjoint(with: RouteProblem.allCodes))
        #expect(codes.allSatisfy { $0.allSatisfy { $0 == "-" || $0.isLowercase } })
    }

    @Test("Each problem of a foreign notation has a lowercase message without a full stop", arguments: problems)
    func sentences(problem: RouteProblem) throws {
        let first = try #require(problem.message.first)
        #expect(first == "'" || first.isLowercase)
        #expect(!problem.message.hasSuffix(".") && !problem.message.contains("…"))
        #expect(problem.message.count > 15)
    }
}
