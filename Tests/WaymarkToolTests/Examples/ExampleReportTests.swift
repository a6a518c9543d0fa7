#if Tool
    import Foundation
    import Testing
    import WaymarkManifest

    @testable import WaymarkTool

    #if canImport(FoundationXML)
        import FoundationXML
    #endif

    /// A report with one result of each kind. Its texts contain the characters that each output format escapes.
    private let report = ExampleReport(
        file: "a&b.yaml",
        results: [
            ExampleResult(
                question: .example, route: "home", link: "https://example.com/#top", outcome: .passed,
                linkPlace: Place(line: 3, column: 7)),
            ExampleResult(
                question: .example, route: "user.edit", link: "/a\\b\u{202E}<\"x\">",
                outcome: .failed(
                    .init(
                        message: "other captures", place: Place(line: 4, column: 13), expected: "{\"id\": 1}",
                        given: "{\"id\": \"1\"}", help: "write \"1\"", excerpt: ["/a: { id: 1 }", "          ^"])),
                linkPlace: Place(line: 4, column: 7)),
            ExampleResult(
                question: .roundTrip, route: "docs", link: "/docs/a",
                outcome: .skipped("cannot be printed: '*' # any"),
                linkPlace: Place(line: 5, column: 1)),
        ])

    @Suite("Example report")
    struct ExampleReportTests {
        @Test("The text of an example report names the position, both compared values and the counts")
        func text() {
            #expect(
                report.text(.plain) == """
                    a&b.yaml:4:13: error: other captures
                        /a: { id: 1 }
                                  ^
                      expected  {"id": 1}
                      given     {"id": "1"}
                      help      write "1"

                    1 passed, 1 failed, 1 skipped

                    """)
            #expect(report.status == .no)
        }

        @Test("The TAP report has a plan and a line for each question, and escapes directives")
        func tap() {
            #expect(
                report.tap == ##"""
                    TAP version 14
                    1..3
                    ok 1 - home: example https://example.com/\#top
                    not ok 2 - user.edit: example /a\\b\\u{202e}<"x">
                      ---
                      message: "other captures"
                      at:
                        file: "a&b.yaml"
                        line: 4
                        column: 13
                      expected: "{\"id\": 1}"
                      given: "{\"id\": \"1\"}"
                      help: "write \"1\""
                      ...
                    ok 3 - docs: round trip /docs/a # SKIP cannot be printed: '*' \# any

                    """##)
        }

        @Test("The JUnit report is valid XML with counts, routes and failures")
        func junit() throws {
            let document = try XMLDocument(data: Data(report.junit.utf8))
            let suite = try #require(document.rootElement()?.elements(forName: "testsuite").first)
            let cases = suite.elements(forName: "testcase")
            #expect(suite.attribute(forName: "name")?.stringValue == "a&b.yaml")
            let counts = ["tests", "failures", "skipped"].map { suite.attribute(forName: $0)?.stringValue }
            #expect(counts == ["3", "1", "1"])
            #expect(cases.map { $0.attribute(forName: "classname")?.stringValue } == ["home", "user.edit", "docs"])
            let failure = try #require(cases[1].elements(forName: "failure").first)
            #expect(cases[1].attribute(forName: "name")?.stringValue == #"example /a\b\u{202e}<"x">"#)
            #expect(failure.stringValue?.contains(#"expected  {"id": 1}"#) == true)
            #expect(cases[2].elements(forName: "skipped").count == 1)
        }

        @Test("The JSON of an example report has the counts and every result")
        func json() throws {
            struct Document: Decodable {
                struct Result: Decodable {
                    let route, url, outcome: String
                    let line: Int
                    let given: String?
                }
                let passed, failed, skipped: Int
                let results: [Result]
            }
            var out = OutputBuffer()
            report.writeJSON(to: &out)
            let document = try JSONDecoder().decode(Document.self, from: Data(out.bytes))
            #expect((document.passed, document.failed, document.skipped) == (1, 1, 1))
            #expect(document.results.map(\.outcome) == ["passed", "failed", "skipped"])
            #expect(document.results[1].url == "/a\\b\u{202E}<\"x\">")
            #expect(document.results[1].given == "{\"id\": \"1\"}")
        }

        @Test("An example report without a failure has the status yes")
        func status() {
            let passed = ExampleReport(file: "a", results: Array(report.results.prefix(1)))
            #expect(passed.status == .yes)
        }

        @Test("JUnit and TAP show control characters escaped, and TAP escapes a '#' with a combining mark")
        func hidden() {
            let result = ExampleResult(
                question: .example, route: "a\u{1B}\u{9B}#\u{301}", link: "/", outcome: .passed,
                linkPlace: Place(line: 3, column: 7))
            let hostile = ExampleReport(file: "f", results: [result])
            #expect(hostile.junit.contains("classname=\"a\\u{1b}\\u{9b}#\u{301}\""))
            #expect(hostile.tap.contains("ok 1 - a\\\\u{1b}\\\\u{9b}\\#\u{301}: example /\n"))
        }

        @Test("Every format of the example report names the file of a part without an example, with an error")
        func gapPlaces() {
            var extended = ExampleReport(file: "app.yaml", results: report.results)
            var place = Place(line: 7, column: 5)
            place.file = "base.yaml"
            extended.gaps = [ExampleCoverage.Gap(kind: .route, route: "a", place: place, text: "a", link: nil)]
            var out = OutputBuffer()
            extended.writeJSON(to: &out)
            #expect(out.text.contains(#""missing":"a","url":null,"file":"base.yaml","line":7,"column":5}]"#))
            #expect(extended.tap.contains("file: \"base.yaml\"\n    line: 7\n"))
            #expect(extended.junit.contains(#"name="uncovered-route" file="base.yaml" line="7">"#))
            let annotations = extended.findings.github
            #expect(annotations.contains("base.yaml,line=7,col=5,title=uncovered-route::"))
            #expect(!annotations.contains("::warning"))
        }

        @Test("A route file without examples fails in every format of the example report", arguments: [false, true])
        func noExamples(_ isCovered: Bool) throws {
            var empty = ExampleReport(file: "a", results: [])
            empty.gaps = isCovered ? [] : nil
            #expect(empty.status == .no)
            #expect(empty.text(.plain) == "no examples or rejects to run\n")
            #expect(empty.tap.contains("1..1\nnot ok 1 - a\n"))
            #expect(empty.junit.contains("tests=\"1\" failures=\"0\" errors=\"1\""))
            #expect(empty.findings.github.contains("title=no-examples::"))
            var out = OutputBuffer()
            empty.writeJSON(to: &out)
            #expect(out.text.contains(#""results":[],"problems":[{"code":"no-examples","#))
        }
    }
#endif
