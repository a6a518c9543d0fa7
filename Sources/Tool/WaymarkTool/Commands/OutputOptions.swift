#if Tool
    import ArgumentParser

    struct OutputOptions: ParsableArguments {
        @Option(file: "The file to write (default: standard output).")
        var output: String?

        @Flag(help: "Compare the file of --output, and write nothing.")
        var check = false

        func validate() throws {
            try reject(if: check && isStandardOutput, "--check compares the file of --output")
        }

        var isStandardOutput: Bool { output == nil || output == "-" }

        /// Writes the output or, with `--check`, compares it with the existing file.
        ///
        /// - Parameter sources: The paths of input files, which are never overwritten.
        func write(
            _ bytes: [UInt8], by writer: String, besides sources: [String], to out: inout OutputStream
        ) throws -> ExitStatus {
            guard check, let output else {
                try FileWriter.write(bytes, to: output, besides: sources, or: &out)
                return .yes
            }
            let isSame = try LoadedTable.bytes(ofCompiled: output) == bytes
            let (words, advice) = isSame ? ("matches", "") : ("differs from", "; run it without --check")
            let text = "\(output.escaped()) \(words) the output of '\(writer)'\(advice)"
            out.buffer.write(Style(for: out.file).paint(text, isSame ? .green : .red) + "\n")
            return ExitStatus(isSame)
        }
    }
#endif
