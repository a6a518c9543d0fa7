#if Tool
    import Foundation
    import TestSupport
    import Testing

    @testable import WaymarkTool

    /// Compares the counts of `cover` with the filter's output for each line.
    @Suite("The cover command")
    struct CoverTests {
        /// Returns the number of rows that the filter writes for each outcome, route and reason.
        private static func counted(_ arguments: [String], _ input: [UInt8]) throws -> [String: Int] {
            let run = try ToolRun(
                ["match", "--routes", "hostile.yaml", "--format", "tsv", "--select", "outcome,route,reason"]
                    + arguments,
                input: input)
            return run.output.split(separator: "\n").reduce(into: [:]) { $0[String($1), default: 0] += 1 }
        }

        /// Returns the same counts from the report of `cover`.
        private static func covered(_ arguments: [String], _ input: [UInt8]) throws -> [String: Int] {
            let run = try ToolRun(["cover", "--routes", "hostile.yaml", "--format", "json"] + arguments, input: input)
            #expect(run.ending == .exit(0) && run.errors == "")
            let report = try JSONDecoder().decode(JSONValue.self, from: Data(run.output.utf8))
            var counts: [String: Int] = [:]
            for route in report["routes"]?.list ?? [] {
                counts["matched\t\(route["route"]?.text ?? "")\t\\N"] = route["links"]?.whole ?? -1
            }
            for outcome in ["unmatched", "rejected", "unreadable"] {
                for (reason, count) in report[outcome]?.object ?? [:] {
                    counts["\(outcome)\t\\N\t\(reason)"] = count.whole ?? -1
                }
            }
            let shapes = (report["shapes"]?.list ?? []).reduce(0) { $0 + ($1["links"]?.whole ?? 0) }
            #expect(shapes + (report["inNoShape"]?.whole ?? 0) == report["outcomes"]?["unmatched"]?.whole)
            #expect(counts.values.reduce(0, +) == report["rows"]?.whole)
            return counts.filter { $0.value > 0 }
        }

        @Test("The cover command counts every form of every hostile link as the filter does")
        func hostile() throws {
            let forms = HostileForms.sample(places: 12)
            let lines = try CaseFile.hostileLinks().flatMap { forms.forms(of: Array($0.utf8)) }
            let input = Array((lines + lines + lines).joined(separator: [0x0A]))
            let counts = try Self.covered(["--shapes", "100000"], input)
            #expect(counts.count > 20 && input.count > 4 * BlockWork<Answers>.blockSize)
            #expect(try counts == Self.counted([], input))
        }

        @Test(
            "The cover command counts rows as the filter does",
            arguments: [["--column", "2"], ["--json-field", "url"]])
        func rows(_ arguments: [String]) throws {
            var chance = SeededGenerator(seed: 3)
            let pieces = [
                "https://example.com/item/1", "https://example.com/no/way", "\n", "\n", "\t", "\"",
                "{\"url\":\"https://example.com/item/3\"}\n",
                "{\"url\":\"", "\"}\n", "x\thttps://example.com/\n", "\r\n", "{}",
            ]
            let input = Array(
                (0..<(Thoroughness.isFull ? 60_000 : 30_000)).map { _ in chance.pick(pieces) }.joined().utf8)
            let answers = arguments.first == "--column" ? arguments : nil
            let counts = try Self.covered(arguments + ["--shapes", "100000"], input)
            #expect(counts.count > 4)
            if let answers {
                let run = try ToolRun(
                    ["match", "--routes", "hostile.yaml", "--select", "outcome,route,reason"] + answers, input: input)
                let found = run.output.split(separator: "\n").reduce(into: [String: Int]()) {
                    $0[
                        $1.split(separator: "\t", omittingEmptySubsequences: false).suffix(3).joined(separator: "\t"),
                        default: 0] += 1
                }
                #expect(counts == found)
            } else {
                let run = try ToolRun(
                    ["match", "--routes", "hostile.yaml", "--select", "outcome,route,reason"] + arguments, input: input)
                let found = try run.output.utf8.split(separator: 0x0A).reduce(into: [String: Int]()) {
                    let row = try JSONDecoder().decode(JSONValue.self, from: Data($1))["waymark"]
                    let cells = ["outcome", "route", "reason"].map { row?[$0]?.text ?? "\\N" }
                    $0[cells.joined(separator: "\t"), default: 0] += 1
                }
                #expect(counts == found)
            }
        }

        @Test("The cover command reads a file like standard input and reports unreadable files")
        func file() throws {
            let folder = try TemporaryFolder()
            let input = Array("https://example.com/item/1\nhttps://example.com/no/way\n".utf8)
            let file = try folder.write(input, to: "log")
            let routes = ["--routes", "hostile.yaml"]
            let expected = try ToolRun(["cover"] + routes, input: input).output
            #expect(try ToolRun(["cover", file.path] + routes).output == expected)
            #expect(try ToolRun(["cover", "-"] + routes, input: input).output == expected)
            let none = try ToolRun(["cover", file.path + "x"] + routes)
            #expect(none.ending == .exit(2) && none.errors.contains("cannot be read: No such file"))
            let directory = try ToolRun(["cover", "."] + routes)
            #expect(directory.ending == .exit(2) && directory.errors == "error: cannot read .: Is a directory\n")
        }
    }

    extension JSONValue {
        fileprivate var whole: Int? { if case .number(let number) = self { Int(number) } else { nil } }
    }
#endif
