/// Functions that write or compare the output of a command: a file or standard output.
enum WrittenFile {
    /// Writes output to the file at `path`, or to standard output for `nil` or `-`. Throws for the path of a source.
    static func write(
        _ bytes: [UInt8], to path: String?, besides sources: [String], or out: inout OutputStream
    ) throws {
        guard let path, !isStandardOutput(path) else { return try out.write(bytes) }
        try FileWriter.check(path, besides: sources)
        try FileWriter.write(bytes, to: path)
    }

    static func isStandardOutput(_ path: String?) -> Bool { path == nil || path == "-" }

    /// Compares an existing file with the output of the command `writer`.
    static func compare(
        _ path: String, with bytes: [UInt8], of writer: String, writingTo out: inout OutputStream
    ) throws -> ExitStatus {
        let isSame = try LoadedTable.bytes(ofCompiled: path) == bytes
        let style = Style(for: out.file)
        out.buffer.write(
            isSame
                ? style.paint("\(path.escaped()) matches the output of '\(writer)'", .green)
                : style.paint("\(path.escaped()) differs from the output of '\(writer)'; run it without --check", .red))
        out.buffer.endLine()
        return ExitStatus(isSame)
    }
}
