import Foundation
import TestSupport
import Testing
import WaymarkEngine
import WaymarkFoundation
import WaymarkLanguages
import WaymarkRoutes

@Suite("Regular expressions of Date and Decimal in route files")
struct KnownTextsTests {
    private static func expression<Value: ParameterConvertible>(of type: Value.Type) throws -> ParameterConstraint {
        guard case .custom(let check) = type.parameterConstraint.kind else { throw CancellationError() }
        return try ParameterConstraint(matching: try #require(check.expression))
    }

    @Test("The expression of Date accepts exactly the days of the calendar")
    func days() throws {
        let expression = try Self.expression(of: Date.self)
        for year in [
            0, 1, 4, 9, 10, 99, 100, 400, 999, 1000, 1900, 2000, 2023, 2024, 8999, 9000, 9899, 9989, 9998, 9999,
        ] {
            let digits = String(repeating: "0", count: 4 - String(year).count) + String(year)
            for month in 0...13 {
                for day in 0...32 {
                    let text = digits + (month < 10 ? "-0" : "-") + "\(month)" + (day < 10 ? "-0" : "-") + "\(day)"
                    for end in ["", "T00:00:00Z", "T23:59:59.999-23:59", "T12:00:00.123Z"] {
                        let isDate = Date(parameter: text + end) != nil
                        #expect(expression.accepts(text + end) == isDate, "\(text)\(end)")
                    }
                }
            }
        }
    }

    @Test("The expression of Date accepts exactly the mutated strings that Date reads")
    func dates() throws {
        try expectSame(
            Date.self, ["2026-11-21", "2024-02-29T09:30:15Z", "9999-12-31T23:59:59.999Z", "0000-01-01T00:00:00+02:00"],
            characters: "0123456789-:T.Z+")
    }

    @Test("The expression of Decimal accepts exactly the mutated strings that Decimal reads")
    func decimals() throws {
        try expectSame(
            Decimal.self,
            [
                "0", "-0.00", "12.50", "-7", "1234567890123456789012345678.0123456789",
                "-0.000000000000000000000000001",
                "99999999999999999999999999999999999999", "0.00000000000000000000000000000000000001",
            ], characters: "0123456789-.e+")
    }

    private func expectSame<Value: ParameterConvertible>(
        _ type: Value.Type, _ texts: [String], characters: String
    ) throws {
        let expression = try Self.expression(of: type)
        var generator = SeededGenerator(seed: 46)
        let alphabet = Array(characters)
        for _ in 0..<20_000 {
            var text = Array(texts[Int(generator.next() % UInt64(texts.count))])
            for _ in 0..<(generator.next() % 3) {
                let place = Int(generator.next() % UInt64(text.count + 1))
                let character = alphabet[Int(generator.next() % UInt64(alphabet.count))]
                if place == text.count || generator.next() % 2 == 0 {
                    text.insert(character, at: place)
                } else if generator.next() % 3 == 0 {
                    text.remove(at: place)
                } else {
                    text[place] = character
                }
            }
            let changed = String(text)
            #expect(expression.accepts(changed) == (Value(parameter: changed) != nil), "\(changed)")
        }
    }
}
