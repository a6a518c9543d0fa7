import TestSupport
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

@Suite("Random patterns and strings in the native syntax")
struct BraceSyntaxPropertyTests {
    @Test("A random pattern made in code reads back as the same pattern", arguments: 0..<8)
    func codeReadsBack(seed: Int) throws {
        var random = RandomPattern(seed: seed)
        var count = 0
        for _ in 0..<200 {
            let pattern = random.pattern()
            guard pattern.structuralProblems().isEmpty else { continue }
            let text = pattern.description
            let again = try RoutePattern(text)
            #expect(again == pattern, "\(text)")
            #expect(again.description == text)
            #expect(try again.variants() == pattern.variants(), "\(text)")
            count += 1
        }
        #expect(count > 50, "most patterns are looked at")
    }

    static let pieces =
        Array("/?#[]{}()|*+!&=:%\\.<> a1é\"-").map(String.init)
        + [
            "{id}", "{a: Int}", "{: x|y}", "**", "/a", "//", "[/b]", "(a|b)", "?q={q}", "&x", "try? ", "%2F", "%C3",
            "https://", "my:", "\u{301}",
        ]

    static func text(_ generator: inout SeededGenerator) -> String {
        (0..<generator.below(14)).map { _ in generator.pick(pieces) }.joined()
    }

    @Test("A random string is a pattern that reads back, or has problems with valid ranges", arguments: 0..<8)
    func anyText(seed: Int) throws {
        var generator = SeededGenerator(seed: seed << 32)
        for _ in 0..<(Thoroughness.isFull ? 2_000 : 1_000) {
            let text = (generator.once(in: 2) ? "/" : "") + Self.text(&generator)
            do {
                let pattern = try RoutePattern(text)
                #expect(try RoutePattern(pattern.description) == pattern, "\(text)")
                #expect(try !pattern.variants().isEmpty)
            } catch {
                #expect(!error.problems.isEmpty, "\(text)")
                for problem in error.problems { check(problem, of: text) }
            }
        }
    }

    private func check(_ problem: RouteProblem, of text: String) {
        let offsets = text.utf8.count
        #expect(problem.pattern == text)
        #expect(problem.range.lowerBound >= 0 && problem.range.upperBound <= offsets, "\(text) \(problem.code)")
        #expect(!problem.description.isEmpty)
        for offset in [problem.range.lowerBound, problem.range.upperBound] {
            let index = text.utf8.index(text.startIndex, offsetBy: min(max(offset, 0), offsets))
            #expect(text.unicodeScalars.indices.contains(index) || index == text.endIndex, "\(text) \(problem.code)")
        }
        if let repaired = problem.repaired { _ = WaymarkCoreTests.problems(of: repaired) }
    }

    @Test("Every problem of a string that is decoded from random bytes has a message", arguments: 0..<5)
    func anyBytes(seed: Int) {
        var generator = SeededGenerator(seed: seed << 32)
        for _ in 0..<2_000 {
            let bytes = (0..<generator.below(20)).map { _ in UInt8(generator.below(256)) }
            for problem in problems(of: String(decoding: bytes, as: UTF8.self)) { #expect(!problem.message.isEmpty) }
        }
    }
}
