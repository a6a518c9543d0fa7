#if Tool
    import Foundation
    import TestSupport
    import Testing
    import WaymarkCore
    import WaymarkExplain
    import WaymarkPrinting
    import WaymarkManifest

    @testable import WaymarkTool

    /// Results of the built tool for hostile streams.
    @Suite("Hostile input")
    struct HostileStreamTests {
        /// The contents of one line of output.
        private struct Line: Decodable, Equatable {
            var outcome: String
            var route: String?
            var reason: String?
        }

        private static let router = Result {
            try RouteFile(contentsOf: (Folders.fixtures / "hostile.yaml").path).router()
        }

        /// Returns the line that corresponds to the library's result for a link.
        private static func line(_ bytes: [UInt8]) throws -> Line {
            switch try router.get().result(forUTF8: bytes) {
            case .matched(let match): Line(outcome: "matched", route: match.name)
            case .unmatched(let unmatched): Line(outcome: "unmatched", reason: unmatched.reason.rawValue)
            case .rejected(let rejection): Line(outcome: "rejected", reason: rejection.kind.rawValue)
            case .failed(let error): throw error
            }
        }

        /// Returns the tool's output for lines of input. All of it is JSON lines.
        private static func answers(to input: [UInt8]) throws -> [Line] {
            let run = try ToolRun(["match", "--routes", "hostile.yaml"], input: input)
            #expect([.exit(0), .exit(1)].contains(run.ending))
            #expect(run.errors == "")
            #expect(run.output.isEmpty || run.output.hasSuffix("\n"))
            return try run.output.utf8.split(separator: 0x0A).map {
                try JSONDecoder().decode(Line.self, from: Data($0))
            }
        }

        @Test("The tool answers every form of every hostile link as the library does")
        func forms() throws {
            let forms = HostileForms.sample(places: 60)
            let all: [[UInt8]] = try CaseFile.hostileLinks().flatMap { forms.forms(of: Array($0.utf8)) }
            let lines: [[UInt8]] = all.flatMap { $0.split(separator: 0x0A) }
                .map { (line: ArraySlice<UInt8>) in Array(line.last == 0x0D ? line.dropLast() : line) }
                .filter { !$0.isEmpty }
            let answers = try Self.answers(to: Array(lines.joined(separator: [0x0A])))
            #expect(lines.count > 20_000 && answers.count == lines.count)
            let differences = try zip(lines, answers).filter { line, answer in try Self.line(line) != answer }
            #expect(differences.map { "\(String(decoding: $0, as: UTF8.self)): \($1)" }.prefix(3) == [])
            if Thoroughness.isFull { print("\(lines.count) forms of hostile links, as the library answers them") }
        }

        @Test("The tool answers random bytes line by line without a match", arguments: 1...4)
        func noise(seed: UInt64) throws {
            var state = seed
            let noise = (0..<200_000).map { _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return UInt8(truncatingIfNeeded: state >> 56)
            }
            let lines = noise.split(separator: 0x0A).filter { $0 != [0x0D] && !$0.isEmpty }
            let answers = try Self.answers(to: noise)
            #expect(answers.count == lines.count)
            #expect(!answers.contains { $0.outcome == "matched" })
        }

        @Test(
            "A line of several MiB is rejected as too long, and the next line is answered",
            arguments: ["a", "\u{0}", "/", "%41"])
        func endless(piece: String) throws {
            let line = Array(
                String(repeating: piece, count: (Thoroughness.isFull ? 16 << 20 : 2 << 20) / piece.utf8.count).utf8)
            let input = line + [0x0A] + Array("https://example.com/item/1\n".utf8) + line
            #expect(
                try Self.answers(to: input) == [
                    Line(outcome: "rejected", reason: "tooLong"), Line(outcome: "matched", route: "item"),
                    Line(outcome: "rejected", reason: "tooLong"),
                ])
        }
    }
#endif
