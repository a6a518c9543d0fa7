#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Where the process begins and ends: the one place that decides on exit codes.
@main
struct WaymarkTool {
    // On the main actor, which may wait for input: the threads that answer links must not.
    @MainActor
    static func main() async {
        FileDescriptor.keepStandardFiles()
        BrokenPipe.reportAsError()
        exit(await status().rawValue)
    }

    #if Tool
        @MainActor
        private static func status() async -> ExitStatus {
            do {
                return try await Waymark.run(Array(CommandLine.arguments.dropFirst()))
            } catch {
                return report(error)
            }
        }
    #else
        private static func status() async -> ExitStatus {
            complain("this build has no commands; build it with the package trait 'Tool'")
            return .badInput
        }
    #endif

    /// Says on standard error why there is no answer.
    private static func report(_ error: any Error) -> ExitStatus {
        if let failure = Failure(error) {
            failure.report()
        } else if let error = error as? SystemError {
            if error.isBrokenPipe { BrokenPipe.end() }
            complain("cannot write the output: \(error.message)")
        }
        return .badInput
    }

    /// Writes a message to standard error.
    static func complain(_ message: String) {
        write("\(Style(for: .standardError).paint("error:", .red)) \(message)\n")
    }

    /// Writes text to standard error.
    static func write(_ text: String) {
        var errors = OutputStream(.standardError)
        errors.buffer.write(text)
        // If even this cannot be written, the exit code is all that is left to say it.
        try? errors.flush()
    }
}
