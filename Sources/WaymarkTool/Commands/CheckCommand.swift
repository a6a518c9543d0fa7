#if Tool
    import ArgumentParser
    import WaymarkAssociation
    import WaymarkManifest

    /// `waymark check`
    struct CheckCommand: Verb {
        static let configuration = CommandConfiguration(
            commandName: "check",
            abstract: "Reports everything that is wrong with the table, all at once.",
            discussion: """
                Errors: patterns that cannot be read, unknown types, routes that no link tells apart. Warnings: routes \
                that are never reached, patterns that cannot be printed.

                Exit codes: 0 no error (with --strict: nothing at all); 1 problems were found; 2 the route file itself \
                cannot be read.
                """)

        @Flag(help: "Say no to warnings too.")
        var strict = false

        @Flag(help: "Also show where several routes take the same links, each with the shortest one.")
        var overlaps = false

        @Option(help: "How to write the problems: text or json.")
        var format = OutputFormat.text

        @OptionGroup(title: "Routes")
        var table: TableOptions

        @OptionGroup(title: "Files of systems")
        var association: AssociationOptions

        var answersInJSON: Bool { format == .json }

        func validate() throws {
            guard association.isGiven else { return }
            if table.isGiven { throw ValidationError("check the routes and a file of a system one after the other") }
            let lone = [("--overlaps", overlaps), ("--app", association.app != nil)]
            if let (name, _) = lone.first(where: \.1) {
                throw ValidationError("\(name) does not go with a file of a system")
            }
        }

        func perform(writingTo out: inout OutputStream) throws -> ExitStatus {
            let report =
                try association.check(isStrict: strict) ?? table.load().check(isStrict: strict, showsOverlaps: overlaps)
            switch format {
            case .text: out.buffer.write(report.text(Style(for: out.file)))
            case .json: report.writeJSON(to: &out.buffer)
            }
            return report.status
        }

        /// What keeps a file from being read is a report, too.
        func write(_ failure: Failure, to out: inout OutputBuffer) {
            guard answersInJSON else { return }
            let unit: CheckReport.Unit = association.isGiven ? .rule : .route
            CheckReport(file: failure.file, unit: unit, count: nil, problems: failure.problems, isStrict: strict)
                .writeJSON(to: &out)
        }
    }
#endif
