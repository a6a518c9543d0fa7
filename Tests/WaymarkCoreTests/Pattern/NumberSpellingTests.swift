import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

@Suite("Spellings of decimal numbers")
struct NumberSpellingTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let text: String
        /// The printed value; `nil` if the text is not a number.
        let double: String?
        let float: String?

        init(_ text: String, _ double: String?, float: String?) {
            (self.text, self.double, self.float) = (text, double, float)
        }

        init(_ text: String, _ both: String?) { self.init(text, both, float: both) }

        var testDescription: String { text }
    }

    static let rows: [Row] = [
        // Several spellings of one value.
        Row("1.5", "1.5"), Row("1.50", "1.5"), Row("15e-1", "1.5"), Row("0.15E+1", "1.5"), Row("-1.5", "-1.5"),
        Row("1", "1"), Row("1.0", "1"), Row("1.000", "1"), Row("1e0", "1"), Row("10e-1", "1"), Row("1e5", "100000"),
        Row("100000", "100000"), Row("1e05", "100000"), Row("1e+5", "100000"), Row("1e-05", "1e-5"),
        Row("0.00001", "1e-5"), Row("0.0001", "0.0001"),
        // Negative zero is not a value.
        Row("0", "0"), Row("0.0", "0"), Row("0e9", "0"), Row("-0", nil), Row("-0.0", nil), Row("-0e5", nil),
        Row("1e-400", "0"), Row("-1e-400", nil), Row("1e-46", "1e-46", float: "0"),
        Row("-1e-46", "-1e-46", float: nil),
        Row("0e99999999999999999999", "0"), Row("1e-99999999999999999999", "0"), Row("1e99999999999999999999", nil),
        // Subnormal numbers, the largest numbers, and numbers out of range.
        Row("5e-324", "5e-324", float: "0"), Row("4.9e-324", "5e-324", float: "0"), Row("1e-45", "1e-45"),
        Row("1.4e-45", "1.4e-45", float: "1e-45"),
        Row("2.2250738585072014e-308", "2.2250738585072014e-308", float: "0"),
        Row("1.7976931348623157e308", "1.7976931348623157e308", float: nil),
        Row("1.7976931348623159e308", nil), Row("1e309", nil), Row("-1e309", nil),
        Row("3.4028235e38", "3.4028235e38"), Row("3.5e38", "3.5e38", float: nil), Row("1e39", "1e39", float: nil),
        // Integers with more digits than the type's precision.
        Row("16777216", "16777216"), Row("16777217", "16777217", float: "16777216"),
        Row("9007199254740992", "9007199254740992", float: "9.007199e15"),
        Row("9007199254740993", "9007199254740992", float: "9.007199e15"),
        Row("1125899906842624", "1125899906842624", float: "1.1258999e15"),
        Row("1000000000000000", "1000000000000000", float: "1e15"), Row("10000000000000000", "1e16"),
        Row("123456789012345680000", "1.2345678901234568e20", float: "1.2345679e20"),
        // Long fractions, rounded to the nearest value.
        Row("0.1", "0.1"), Row("0.1000000000000000055511151231257827", "0.1"),
        Row("0.10000000149011612", "0.10000000149011612", float: "0.1"),
        Row("1." + String(repeating: "0", count: 400), "1"),
        Row("0." + String(repeating: "0", count: 400) + "1", "0"), Row("1" + String(repeating: "0", count: 400), nil),
        // Just above the midpoint of two 24-bit values: rounding twice would give 1.
        Row("1.00000005960464477540", "1.0000000596046448", float: "1.0000001"),
        // Spellings that other number parsers accept.
        Row("", nil), Row("+1", nil), Row("01", nil), Row("01.5", nil), Row("00", nil), Row("-01", nil), Row(".5", nil),
        Row("-.5", nil), Row("5.", nil), Row("1.e5", nil), Row("1_000", nil), Row("1,5", nil), Row("1,000", nil),
        Row(" 1", nil), Row("1 ", nil), Row("--1", nil), Row("-", nil), Row("1e", nil), Row("1e+", nil), Row("e5", nil),
        Row("1e5.0", nil), Row("0x10", nil), Row("0x1p4", nil), Row("nan", nil), Row("NaN", nil), Row("inf", nil),
        Row("infinity", nil), Row("-inf", nil), Row("1f", nil), Row("1d", nil), Row("٤", nil), Row("1.5.0", nil),
        Row("½", nil), Row("1\u{301}", nil), Row("1%", nil),
    ]

    @Test("A decimal type reads the valid spellings of a number and prints one spelling", arguments: rows)
    func spelling(_ row: Row) throws {
        try expect(row.text, is: row.double, in: "Double")
        try expect(row.text, is: row.float, in: "Float")
    }

    private func expect(_ text: String, is written: String?, in type: String) throws {
        let constraint = try #require(ParameterTypes()[type])
        #expect(constraint.accepts(text) == (written != nil), "\(type)")
        var table = RouteTable<Int>()
        table.add("/n?x={x: \(type)}", named: "n", to: 1)
        table.add("/p/{x: \(type)}", named: "p", to: 2)
        table.add("/s/a{x: \(type)}b", named: "s", to: 3)
        table.add("/l?x={x: [\(type)]}", named: "l", to: 4)
        table.add("/e?x={x: [\(type)]*}", named: "e", to: 5)
        table.add("/f#{x: \(type)}", named: "f", to: 6)
        table.add("/d?x={x: \(type) = 7}", named: "d", to: 7)
        let router = try Router(table)
        for (name, before, behind) in [
            ("n", "/n?x=", ""), ("p", "/p/", ""), ("s", "/s/a", "b"), ("l", "/l?x=", ""), ("e", "/e?x=", ""),
            ("f", "/f#", ""), ("d", "/d?x=", ""),
        ] {
            guard let written else {
                #expect(throws: PrintError.self) { try router.url(named: name, captures: ["x": .string(text)]) }
                continue
            }
            // Print from the text, and from the value that a match of the text captures.
            #expect(try router.url(named: name, captures: ["x": .string(text)]) == before + written + behind)
            let match = try #require(router.match(for: before + encoded(text) + behind))
            let value = try #require(match["x"])
            let link = try router.url(named: name, captures: ["x": value])
            #expect(link == before + written + behind)
            #expect(router.match(for: link)?["x"] == value)
        }
    }

    private func encoded(_ text: String) -> String { PercentEncoding.encode(text, keeping: .unreserved) }

    @Test(
        "Printing a number that the type would round is an error",
        arguments: [
            ("Float", 0.123_456_789), ("Float", .double(Double(Float(0.1)))), ("Float", 1e300),
            ("Double", .int(9_007_199_254_740_993)),
            ("Double", .uint(.max)), ("Float", .int(16_777_217)), ("Double", .double(.nan)),
            ("Float", .double(.infinity)),
        ] as [(String, CaptureValue)])
    func rounded(_ type: String, _ value: CaptureValue) throws {
        var table = RouteTable<Int>()
        table.add("/{x: \(type)}?y={y: [\(type)]}#{z: \(type)}", named: "n", to: 1)
        let router = try Router(table)
        for captures in [
            ["x": value, "y": 1, "z": 1], ["x": 1, "y": [1, value], "z": 1], ["x": 1, "y": 1, "z": value],
        ] {
            let error = #expect(throws: PrintError.self) { try router.url(named: "n", captures: captures) }
            #expect(error?.code == "invalid-value")
        }
    }

    @Test(
        "A lenient type reads many spellings of a value and prints the canonical spelling",
        arguments: [
            ("LenientDouble", "nan", "nan"), ("LenientDouble", "NaN", "nan"), ("LenientDouble", "inf", "inf"),
            ("LenientDouble", "-Infinity", "-inf"), ("LenientDouble", "0x1p4", "16"), ("LenientDouble", "-0", "0"),
            ("LenientDouble", "+1.50", "1.5"), ("LenientDouble", "1e400", "inf"), ("LenientDouble", "007", "7"),
            ("LenientDouble", "-0.0e1", "0"), ("LenientDouble", "-1e-400", "0"), ("LenientDouble", "-0x0p0", "0"),
            ("LenientInt", "+5", "5"), ("LenientInt", "007", "7"), ("LenientInt", "-0", "0"),
            ("LenientBool", "YES", "true"), ("LenientBool", "0", "false"),
        ])
    func lenient(_ type: String, _ text: String, _ written: String) throws {
        var table = RouteTable<Int>()
        table.add("/{x: \(type)}", named: "n", to: 1)
        table.add("/s?x={x: \(type) = \(text)}", named: "d", to: 2)
        let router = try Router(table)
        let match = try #require(router.match(for: "/" + encoded(text)))
        if case .double(let number) = match["x"], number == 0 { #expect(number.sign == .plus) }
        #expect(try router.url(named: "n", captures: ["x": .string(text)]) == "/" + written)
        #expect(try router.url(named: "n", captures: ["x": #require(match["x"])]) == "/" + written)
        for value in [.string(text), .string(written), match["x"]] {
            #expect(try router.url(named: "d", captures: ["x": #require(value)]) == "/s")
        }
    }
}
