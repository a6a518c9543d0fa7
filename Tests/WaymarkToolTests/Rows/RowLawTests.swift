#if Tool
    import Foundation
    import TestSupport
    import Testing

    @testable import WaymarkTool

    /// Properties of every input: the output has as many rows as the input.
    @Suite("Rows of input and output")
    struct RowLawTests {
        /// Option sets that select row output.
        static let modes: [[String]] =
            [
                ["--rows"], ["--rows", "--format", "csv"],
                ["--rows", "--format", "tsv", "--select", "url,captures,message"],
                ["--rows", "--select", "url,fragment,query,rest,captures.id"], ["--rows", "--redact"],
                ["--rows", "--format", "csv", "--redact"], ["--column", "2"], ["--column", "2", "--delimiter", ","],
                ["--column", "1", "--format", "csv", "--redact"], ["--column", "2", "--format", "csv", "--header"],
                ["--json-field", "url"], ["--json-field", "url", "--redact"],
                ["--json-field", "url", "--select", "route,captures"],
                ["--rows", "--aasa", "apple-app-site-association"],
            ] + hashes

        /// Option sets that need the trait Hashing.
        private static var hashes: [[String]] {
            #if Hashing
                [
                    ["--rows", "--hash", "hash.key"],
                    [
                        "--column", "2", "--delimiter", ";", "--hash", "hash.key", "--select",
                        "url,captures,captures.id",
                    ],
                    ["--json-field", "url", "--hash", "hash.key", "--select", "url,captures"],
                ]
            #else
                []
            #endif
        }

        /// Returns the number of lines. Each line feed ends a line, and text after the last line feed is a line.
        private static func lines(of input: [UInt8]) -> Int {
            input.count { $0 == 0x0A } + (input.last.map { $0 != 0x0A } == true ? 1 : 0)
        }

        private static func rows(_ mode: [String], _ input: [UInt8]) throws -> ToolRun {
            let routes = mode.contains("--aasa") ? [] : ["--routes", "hostile.yaml"]
            let run = try ToolRun(["match"] + routes + mode + ["--exit-zero"], input: input)
            #expect(run.ending == .exit(0) && run.errors == "")
            return run
        }

        /// Returns random input: pieces of links and rows, and invalid bytes.
        private static func noise(_ chance: inout SeededGenerator, count: Int) -> [UInt8] {
            let pieces: [[UInt8]] = [
                "https://example.com/item/1", "https://example.com/user/%0A%0D", "myapp://open/item/2", "\n", "\n",
                "\n",
                "\r\n", "\r", "\t", ",", "\"", "\"\"", "{\"url\":", "}", "[", "\\", "\\u00", "\u{0}", "\u{FEFF}",
                "\u{2028}",
                "{\"url\":\"https://example.com/item/3\",\"a\":[1,{}]}", "é", "#top", "?q=\u{1B}[31m", "%",
            ].map { Array($0.utf8) }
            var bytes: [UInt8] = []
            while bytes.count < count {
                if chance.once(in: 12) {
                    bytes += (0..<chance.below(9)).map { _ in UInt8(chance.below(256)) }
                } else if chance.once(in: 2_000) {
                    bytes += [UInt8](repeating: chance.pick([0x20, 0x2C, 0x61, 0x22]), count: 1_100_000)
                } else {
                    bytes += chance.pick(pieces)
                }
            }
            return bytes
        }

        @Test("Each input line gives exactly one output row, for any bytes", arguments: modes)
        func count(_ mode: [String]) throws {
            let seeds = Thoroughness.seed.map { [$0] } ?? Array(1...(Thoroughness.isFull ? 20 : 1))
            for seed in seeds {
                var chance = SeededGenerator(seed: seed)
                let input = Self.noise(&chance, count: 300_000)
                let output = try Self.rows(mode, input).output
                #expect(output.utf8.count { $0 == 0x0A } == Self.lines(of: input), "seed \(seed)")
                #expect(output.isEmpty || output.hasSuffix("\n"))
            }
        }

        @Test(
            "Empty, unfinished and odd lines give exactly one output row each",
            arguments: Array(
                [
                    "", "\n", "\n\n", "\r\n", "\r", "x", "x\n", "\u{FEFF}", "\u{FEFF}\n", "\u{0}\n\u{0}", "\n\r\n\r",
                    " \n",
                ].enumerated()))
        func edges(_ number: Int, _ input: String) throws {
            // Each run is a process. The quick run has a quarter of them, with each input and each mode.
            for (index, mode) in Self.modes.enumerated() where Thoroughness.isFull || (index + number) % 4 == 0 {
                let output = try Self.rows(mode, Array(input.utf8)).output
                #expect(output.utf8.count { $0 == 0x0A } == Self.lines(of: Array(input.utf8)), "\(mode)")
            }
        }

        @Test("The delimiter '\\t' is a tab")
        func tab() throws {
            let input = Array("1\thttps://example.com/item/1\n".utf8)
            let (escape, tab) = (["--column", "2", "--delimiter", "\\t"], ["--column", "2", "--delimiter", "\t"])
            #expect(try Self.rows(escape, input).output == Self.rows(tab, input).output)
        }

        @Test("A row that is not a JSON object is copied completely")
        func notJSON() throws {
            let row = "[\"" + String(repeating: "é", count: 3_000) + "\"]"
            let output = try Self.rows(["--json-field", "url"], Array(row.utf8)).output
            let value = try JSONDecoder().decode(JSONValue.self, from: Data(output.utf8))
            #expect(value["row"]?.text == row)
        }

        @Test("UTF-16 input gives one row for each line in the modes for rows", arguments: modes)
        func utf16(_ mode: [String]) throws {
            let output = try Self.rows(mode, [0xFF, 0xFE, 0x68, 0, 0x0A, 0, 0x68, 0]).output
            #expect(output.utf8.count { $0 == 0x0A } == 2)
        }

        @Test(
            "Every JSON row of output is a valid JSON object",
            arguments: modes.filter { !$0.contains("csv") && !$0.contains("--column") })
        func json(_ mode: [String]) throws {
            guard !mode.contains("tsv") else { return }
            var chance = SeededGenerator(seed: 7)
            // Output rows contain the input bytes unchanged, so they are UTF-8 only if the input is.
            let input = Array(String(decoding: Self.noise(&chance, count: 100_000), as: UTF8.self).utf8)
            for row in try Self.rows(mode, input).output.utf8.split(separator: 0x0A) {
                let value = try JSONDecoder().decode(JSONValue.self, from: Data(row))
                #expect(value.object != nil)
            }
        }

        @Test("CSV and TSV rows begin with the input row byte for byte", arguments: ["csv", "tsv"])
        func handedThrough(_ format: String) throws {
            var chance = SeededGenerator(seed: 11)
            let input = Self.noise(&chance, count: 100_000).filter { $0 < 0x80 }
            let lines = input.split(separator: 0x0A, omittingEmptySubsequences: false)
            let output = try Self.rows(["--column", "2", "--format", format], input).output.utf8
            let rows = output.split(separator: 0x0A, omittingEmptySubsequences: false)
            for (line, row) in zip(lines, rows) {
                let given = line.last == 0x0D ? line.dropLast() : line
                #expect(given.count > RowError.longestRow || row.starts(with: given))
            }
        }
    }

    /// Compares the columns of rows with the JSON objects that the filter writes without `--rows`.
    @Suite("Columns of rows")
    struct ColumnTests {
        private static let input: [UInt8] = {
            let forms = HostileForms.sample(places: 12)
            let links = (try? CaseFile.hostileLinks()) ?? []
            let lines = links.flatMap { forms.forms(of: Array($0.utf8)) }.flatMap { $0.split(separator: 0x0A) }
            return Array(lines.filter { $0 != [0x0D] }.joined(separator: [0x0A]))
        }()

        @Test("Columns give the same values as the filter for every form of hostile links")
        func hostile() throws {
            let whole = try ToolRun(["match", "--routes", "hostile.yaml"], input: Self.input).output
            let names = [
                "url", "outcome", "route", "pattern", "reason", "message", "captures", "query", "rest", "fragment",
            ]
            let columns = try ToolRun(
                ["match", "--routes", "hostile.yaml", "--rows", "--select", names.joined(separator: ",")],
                input: Self.input
            ).output
            let (expected, found) = (try Self.objects(whole), try Self.objects(columns))
            #expect(expected.count > 4_000 && expected.count == found.count)
            for (expected, found) in zip(expected, found) {
                for name in names { #expect(found[name] == expected[name] ?? .null, "\(name) of \(expected)") }
            }
        }

        @Test("A capture column has the same value in TSV, CSV and JSON")
        func captures() throws {
            let links = ["/a/-1/1.50/true?l=1,2&q=%22%5C", "/a/7/1e5/false", "/a/0/2/true?l=3#x", "/b"]
            let patterns = ["--pattern", "/a/{i: Int}/{d: Double}/{b: Bool}?l={l: [Int]?}&q={q?}&n={n: Int = 1}"]
            let names = ["i", "d", "b", "l", "q", "n"].map { "captures.\($0)" }
            func run(_ format: String) throws -> [Substring] {
                try ToolRun(
                    ["match", "--format", format, "--select", names.joined(separator: ",")] + patterns,
                    input: Array(links.joined(separator: "\n").utf8)
                ).output.split(separator: "\n")
            }
            #expect(
                try run("tsv") == [
                    "-1\t1.5\ttrue\t[1,2]\t\"\\\\\t1", "7\t100000\tfalse\t\\N\t\\N\t1", "0\t2\ttrue\t[3]\t\\N\t1",
                    "\\N\t\\N\t\\N\t\\N\t\\N\t\\N",
                ])
            #expect(
                try run("csv") == [
                    "-1,1.5,true,\"[1,2]\",\"\"\"\\\",1", "7,100000,false,,,1", "0,2,true,[3],,1", ",,,,,",
                ])
            #expect(
                try run("json").first
                    == #"{"captures.i":-1,"captures.d":1.5,"captures.b":true,"captures.l":[1,2],"captures.q":"\"\\","captures.n":1}"#
            )
        }

        private static func objects(_ output: String) throws -> [JSONValue] {
            try output.utf8.split(separator: 0x0A).map { try JSONDecoder().decode(JSONValue.self, from: Data($0)) }
        }
    }
#endif
