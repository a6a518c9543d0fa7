#if Tool
    import Testing
    import WaymarkCore

    @testable import WaymarkTool

    /// The location of the link in a row.
    @Suite("Fields of rows")
    struct RowReadingTests {
        static let fields: [(row: String, number: Int, RowFormat, expected: String)] = [
            ("a,b,c", 0, .csv(delimiter: 0x2C), "a"), ("a,b,c", 1, .csv(delimiter: 0x2C), "b"),
            ("a,b,c", 2, .csv(delimiter: 0x2C), "c"), ("a,b,c", 3, .csv(delimiter: 0x2C), "noField"),
            ("a,", 1, .csv(delimiter: 0x2C), ""), ("", 0, .csv(delimiter: 0x2C), ""),
            ("", 1, .csv(delimiter: 0x2C), "noField"), ("\"a,b\",c", 0, .csv(delimiter: 0x2C), "a,b"),
            ("\"a,b\",c", 1, .csv(delimiter: 0x2C), "c"), ("\"a\"\"b\"", 0, .csv(delimiter: 0x2C), "a\"b"),
            ("\"\"\"\"", 0, .csv(delimiter: 0x2C), "\""), ("\"\"", 0, .csv(delimiter: 0x2C), ""),
            ("\"a", 0, .csv(delimiter: 0x2C), "openQuote"), ("\"", 0, .csv(delimiter: 0x2C), "openQuote"),
            ("\"a\"b,c", 0, .csv(delimiter: 0x2C), "openQuote"), ("\"a\"b,c", 1, .csv(delimiter: 0x2C), "openQuote"),
            ("a\"b\",c", 0, .csv(delimiter: 0x2C), "a\"b\""), ("x,\"open", 0, .csv(delimiter: 0x2C), "x"),
            ("1 \"GET /a b\" 200", 1, .csv(delimiter: 0x20), "GET /a b"), ("a;b,c", 1, .csv(delimiter: 0x3B), "b,c"),
            ("\"a\tb", 0, .tsv, "\"a"), ("\"a\tb", 1, .tsv, "b"), ("a\\tb", 1, .tsv, "noField"), ("\t\t", 2, .tsv, ""),
        ]

        @Test("Row fields are found by RFC 4180 in CSV and between tabs in TSV", arguments: fields)
        func field(_ row: String, _ number: Int, _ format: RowFormat, _ expected: String) {
            let found = Array(row.utf8).withBytes { bytes in
                do throws(RowError) {
                    return try RowField(number, of: bytes, in: format).withText(of: bytes) { String(bytes: $0) }
                } catch {
                    return error.rawValue
                }
            }
            #expect(found == expected)
        }

        @Test("A CSV row that ends within quotes is copied with a closing quote", arguments: ["1", "2", "3"])
        func openRows(_ column: String) throws {
            let copies = [
                (#"a,"b"#, #"a,"b""#), (#"""#, #""""#), (#""a"""#, #""a""""#), (#""a,b"#, #""a,b""#),
                (#""a","b"""#, #""a","b""""#), (#"a,"b""#, #"a,"b""#), (#"a,b""#, #"a,b""#), (#""",b"#, #""",b"#),
                (#""a"x"b"#, #""a"x"b"#), (#"a"b"""#, #"a"b"""#), (#""a"",""b"#, #""a"",""b""#),
            ]
            let input = copies.map { $0.0 + "\n" }.joined()
            let run = try ToolRun(
                ["match", "--pattern", "/c", "--column", column, "--format", "csv", "--select", "route"],
                input: Array(input.utf8))
            #expect(run.output == copies.map { $0.1 + ",\n" }.joined())
        }

        static let objects: [(row: String, link: String?)] = [
            (#"{"url":"a"}"#, "a"), (#" { "a" : 1 , "url" : "b" } "#, "b"), (#"{"url":"a","url":"b"}"#, "b"),
            (#"{"u\u0072l":"a"}"#, "a"), (#"{"url":"https:\/\/a\/b"}"#, "https://a/b"),
            (#"{"url":"\"\\\b\f\n\r\t"}"#, "\"\\\u{8}\u{c}\n\r\t"), (#"{"url":"\u00e9\ud83d\ude00"}"#, "é😀"),
            (#"{"url":"\ud83d"}"#, "\u{FFFD}"), (#"{"url":"\ud83d\u0041"}"#, "\u{FFFD}A"),
            (#"{"url":"\ude00\ud83d\ude00"}"#, "\u{FFFD}😀"), (#"{"url":""}"#, ""), (#"{"url":1}"#, "notText"),
            (#"{"url":null}"#, "notText"), (#"{"url":{"url":"a"}}"#, "notText"), (#"{}"#, "noField"),
            (#"{"a":{"url":"a"}}"#, "noField"), (#"{"URL":"a"}"#, "noField"),
            (#"{"a":[1,-0,0.5,1e9,1E+9,2.5e-7,true,false,null,"x",[],{},[[{"b":{}}]]],"url":"a"}"#, "a"),
        ]

        @Test("The link of a JSON row is the last member of its name", arguments: objects)
        func object(_ row: String, _ expected: String?) {
            #expect(Self.link(row) == expected)
        }

        @Test(
            "A row that is not one whole JSON object has no link",
            arguments: [
                "", " ", "1", "[]", #"["url"]"#, #""url""#, "{", "}", #"{"url"}"#, #"{"url":}"#, #"{"url":"a""#,
                #"{"url":"a",}"#, #"{,"url":"a"}"#, #"{"url":"a"}}"#, #"{"url":"a"}{"url":"b"}"#, #"{"url":"a"} x"#,
                #"{url:"a"}"#, #"{'url':'a'}"#, #"{"url":"a" "b":1}"#, #"{"url":"\x"}"#, #"{"url":"\u12g4"}"#,
                #"{"url":"\u12"}"#, "{\"url\":\"a\tb\"}", "{\"url\":\"a\u{0}b\"}", #"{"url":"a","b":01}"#,
                #"{"url":"a","b":1.}"#, #"{"url":"a","b":.5}"#, #"{"url":"a","b":-}"#, #"{"url":"a","b":1e}"#,
                #"{"url":"a","b":+1}"#, #"{"url":"a","b":tru}"#, #"{"url":"a","b":NaN}"#, #"{"url":"a","b":[1,]}"#,
                #"{"url":"a","b":[1}"#, #"{"url":"a","b":{"c":1]}"#, #"{"url":"a\"#, "\u{FEFF}{\"url\":\"a\"}",
            ])
        func notJSON(_ row: String) {
            #expect(Self.link(row) == "notJSON")
        }

        @Test("The link of a JSON row is found after nested values up to a depth limit")
        func nested() {
            func row(_ depth: Int) -> String {
                #"{"a":"# + String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
                    + #","url":"a"}"#
            }
            #expect(Self.link(row(JSONRow.deepest)) == "a")
            #expect(Self.link(row(JSONRow.deepest + 1)) == "notJSON")
            #expect(Self.link(row(500_000)) == "notJSON")
        }

        /// Returns the link of a row, or the code of the error.
        private static func link(_ row: String) -> String? {
            Array(row.utf8).withBytes { bytes in
                guard let object = ObjectRow(bytes, link: "url") else { return RowError.notJSON.rawValue }
                guard let place = object.link else { return RowError.noField.rawValue }
                guard let text = JSONStringLiteral(bytes.part(place)) else { return RowError.notText.rawValue }
                return text.withText { String(bytes: $0) }
            }
        }

        @Test(
            "A cell is quoted in CSV and escaped in TSV where needed",
            arguments: [
                ("a", "a", "a"), ("", "\"\"", ""), ("a b", "\"a b\"", "a b"), ("a,b", "\"a,b\"", "a,b"),
                ("a\"b", "\"a\"\"b\"", "a\"b"), ("a\tb", "a\u{FFFD}b", "a\\tb"),
                ("a\nb\r", "a\u{FFFD}b\u{FFFD}", "a\\nb\\r"),
                ("a\\b", "a\\b", "a\\\\b"), ("\u{0}", "\u{FFFD}", "\\0"), ("é", "é", "é"), ("é,", "\"é,\"", "é,"),
                ("\u{1B}[31m", "\u{FFFD}[31m", "\u{1B}[31m"), ("\\N", "\\N", "\\\\N"),
            ])
        func cells(_ text: String, _ csv: String, _ tsv: String) {
            for (format, expected) in [(RowFormat.csv(delimiter: 0x2C), csv), (.tsv, tsv)] {
                var out = OutputBuffer()
                out.cell(text, in: format)
                #expect(out.text == expected)
            }
        }
    }
#endif
