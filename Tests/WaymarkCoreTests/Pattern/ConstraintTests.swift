import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

@Suite("Accepted spellings of parameter types")
struct ConstraintTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let type: String
        let accepted: [String]
        let refused: [String]
        var testDescription: String { type }
    }

    static let rows: [Row] = [
        Row(
            type: "Int", accepted: ["0", "5", "-5", "9223372036854775807", "-9223372036854775808"],
            refused: [
                "", "+5", "007", "-0", "00", "-", "5.0", " 5", "٤٢", "9223372036854775808", "-9223372036854775809",
            ]),
        Row(type: "Int8", accepted: ["127", "-128"], refused: ["128", "-129"]),
        Row(type: "UInt", accepted: ["0", "18446744073709551615"], refused: ["-1", "18446744073709551616", "01", ""]),
        Row(type: "UInt8", accepted: ["255"], refused: ["256"]),
        Row(
            type: "Double", accepted: ["0", "1", "-1.5", "1.50", "1e5", "1E-5", "0.0"],
            refused: ["", "nan", "inf", "0x1p4", "1e400", "+1", "-0", "-0.0", "-0e5", "01", ".5", "5.", "1e", "1e+"]),
        Row(type: "Float", accepted: ["1.5", "16777217"], refused: ["1e39", "3.5e38", "-1e-46"]),
        Row(type: "Bool", accepted: ["true", "false"], refused: ["True", "1", "yes", ""]),
        Row(
            type: "UUID", accepted: ["123e4567-e89b-12d3-a456-426614174000", "123E4567-E89B-12D3-A456-426614174000"],
            refused: ["123e4567e89b12d3a456426614174000", "123e4567-e89b-12d3-a456-42661417400g", ""]),
        Row(type: "LenientInt", accepted: ["+5", "007", "-0"], refused: ["5.0", "x", ""]),
        Row(type: "LenientDouble", accepted: ["nan", "inf", "0x1p4", "1e5"], refused: ["x", ""]),
        Row(
            type: "LenientBool", accepted: ["TRUE", "Yes", "1", "false", "nO", "0"], refused: ["2", "y", ""]),
    ]

    @Test("A built-in type accepts its own spellings of a value and no other string", arguments: rows)
    func spellings(_ row: Row) throws {
        let constraint = try #require(ParameterTypes()[row.type])
        for text in row.accepted { #expect(constraint.accepts(text), "\(row.type) takes '\(text)'") }
        for text in row.refused { #expect(!constraint.accepts(text), "\(row.type) does not take '\(text)'") }
    }

    @Test("A choice compares bytes, a character type checks class and length, a custom type its function")
    func ownTypes() {
        let language = ParameterConstraint.oneOf(["en", "caf\u{E9}"])
        #expect(language.accepts("en") && language.accepts("caf\u{E9}"))
        #expect(!language.accepts("EN") && !language.accepts("cafe\u{301}"))
        let hash = ParameterConstraint.characters(.hex, lengths: 7...40)
        #expect(hash.accepts("6dcb09b") && !hash.accepts("6dcb09") && !hash.accepts("6dcb09z"))
        let even = ParameterConstraint.custom { Int($0).map { $0 % 2 == 0 } ?? false }
        #expect(even.accepts("4") && !even.accepts("5"))
    }

    @Test(
        "A type covers another type only if each value of the other type fits",
        arguments: [
            ("String", "Int", true), ("Int", "Int8", true), ("Int8", "Int", false), ("Int", "UInt8", true),
            ("Int64", "UInt64", false), ("LenientInt", "Int", true), ("Double", "Float", true),
            ("Int", "Double", false),
        ])
    func covering(_ wide: String, _ narrow: String, _ covers: Bool) throws {
        let types = ParameterTypes()
        #expect(try #require(types[wide]).covers(#require(types[narrow])) == covers)
    }
}
