#if Tool
    import ArgumentParser
    import WaymarkAssociation
    import WaymarkCore
    import WaymarkManifest

    struct ReportCommand: Verb {
        static let configuration = CommandConfiguration(
            commandName: "report",
            abstract: "Writes the routes as one HTML page for trying and making links.",
            discussion: """
                The page is one HTML file that makes no requests. It lists the routes with their patterns, \
                parameters, examples and neighbours, and is complete without scripts. With scripts, it shows on each \
                key stroke how the app handles a link, because it contains the app's engine, and makes links with \
                their QR codes and command lines.

                With association files it shows which routes they claim, like 'waymark drift'; with a log, how many \
                links opened each route, like 'waymark cover'.

                With --serve, the page is served on 127.0.0.1, and browsers reload it whenever one of its source \
                files changes.

                Exit codes: 0 the page was written; 2 bad input.
                """)

        @Option(file: "The file to write (default: standard output).")
        var output: String?

        @Option(value: "port", help: "Serve the page on this port of 127.0.0.1 instead.")
        var serve: UInt16?

        @Option(value: "text", help: "The title of the page (default: the source of links).")
        var title: String?

        @Option(file: "Count the links of this log by route; - reads standard input.")
        var log: String?

        @OptionGroup(title: "Rows of the log") var source: RowSourceOptions

        @OptionGroup(title: "Routes") var table: TableOptions

        @OptionGroup(title: "Association files") var files: DriftOptions

        @Option(host: "The host that serves the files; needed if hosts differ.")
        var host: String?

        func validate() throws {
            try reject(if: serve != nil && output != nil, "give either --output or --serve")
            try reject(if: source.isGiven && log == nil, "--column and --json-field go with --log")
            try source.validateStandalone()
            let streams = inputs.count { $0 == "-" }
            try reject(
                if: serve != nil && streams > 0,
                "--serve reads its input repeatedly; give files instead of standard input")
            try reject(if: streams > 1, "only one file can be read from standard input")
            try reject(
                if: files.isGiven && !table.pattern.isEmpty,
                "association files are compared with a route file, not with --pattern")
            try reject(if: host != nil && !files.isGiven, "--host goes with association files")
        }

        @MainActor
        func perform(writingTo out: inout OutputStream) async throws -> ExitStatus {
            if let serve {
                var server = try ReportServer(port: serve, files: inputs)
                WaymarkTool.write("http://127.0.0.1:\(server.port)/ shows the routes; end with Control-C\n")
                try await server.run { await self.servedPage() }
            }
            let loaded = try table.load()
            let page = ReportPage(report: try await report(loaded))
            try FileWriter.write(Array(page.html.utf8), to: output, besides: loaded.paths + inputs, or: &out)
            return .yes
        }

        private var inputs: [String] {
            let routes = table.table ?? (table.pattern.isEmpty ? table.path : nil)
            return ([routes, log] + files.all).compactMap(\.self) + files.defineFile
        }

        /// Returns the HTML of the report, or of a page with the error, and the paths of files to watch for changes.
        @MainActor
        private func servedPage() async -> (html: String, files: [String]) {
            do {
                let loaded = try table.load()
                return (ReportPage(report: try await report(loaded), isServed: true).html, loaded.paths)
            } catch {
                let failure = Failure(error)
                return (FailurePage(message: failure?.text ?? "").html, failure?.problems.compactMap(\.file) ?? [])
            }
        }

        @MainActor
        private func report(_ loaded: LoadedTable) async throws -> Report {
            var report = try Report(loaded, title: title)
            if files.isGiven, let file = loaded.file {
                let table = try AssociatedTable(file)
                report.coverage = try ReportedCoverage(files, table, host: try AssociationJob.host(host, of: table))
            }
            if let log {
                let engine = try loaded.router().engine
                let tally = try await CoverTally.counted(
                    log, CoverContext(engine, source.reader(for: engine), countsValues: false))
                let counts = CoverReport(tally, engine.table, shapeLimit: 0, valueLimit: 0)
                report.setCounts(counts.routes.map(\.count), of: counts.rows)
            }
            return report
        }
    }
#endif
