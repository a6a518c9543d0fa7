#if Tool
    import ArgumentParser
    import WaymarkAssociation
    import WaymarkManifest

    struct AssociateCommand: Verb {
        static let configuration = CommandConfiguration(
            commandName: "associate",
            abstract: "Writes the files that declare the app's links to the system.",
            discussion: """
                The file is written from the route file and its 'apps', to standard output or into --output. Other \
                content of an existing file is kept. The rules match the routes exactly if possible; up to ten rules \
                that match more are reported on standard error, each with a link.

                manifest, entitlements and info-plist are parts of files of the app itself: the filters of an \
                AndroidManifest.xml, the associated domains and the URL types. They are written to standard output, \
                or into the file of --output between two comments of its own, \(MarkedPart.begin) and \
                \(MarkedPart.end); everything else is unchanged, byte for byte.

                With --check nothing is written: the file of --output is compared with the new one, by the links that \
                they declare, not by their text.

                Exit codes: 0 the file was written, or is equivalent; 1 it is not equivalent; 2 bad input.
                """)

        @Argument(help: "The file: \(AssociatedFile.allCases.map(\.rawValue).joined(separator: ", ")).")
        var file: AssociatedFile

        @OptionGroup var routes: RouteFileOptions

        @Option(
            host: "The host that serves the file, needed if hosts differ; for a part of an app's file, the only host.")
        var host: String?

        @Option(file: "The file to write.")
        var output: String?

        @Flag(help: "Compare the file of --output, and write nothing.")
        var check = false

        @OptionGroup var build: BuildOptions

        func validate() throws {
            try reject(
                if: build.hasBuildValues && (!check || !file.isPart),
                "--define and --define-file go with --check and a part of the app")
            try reject(if: check && output == nil, "--check goes with --output")
            try reject(if: output == "-", "leave --output out to write to standard output")
        }

        func perform(writingTo out: inout OutputStream) throws -> ExitStatus {
            let table = try AssociatedTable(routes.readReleased())
            let job: any FileJob =
                file.isPart
                ? try PartJob(file, table, host: host, values: build.buildValues())
                : try AssociationJob(file, table, host: host)
            if let output, check {
                let report = try job.comparison(with: output)
                WaymarkTool.write(warnings(about: table))
                out.buffer.write(report.text(Style(for: out.file)))
                return report.status
            }
            if let output { try FileWriter.check(output, besides: table.file.paths) }
            let text = try job.text(besides: output)
            let notes = try job.notes(Style(for: .standardError), besides: output) + warnings(about: table)
            if let output { try FileWriter.write(text, to: output) } else { out.buffer.write(text) }
            WaymarkTool.write(notes)
            return .yes
        }

        /// Returns problems of the route file that affect the written file, such as sample fingerprints.
        private func warnings(about table: AssociatedTable) -> String {
            let problems: [RouteFileProblem] =
                switch file {
                case .aasa, .manifest: [table.file.opacity].compactMap { $0 }
                case .assetlinks: table.file.sampleFingerprints
                case .entitlements, .infoPlist: []
                }
            return problems.map { Finding($0).description(Style(for: .standardError)) + "\n" }.joined()
        }
    }

    enum AssociatedFile: String, ExpressibleByArgument, CaseIterable {
        case aasa, assetlinks, manifest, entitlements
        case infoPlist = "info-plist"

        /// `true` for a part of an app's file, such as its intent filters; `false` for a file that a site serves.
        var isPart: Bool { ![.aasa, .assetlinks].contains(self) }
    }

    /// A job of `waymark associate`, which writes or compares a file, or part of a file, that follows from the routes.
    protocol FileJob {
        /// Returns the new content of the file at `path`. Existing content that is unrelated to links is kept.
        func text(besides path: String?) throws -> String

        func comparison(with path: String) throws -> AssociationComparison

        /// Returns notes about links that the new file and the routes treat differently, and about lost content.
        func notes(_ style: Style, besides path: String?) throws -> String
    }
#endif
