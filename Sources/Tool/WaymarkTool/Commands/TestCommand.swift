#if Tool
    import ArgumentParser
    import WaymarkManifest

    struct TestCommand: FormattedVerb {
        static let configuration = CommandConfiguration(
            commandName: "test",
            abstract: "Runs the examples and rejects of the route file.",
            discussion: """
                Every example must open its route with the given captures, compared by type; the match must print as \
                a link that matches again with the same values, if the pattern can be printed. No reject may open its \
                route.

                Exit codes: 0 all pass; 1 one fails, or the file has none; 2 bad input.
                """)

        @Flag(
            help: "Also report routes, patterns, variants and listed values without an example; fail if there are any.")
        var coverage = false

        @Option(
            help: """
                How to write the results: text, json, tap (version 14), junit, github (annotations of a workflow) or \
                sarif (2.1.0).
                """)
        var format = TestFormat.text

        @OptionGroup var routes: RouteFileOptions

        func perform(writingTo out: inout OutputStream) throws -> ExitStatus {
            let file = try routes.read()
            let router = try file.router { $0.name.value }
            var report = ExampleRunner(file: file, router: router).report()
            if coverage { report.gaps = ExampleCoverage(file, router).gaps }
            write(report, text: report.text, other: other(report), findings: report.findings, to: &out)
            return report.status
        }

        /// Writes a test report without results that contains the failure, unless the format is `text`.
        func write(_ failure: Failure, to out: inout OutputBuffer) {
            let report = ExampleReport(failure, file: routes.path)
            if writesJSON { report.writeLine(to: &out) } else { out.write(other(report)) }
        }

        private func other(_ report: ExampleReport) -> String {
            switch format {
            case .tap: report.tap
            case .junit: report.junit
            case .text, .json, .github, .sarif: ""
            }
        }
    }

    enum TestFormat: String, ExpressibleByArgument, CaseIterable {
        case text, json, tap, junit, github, sarif
    }
#endif
