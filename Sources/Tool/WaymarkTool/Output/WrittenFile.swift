/// An existing output file, to be compared with new output.
struct WrittenFile {
    let path: String
    let writer: String

    func compare(with bytes: [UInt8], writingTo out: inout OutputStream) throws -> ExitStatus {
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
