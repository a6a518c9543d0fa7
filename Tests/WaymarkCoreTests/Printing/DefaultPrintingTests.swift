import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

@Suite("Printing of default values")
struct DefaultPrintingTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let parameter: String
        let value: CaptureValue
        /// The printed item, or `""` if it is omitted.
        let printed: String

        init(_ parameter: String, _ value: CaptureValue, _ printed: String) {
            (self.parameter, self.value, self.printed) = (parameter, value, printed)
        }

        var testDescription: String { "{\(parameter)}: \(value) → \(printed)" }
    }

    static let rows: [Row] = [
        // Lists are compared by element, not by their joined text.
        Row("x: [String] = a,b", ["a", "b"], ""), Row("x: [String] = a,b", ["a,b"], "?x=a%2Cb"),
        Row("x: [String] = a%2Cb", ["a,b"], ""), Row("x: [String] = a%2Cb", ["a", "b"], "?x=a,b"),
        Row("x: [String] = a,b", ["b", "a"], "?x=b,a"), Row("x: [String] = a,b", ["a"], "?x=a"),
        Row("x: [String] = a,b", ["a", "b", ""], "?x=a,b,"), Row("x: [String] = a,b,", ["a", "b", ""], ""),
        Row(#"x: [String] = """#, [], ""), Row(#"x: [String] = """#, [""], "?x="),
        Row(#"x: [String] = [""]"#, [""], ""), Row(#"x: [String] = [""]"#, [], "empty-list"),
        Row("x: [String] = ,", ["", ""], ""), Row("x: [String] = ,", [","], "?x=%2C"),
        Row("x: [String] = ,", [""], "?x="),
        Row("x: [String] = %2C", [","], ""), Row("x: [String] = %2C", ["", ""], "?x=,"),
        Row("x: [String] = a%252Cb", ["a%2Cb"], ""), Row("x: [String] = a%252Cb", ["a,b"], "?x=a%2Cb"),
        Row("x: [a|b] = a", ["a"], ""), Row("x: [Int] = 1,2", [1, 2], ""), Row("x: [Int] = 1,2", [12], "?x=12"),
        Row("x: [Int] = 1,2", ["1", "2"], ""), Row("x: [Double] = 1.50,2e0", [1.5, 2.0], ""),
        Row("x: [Double] = 1.50,2e0", ["1.500", 2], ""), Row("x: [LenientInt] = 01", [1], ""),
        // Defaults of exploded lists, whose elements may contain commas.
        Row("x: [String]* = a,b", ["a", "b"], ""), Row("x: [String]* = a,b", ["a,b"], "?x=a,b"),
        Row("x: [String]* = a%2Cb", ["a,b"], ""), Row("x: [String]* = a%2Cb", ["a", "b"], "?x=a&x=b"),
        Row(#"x: [String]* = """#, [""], "?x="), Row(#"x: [String]* = [""]"#, [""], ""),
        Row("x: [Int]* = 1,2", [1, 2], ""), Row("x: [Int]* = 1,2", [2, 1], "?x=2&x=1"),
        // Single values.
        Row("x = a,b", "a,b", ""), Row("x = a%2Cb", "a,b", ""), Row(#"x = """#, "", ""), Row("x = a", "", "?x="),
        Row("x = 01", "1", "?x=1"), Row("x: Int = 1", 1, ""), Row("x: Int = 1", "1", ""), Row("x: Int = 1", 1.0, ""),
        Row("x: LenientInt = 01", 1, ""), Row("x: LenientInt = 01", "+1", ""), Row("x: LenientInt = 01", 10, "?x=10"),
        Row("x: Double = 1.50", 1.5, ""), Row("x: Double = 1.50", "1.5", ""), Row("x: Double = 1e5", 100_000, ""),
        Row("x: Double = 1.50", 1.25, "?x=1.25"), Row("x: Double = 0", -0.0, ""), Row("x: Float = 0.10", 0.1, ""),
        Row("x: Float = 16777217", 16_777_216, ""), Row("x: LenientBool = YES", true, ""),
        Row("x: Bool = true", true, ""),
        Row("x: LenientDouble = nan", .double(.nan), ""),
        // Comparison by bytes, although the strings are canonically equivalent in Swift.
        Row("x = caf\u{E9}", "caf\u{E9}", ""), Row("x = caf\u{E9}", "cafe\u{301}", "?x=cafe%CC%81"),
        // A default UUID is compared without case. A captured UUID is printed in its own case.
        Row(
            "x: UUID = 123E4567-E89B-12D3-A456-426614174000", "123e4567-e89b-12d3-a456-426614174000", ""),
        Row(
            "x: UUID = 123E4567-E89B-12D3-A456-426614174000", "123E4567-E89B-12D3-A456-426614174000",
            "?x=123E4567-E89B-12D3-A456-426614174000"),
        // A list for a single value, and a single value for a list.
        Row("x = a,b", ["a", "b"], "invalid-value"), Row("x?", ["a"], "invalid-value"), Row("x", [], "invalid-value"),
        Row("x: [String] = a", "a", ""), Row("x: [String]", "a,b", "?x=a%2Cb"),
    ]

    @Test("The router omits a printed query item exactly if the value equals the default", arguments: rows)
    func printing(_ row: Row) throws {
        var table = RouteTable<Int>()
        table.add("/s?x={\(row.parameter)}", named: "s", to: 1)
        let router = try Router(table)
        do {
            let link = try router.url(named: "s", captures: ["x": row.value])
            #expect(link == "/s" + row.printed)
            let read = try #require(router.match(for: link)?["x"])
            #expect(read.isSpelled(as: row.value, orText: true))
        } catch let error as PrintError {
            #expect(error.code == row.printed, "\(error)")
        }
    }

    @Test("A print error shows a misplaced list in brackets and an empty list by its name")
    func messages() throws {
        var table = RouteTable<Int>()
        table.add("/s?x={x?}&y={y: [Int]?}", named: "s", to: 1)
        let router = try Router(table)
        let misplaced = #expect(throws: PrintError.self) { try router.url(named: "s", captures: ["x": ["a", "b"]]) }
        #expect(misplaced?.description == "invalid value '[a, b]' of 'x': expected String")
        let empty = #expect(throws: PrintError.self) { try router.url(named: "s", captures: ["y": []]) }
        #expect(
            empty?.description == "the list 'y' is empty, which no link can express: expected an element, or no value"
        )
    }

    @Test(
        "The router omits the printed fragment exactly if the value equals the default",
        arguments: [
            ("x = top", "top", "/f"), ("x = top", "end", "/f#end"), ("x: Double = 1.50", 1.5, "/f"),
            ("x: Int = 1", "1", "/f"), ("x = caf\u{E9}", "cafe\u{301}", "/f#cafe%CC%81"),
        ] as [(String, CaptureValue, String)])
    func fragments(_ parameter: String, _ value: CaptureValue, _ link: String) throws {
        var table = RouteTable<Int>()
        table.add("/f#{\(parameter)}", named: "f", to: 1)
        let router = try Router(table)
        #expect(try router.url(named: "f", captures: ["x": value]) == link)
        #expect(router.match(for: link)?["x"]?.isSpelled(as: value, orText: true) == true)
    }
}

extension CaptureValue {
    /// Returns whether the values are identical, comparing strings by bytes.
    ///
    /// - Parameter orText: Whether `other` may also be the text of this value, or an equal number of another type.
    func isSpelled(as other: CaptureValue, orText: Bool = false) -> Bool {
        switch (self, other) {
        case (.list(let a), .list(let b)):
            return a.count == b.count && zip(a, b).allSatisfy { $0.isSpelled(as: $1, orText: orText) }
        case (.list(let a), _) where orText: return a.count == 1 && a[0].isSpelled(as: other, orText: true)
        case (.double(let a), .double(let b)): return a == b || a.isNaN && b.isNaN
        case (.double(let a), _) where orText: return Double(other.description) == a
        case (.int(let a), _) where orText: return Int64(other.description) == a
        case (.list, _), (_, .list): return false
        default: break
        }
        let isSame = description.utf8.elementsEqual(other.description.utf8)
        return isSame && (orText || self == other)
    }
}
