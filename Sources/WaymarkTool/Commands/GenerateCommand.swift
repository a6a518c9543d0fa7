#if Tool
    import ArgumentParser
    import WaymarkCore
    import WaymarkManifest

    /// `waymark generate`
    struct GenerateCommand: Verb {
        static let configuration = CommandConfiguration(
            commandName: "generate",
            abstract: "Writes code that makes the links of a route file, in another language.",
            discussion: """
                The code has a function for each route, with its parameters as typed values. It writes the links that \
                Waymark writes, byte for byte, and refuses what Waymark refuses: a value that its type does not take, \
                and a link that would lead to another route. It needs no library, and reads no links.

                With --check nothing is written: the file of --output is compared, byte by byte, with what would be.

                Exit codes: 0 it was written, or is the same; 1 it is not the same; 2 bad input.
                """)

        @Argument(help: "The language: \(GeneratedLanguage.allCases.map(\.rawValue).joined(separator: ", ")).")
        var language: GeneratedLanguage

        @Option(
            help: ArgumentHelp("The route file (default: \(TableOptions.defaultFile)).", valueName: "file"),
            completion: .file(extensions: TableOptions.fileExtensions))
        var routes: String?

        @Option(help: ArgumentHelp("The package of Kotlin that the file belongs to.", valueName: "name"))
        var package: String?

        @Option(help: ArgumentHelp("The file to write.", valueName: "file"), completion: .file())
        var output: String?

        @Flag(help: "Compare the file of --output, and write nothing.")
        var check = false

        func validate() throws {
            if package != nil, language != .kotlin { throw ValidationError("--package goes with kotlin") }
            if check, output == nil { throw ValidationError("--check goes with --output") }
        }

        var answersInJSON: Bool { false }

        func perform(writingTo out: inout OutputStream) throws -> ExitStatus {
            let table = try GeneratedTable(TableOptions.file(routes, hint: "give one with --routes"))
            let bytes = Array(language.text(of: table, package: package).utf8)
            for route in table.routes {
                guard let absence = route.absence else { continue }
                let note = Style(for: .standardError).paint("note:", .bold)
                WaymarkTool.write("\(note) '\(route.route.name.value.escaped())' has no function: \(absence)\n")
            }
            guard let output, output != "-" else {
                try out.write(bytes)
                return .yes
            }
            if check {
                return try WrittenFile(path: output, writer: "waymark generate").compare(with: bytes, writingTo: &out)
            }
            try FileWriter.write(bytes, to: output)
            return .yes
        }
    }

    /// The languages that `waymark generate` writes. This enum is complete.
    enum GeneratedLanguage: String, ExpressibleByArgument, CaseIterable {
        case typescript, kotlin

        /// - Parameter package: The package of Kotlin that the file belongs to.
        func text(of table: GeneratedTable, package: String?) -> String {
            switch self {
            case .kotlin: KotlinFile(table, package: package).text
            case .typescript: TypeScriptFile(table).text
            }
        }
    }
#endif
