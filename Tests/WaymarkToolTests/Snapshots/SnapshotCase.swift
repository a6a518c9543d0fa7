#if Tool
    import Foundation
    import Testing

    /// A command, and the name of the file with its expected output.
    struct SnapshotCase: CustomTestStringConvertible, Sendable {
        let name: String
        let arguments: [String]
        let input: [UInt8]

        init(_ name: String, _ arguments: [String], input: [UInt8] = []) {
            (self.name, self.arguments, self.input) = (name, arguments, input)
        }

        init(_ name: String, _ arguments: [String], input: String) {
            self.init(name, arguments, input: Array(input.utf8))
        }

        var testDescription: String { name }

        /// Returns the contents of the golden file: the command, its output and its exit code.
        func text(of run: ToolRun) -> String {
            let command = (["waymark"] + arguments).map(\.shellQuoted).joined(separator: " ")
            var text = "$ \(command)\n"
            if !run.output.isEmpty { text += "--- standard output\n\(run.output.endingLine)" }
            if !run.errors.isEmpty { text += "--- standard error\n\(run.errors.endingLine)" }
            return text + "--- \(run.ending)\n"
        }

        var goldenFile: URL { Folders.golden / "\(name).txt" }

        /// Whether to replace the golden files with the current output. Review the diff before you commit it.
        static let isRecording = ProcessInfo.processInfo.environment["WAYMARK_RECORD_SNAPSHOTS"] != nil
    }

    extension String {
        fileprivate var endingLine: String { hasSuffix("\n") ? self : self + "\n(no line end)\n" }

        fileprivate var shellQuoted: String {
            let isPlain = !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || "-_./:=,".contains($0) }
            return isPlain ? self : "'\(replacingOccurrences(of: "'", with: "'\\''"))'"
        }
    }
#endif
