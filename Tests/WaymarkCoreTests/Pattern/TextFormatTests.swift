import TestSupport
import Testing
import WaymarkCore
import WaymarkLanguages

@testable import WaymarkEngine

@Suite("Types with a text format")
struct TextFormatTests {
    @Test("A format accepts its accepted samples and their canonical spelling only", arguments: TextFormat.allCases)
    func samples(_ format: TextFormat) throws {
        let constraint = try #require(ParameterTypes()[format.name])
        let (accepted, rejected) = format.samples
        #expect(!accepted.isEmpty && !rejected.isEmpty)
        for text in accepted {
            #expect(constraint.accepts(text) && format.lengths.contains(text.utf8.count), "\(text)")
            let canonical = format.canonical(text)
            #expect(constraint.accepts(canonical) && format.canonical(canonical) == canonical, "\(text)")
        }
        for text in rejected { #expect(!constraint.accepts(text), "\(text)") }
    }

    @Test("A format accepts the strings that its regular expression accepts", arguments: TextFormat.allCases)
    func expression(_ format: TextFormat) throws {
        let (constraint, expression) = (
            ParameterConstraint(.format(format)), try ParameterConstraint(matching: format.expression)
        )
        var random = SeededGenerator(seed: 7)
        var verdicts: Set<Bool> = []
        for _ in 0..<(Thoroughness.isFull ? 100_000 : 5_000) * Thoroughness.factor {
            var text = Array(random.pick(format.samples.accepted + format.samples.rejected).utf8)
            for _ in 0..<random.below(4) { Self.change(&text, &random) }
            let verdict = text.withBytes { constraint.accepts($0) }
            #expect(verdict == text.withBytes { expression.accepts($0) }, "\(String(decoding: text, as: UTF8.self))")
            verdicts.insert(verdict)
        }
        #expect(verdicts == [true, false])
    }

    private static func change(_ text: inout [UInt8], _ random: inout SeededGenerator) {
        let index = random.below(text.count + 1)
        let bytes = Array("0189afgilouzAFGILOUZ-_=+/.é\u{0}".utf8)
        switch random.below(4) {
        case 0: text.insert(random.pick(bytes), at: index)
        case 1: if index < text.count { text.remove(at: index) }
        default: if index < text.count { text[index] = random.pick(bytes) }
        }
    }

    @Test("A format has a code of its own in compiled tables")
    func codes() {
        let others = [
            TypeCode.any, TypeCode.signed, TypeCode.unsigned, TypeCode.double,
            TypeCode.float, TypeCode.bool, TypeCode.oneOf, TypeCode.characters,
            TypeCode.matching, TypeCode.lenientInt, TypeCode.lenientDouble,
            TypeCode.lenientBool, TypeCode.custom,
        ]
        #expect(Set(others).isDisjoint(with: TextFormat.allCases.map(\.rawValue)))
        #expect(TextFormat.uuid.rawValue == 6)
    }
}
