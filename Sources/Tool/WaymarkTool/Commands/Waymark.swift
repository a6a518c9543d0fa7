#if Tool
    import ArgumentParser
    import WaymarkCore

    /// The root command `waymark`, which has only subcommands.
    struct Waymark: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "waymark",
            abstract: "Answers questions about the links of an app, from its route table.",
            discussion: """
                Every verb reads the routes from a route file (--routes, by default waymark.yaml) or from patterns on \
                the command line (--pattern). Nothing is read from the network.

                Exit codes: 0 yes; 1 no (a link did not match, a check or a test failed); 2 bad input (a route file \
                or pattern that cannot be read, bad usage, output that cannot be written).
                """,
            version: Version.current,
            subcommands: [
                MatchCommand.self, ExplainCommand.self, CheckCommand.self, ListCommand.self, PrintCommand.self,
                TestCommand.self, DiffCommand.self, ConvertCommand.self, AssociateCommand.self, DriftCommand.self,
                CompileCommand.self, GenerateCommand.self, VectorsCommand.self,
                CoverCommand.self, InferCommand.self, PlanCommand.self, OpenCommand.self, ReportCommand.self,
                InitCommand.self, SchemaCommand.self,
            ]
        )

        /// Replaces the word `Error` of ArgumentParser in usage errors.
        static var _errorLabel: String { "error" }

        @MainActor
        static func run(_ arguments: [String]) async throws -> ExitStatus {
            var out = OutputStream(.standardOutput)
            let status: ExitStatus
            switch parse(arguments) {
            case .verb(let verb): status = try await perform(verb, writingTo: &out)
            case .text(let text, let kind):
                if kind == .yes { out.buffer.write(text) } else { WaymarkTool.write(text) }
                status = kind
            }
            try out.flush()
            return status
        }

        /// Runs a command. Any error is also written in the requested format, such as JSON.
        @MainActor
        private static func perform(_ verb: any Verb, writingTo out: inout OutputStream) async throws -> ExitStatus {
            do {
                return try await verb.perform(writingTo: &out)
            } catch {
                if let failure = Failure(error) {
                    if let findingsOutput = verb.findingsOutput {
                        FindingList(failure).write(as: findingsOutput, to: &out.buffer)
                    } else {
                        verb.write(failure, to: &out.buffer)
                    }
                    try out.flush()
                }
                throw error
            }
        }

        /// Returns a subcommand, or the text of an error, a help page or a completion script.
        private static func parse(_ arguments: [String]) -> Parsed {
            do {
                try checkVerbs(arguments)
                try checkFiles(arguments.prefix { $0 != "--" })
                var command = try parseAsRoot(arguments)
                if let verb = command as? any Verb { return .verb(verb) }
                try command.run()
                return .text("", .yes)
            } catch {
                let text = suggestingHelp(fullMessage(for: error))
                var lines = text.hasSuffix("\n") ? text : text + "\n"
                let isBeforeVerb = arguments.first?.hasPrefix("-") == true
                if text.hasPrefix("error: Unknown option"), !text.contains("Did you mean"), !isBeforeVerb {
                    lines += "help: write '--' before text that begins with '-' and is not an option\n"
                }
                if let file = routeFile(in: text, arguments) { lines += "help: write '--routes \(file)'\n" }
                return exitCode(for: error).isSuccess ? .text(lines, .yes) : .text(lines.escapedLines, .badInput)
            }
        }

        /// Suggests `--help` for an unknown option such as `--hlep`, which ArgumentParser never does.
        private static func suggestingHelp(_ message: String) -> String {
            let parts = message.split(separator: "'", maxSplits: 4, omittingEmptySubsequences: false)
            guard message.hasPrefix("error: Unknown option '"), parts.count > 2 else { return message }
            let hasOther = parts.count > 4 && parts[2] == ". Did you mean "
            let others = hasOther ? [String(parts[3])] : []
            guard Suggestion.nearest(to: String(parts[1]), among: others + ["--help"]) == "--help" else {
                return message
            }
            let rest = hasOther ? parts[4].dropFirst() : parts[2...].joined(separator: "'")[...]
            return "error: Unknown option '\(parts[1])'. Did you mean '--help'?" + rest
        }

        /// Returns the path of a route file that is given without `--routes`, as in `waymark check links.yaml`.
        private static func routeFile(in message: String, _ arguments: [String]) -> String? {
            guard !arguments.contains("--routes"),
                let verb = configuration.subcommands.first(where: { $0.configuration.commandName == arguments.first }),
                helpMessage(for: verb).contains("--routes <file>")
            else { return nil }
            return arguments.dropFirst().first { word in
                message.contains("'\(word)'") && RouteFileOptions.fileExtensions.contains { word.hasSuffix("." + $0) }
            }
        }

        /// Throws for an unknown command, and suggests one. ArgumentParser would not, and its `help` accepts any name.
        private static func checkVerbs(_ arguments: [String]) throws {
            guard let word = arguments.first, !word.hasPrefix("-") else { return }
            guard word == "help" else { return try checkVerb(word) }
            let words = arguments.dropFirst().filter { !$0.hasPrefix("-") }
            for word in words { try checkVerb(word) }
            if words.count > 1 { throw ValidationError("help is given on one verb at a time") }
        }

        /// Throws if a file option such as `--routes` is given twice: ArgumentParser would silently use the last value.
        private static func checkFiles(_ words: ArraySlice<String>) throws {
            let options = [
                "--routes", "--table", "--aasa", "--manifest", "--assetlinks", "--entitlements", "--info-plist",
            ]
            for option in options where words.count(where: { $0 == option || $0.hasPrefix("\(option)=") }) > 1 {
                throw ValidationError("\(option) names one file; run the verb once for each")
            }
        }

        private static func checkVerb(_ word: String) throws {
            let verbs = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
            guard !verbs.contains(word) else { return }
            let suggestion = Suggestion.nearest(to: word, among: verbs).map { "; did you mean '\($0)'?" } ?? ""
            throw ValidationError("unknown verb '\(word.escaped())'\(suggestion)")
        }

        private enum Parsed {
            case verb(any Verb)
            case text(String, ExitStatus)
        }
    }

    protocol Verb: ParsableCommand {
        /// Writes the result of the command, and returns the exit status.
        @MainActor
        func perform(writingTo out: inout OutputStream) async throws -> ExitStatus

        var writesJSON: Bool { get }

        /// The requested format if it annotates source files (`github` or `sarif`); otherwise `nil`.
        var findingsOutput: FindingsOutput? { get }

        /// Writes a failure as JSON, TAP or JUnit. Other formats need only ``findingsOutput`` or standard error.
        func write(_ failure: Failure, to out: inout OutputBuffer)
    }

    extension Verb {
        var writesJSON: Bool { false }
        var findingsOutput: FindingsOutput? { nil }

        func write(_ failure: Failure, to out: inout OutputBuffer) {
            if writesJSON { failure.writeLine(to: &out) }
        }
    }

    protocol FormattedVerb: Verb {
        associatedtype Format: RawRepresentable<String>
        var format: Format { get }
    }

    extension FormattedVerb {
        var writesJSON: Bool { format.rawValue == "json" }
        var findingsOutput: FindingsOutput? { FindingsOutput(rawValue: format.rawValue) }

        /// - Parameter other: The result in a format that only few commands have, such as Markdown.
        func write(
            _ answer: some JSONObject, text: (Style) -> String, other: @autoclosure () -> String = "",
            findings: @autoclosure () -> FindingList? = nil, to out: inout OutputStream
        ) {
            if writesJSON {
                answer.writeLine(to: &out.buffer)
            } else if let findingsOutput {
                findings()?.write(as: findingsOutput, to: &out.buffer)
            } else {
                out.buffer.write(format.rawValue == "text" ? text(Style(for: out.file)) : other())
            }
        }
    }

    enum FindingsFormat: String, ExpressibleByArgument, CaseIterable {
        case text, json, github, sarif
    }
#endif
