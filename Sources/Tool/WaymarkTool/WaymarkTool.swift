/// The entry point of the process.
@main
struct WaymarkTool {
    // Runs on the main actor, which is allowed to block on input. The threads that match links must not block.
    @MainActor
    static func main() async {
        FileDescriptor.keepStandardFiles()
        BrokenPipe.reportAsError()
        // Sets the width of help pages: for narrow terminals, ArgumentParser omits text or crashes.
        setenv("COLUMNS", "80", 1)
        exit(await status().rawValue)
    }

    #if Tool
        @MainActor
        private static func status() async -> ExitStatus {
            do {
                return try await Waymark.run(arguments())
            } catch {
                return report(error)
            }
        }

        /// - Throws: ``ToolError`` for an argument with invalid UTF-8, which `CommandLine.arguments` silently replaces.
        @MainActor
        private static func arguments() throws(ToolError) -> [String] {
            let arguments = CommandLine.arguments
            for (index, text) in arguments.enumerated().dropFirst() {
                guard let bytes = CommandLine.unsafeArgv[index], String(validatingCString: bytes) == nil else {
                    continue
                }
                throw ToolError(
                    "argument \(index) is not UTF-8: '\(text.escaped())'; in links, escape other bytes, such as %FF")
            }
            return Array(arguments.dropFirst())
        }
    #else
        private static func status() async -> ExitStatus {
            complain("this build has no commands; build it with the package trait 'Tool'")
            return .badInput
        }
    #endif

    private static func report(_ error: any Error) -> ExitStatus {
        if let failure = Failure(error) {
            failure.report()
        } else if let error = error as? SystemError {
            if error.isBrokenPipe { BrokenPipe.end() }
            complain("cannot write the output: \(error.message)")
        }
        return .badInput
    }

    /// Writes a message to standard error, prefixed with `error:`.
    static func complain(_ message: String) {
        write("\(Style(for: .standardError).paint("error:", .red)) \(message.visibleLines)\n")
    }

    /// Writes a string to standard error.
    static func write(_ text: String) {
        var errors = OutputStream(.standardError)
        errors.buffer.write(text)
        // If standard error cannot be written either, only the exit code reports the error.
        try? errors.flush()
    }
}
