import Foundation
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkFoundation
import WaymarkRoutes

@Suite("Decimals as parameters")
struct DecimalParameterTests {
    @Test(
        "A decimal string reads as its value and prints in canonical form",
        arguments: [
            ("0", "0"), ("7", "7"), ("-7", "-7"), ("12.5", "12.5"), ("-0.5", "-0.5"), ("1.50", "1.5"), ("2.00", "2"),
            ("100", "100"), ("0.1", "0.1"), ("0.0", "0"), ("1234567890123456789012345678.0123456789", nil),
            ("99999999999999999999999999999999999999", nil), ("0.00000000000000000000000000000000000001", nil),
            ("-0.00000000000000000000000000000000000001", nil), ("0.00000000000000000000000000000000000000", "0"),
        ])
    func reading(_ text: String, _ canonical: String?) {
        let value = Decimal(parameter: text)
        #expect(value != nil)
        #expect(value?.parameterText == canonical ?? text)
        #expect(value?.parameterText.isEmpty == false)
    }

    @Test(
        "A string that is no decimal or would be rounded is refused",
        arguments: [
            "", "-", ".", "+5", "007", "-0", "-0.00", ".5", "5.", "1e3", "1E3", "1e", "0x10", "NaN", "nan", "inf",
            "1,5", "1.000,5", "1,000", "1 000", " 1", "1 ", "1.2.3", "12abc", "--1", "१", "１", "1\u{301}", "1\0",
            "100000000000000000000000000000000000000", "0.000000000000000000000000000000000000001",
            "340282366920938463463374607431768211457", "1" + String(repeating: "0", count: 200) + "1",
            "0." + String(repeating: "0", count: 200) + "1", "0.123456789012345678901234567890123456789012345",
        ])
    func refusing(_ text: String) {
        #expect(Decimal(parameter: text) == nil)
        #expect(!Decimal.parameterConstraint.accepts(text))
    }

    @Test("A random decimal reads back equal if it has at most 38 digits")
    func roundTrips() {
        for _ in 0..<5_000 {
            let significand = Decimal(UInt64.random(in: .min ... .max)) * Decimal(UInt64.random(in: 0...99_999_999))
            let value = Decimal(
                sign: Bool.random() ? .plus : .minus, exponent: .random(in: -40...40), significand: significand)
            let text = value.parameterText
            let digits = text.drop { $0 == "-" || $0 == "0" }.utf8.count { $0 != UInt8(ascii: ".") }
            #expect(Decimal(parameter: text) == (digits <= 38 ? value : nil), "\(value)")
            #expect(text.utf8.allSatisfy { "-.0123456789".utf8.contains($0) }, "\(text)")
        }
    }

    @Test("A decimal that is not a number prints a string that does not read back")
    func notANumber() {
        #expect(Decimal(parameter: Decimal.nan.parameterText) == nil)
    }
}
