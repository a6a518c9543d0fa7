#if Tool
    import Foundation
    import TestSupport
    import Testing
    import WaymarkCore
    import WaymarkEngine
    import WaymarkExplain
    import WaymarkManifest
    import WaymarkPrinting
    @testable import WaymarkTool

    /// Compares the engine of the report page, which is created from a description of a table, with the tool.
    ///
    /// `WAYMARK_REPORT_CASES=folder` writes every question and the tool's answers to a folder. `Scripts/check report`
    /// runs the engine compiled for the page on them.
    @Suite("Answers of the report engine")
    struct ReportAnswersTests {
        @Test(
            "The report engine answers as the tool does, for random tables, every type, hostile links and the example")
        func agrees() throws {
            let folder = ProcessInfo.processInfo.environment["WAYMARK_REPORT_CASES"]
            var cases = ReportCases()
            try cases.add(try Self.example(), try Self.exampleLinks() + CaseFile.hostileLinks())
            let shapes = try Self.shapes()
            try cases.add(shapes.router, shapes.links)
            #expect(shapes.links.count > 300 && cases.printed > 300)
            var seed = 0
            while cases.tables <= (folder == nil ? 30 : 250) {
                seed += 1
                var maker = TableMaker(random: SeededGenerator(seed: seed + 60_000_000))
                let pair = maker.table()
                guard let table = pair.constant, let router = try? Router(table) else { continue }
                var links = LinkMaker(random: SeededGenerator(seed: seed + 61_000_000), plain: pair.plain)
                let texts = (0..<40).compactMap { _ in String(validating: links.link(), as: UTF8.self) }
                try cases.add(router, texts)
            }
            #expect(cases.differences == [])
            #expect(cases.links > 1_000 && cases.printed > 100 && cases.matched > 300)
            print(
                "\(cases.tables) tables, \(cases.links) links, \(cases.questionCount) questions, \(cases.printed) printed"
            )
            guard let folder else { return }
            try Data(cases.questions).write(to: URL(filePath: folder).appending(path: "questions"))
            try Data(cases.answers).write(to: URL(filePath: folder).appending(path: "answers"))
        }

        private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../Examples/github")

        /// Returns a table with every parameter type and every shape of pattern, and links with valid values, also with
        /// additional text that most types reject.
        private static func shapes() throws -> (router: Router<String>, links: [String]) {
            let path = folder.appending(path: "../../Tests/WaymarkToolTests/Fixtures/shapes.yaml").path()
            let file = try RouteFile(contentsOf: path)
            let router = try file.router { $0.name.value }
            let vectors = VectorGenerator(table: try GeneratedTable(file), router: router).vectors(limit: 20)
            let links = vectors.flatMap(\.vectors).compactMap { vector -> String? in
                if case .success(let link) = vector.result { link } else { nil }
            }
            return (router, links.flatMap { [$0, $0 + "~"] })
        }

        private static func example() throws -> Router<String> {
            try RouteFile(contentsOf: folder.appending(path: "waymark.yaml").path()).router { $0.name.value }
        }

        private static func exampleLinks() throws -> [String] {
            try String(contentsOf: folder.appending(path: "urls.txt"), encoding: .utf8).split(separator: "\n").map {
                String($0)
            }
        }
    }

    extension TablePair {
        /// The table with constants as routes, and with any text for custom types; `nil` if that is not possible.
        fileprivate var constant: RouteTable<String>? {
            guard let ranked = try? Router(table).engine.table else { return nil }
            var table = RouteTable<String>(
                accepting: [.anywhere], precedence: ranked.precedence, policy: ranked.policy)
            for name in ranked.types.registeredNames {
                let constraint = ranked.types[name]
                table.types[name] = constraint?.isOpaque == true ? .absent(name) : constraint
            }
            for (index, entry) in ranked.entries.enumerated() {
                table.add(entry.patterns, named: "r\(index)", from: entry.sources, to: "r\(index)")
            }
            return table
        }
    }

    /// Questions with the tool's answers.
    private struct ReportCases {
        /// The questions: for each one a letter, the number of its bytes, and the bytes.
        private(set) var questions: [UInt8] = []
        private(set) var answers: [UInt8] = []
        private(set) var differences: [String] = []
        private(set) var (tables, links, printed, matched, questionCount) = (0, 0, 0, 0, 0)

        mutating func add(_ router: Router<String>, _ texts: [String]) throws {
            let description = router.engine.description(ends: [:])
            let engine = try #require(ReportEngine(description: description))
            tables += 1
            put("o", description)
            let renderer = LinkRenderer(router: router, format: .json, style: .plain)
            for text in texts {
                links += 1
                let bytes = Array(text.utf8)
                ask("m", bytes, { engine.match($0, to: &$1) }) { link, out in
                    let line = InputLine(bytes: link, length: link.count)
                    _ = renderer.renderJSON(line, as: DisplayedLink(line, limit: renderer.maximumLength), to: &out)
                }
                ask("e", bytes, { engine.explain($0, to: &$1) }) { _, out in
                    router.explanation(for: text).writeJSON(for: text, to: &out)
                }
                guard let match = router.match(for: text) else { continue }
                matched += 1
                try print(match, engine, router)
            }
        }

        private mutating func print(_ match: RouteMatch<String>, _ engine: ReportEngine, _ router: Router<String>)
            throws
        {
            let values = match.captures.flatMap { capture -> [String] in
                guard case .list(let values) = capture.value else { return ["\(capture.name)=\(capture.value)"] }
                let texts = values.map { "\(capture.name)=\($0)" }
                return match.pattern.isRun(capture.name)
                    ? ["\(capture.name)=" + values.map { "\($0)".percentEncoded }.joined(separator: "/")] : texts
            }
            let rest = match.rest.map(\.percentEncoded).joined(separator: "/")
            var arguments: [UInt8] = []
            for text in [match.route, "", rest] + values {
                for shift in 0..<4 { arguments.append(UInt8(truncatingIfNeeded: text.utf8.count >> (8 * shift))) }
                arguments += text.utf8
            }
            var isPrinted = false
            ask("p", arguments, { engine.print($0, to: &$1) }) { _, out in
                do throws(ToolError) {
                    let answer = try PrintAnswer(
                        match.route, values, rest: rest.isEmpty ? nil : rest, on: nil, from: router)
                    if case .printed = answer { isPrinted = true }
                    answer.writeJSON(to: &out)
                } catch {
                    out.object { out in
                        out.member("outcome", "refused")
                        out.member("message", error.description)
                    }
                    out.endLine()
                }
            }
            if isPrinted { printed += 1 }
        }

        private mutating func ask(
            _ verb: Unicode.Scalar, _ bytes: [UInt8], _ engine: (WaymarkEngine.Bytes, inout OutputBuffer) -> Void,
            _ tool: (WaymarkEngine.Bytes, inout OutputBuffer) -> Void
        ) {
            questionCount += 1
            put(verb, bytes)
            var own = OutputBuffer()
            var expected = OutputBuffer()
            bytes.withBytes { engine($0, &own) }
            bytes.withBytes { tool($0, &expected) }
            answers += expected.bytes
            if own.text != expected.text { differences.append("\(verb) \(own.text) and not \(expected.text)") }
        }

        private mutating func put(_ verb: Unicode.Scalar, _ bytes: [UInt8]) {
            questions.append(UInt8(ascii: verb))
            for shift in 0..<4 { questions.append(UInt8(truncatingIfNeeded: bytes.count >> (8 * shift))) }
            questions += bytes
        }
    }

    extension RoutePattern {
        fileprivate func isRun(_ name: String) -> Bool {
            ((try? variants()) ?? []).contains { variant in
                variant.segments.contains { if case .catchAll(let run) = $0 { run.name == name } else { false } }
            }
        }
    }
#endif
