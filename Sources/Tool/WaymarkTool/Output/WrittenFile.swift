/// An existing output file, to be compared with new output.
struct WrittenFile {
    let path: String
    let writer: String

    func compare(with bytes: [UInt8], writingTo out: inout OutputStream) throws -> ExitStatus {
        let isSame = try LoadedTable.bytes(ofCompiled: path) == bytes
        let style = Style(for: out.file)
        out.buffer.write(
            isSame
                ? style.paint("\(path.escaped()) is what '\(writer)' writes", .green)
                : style.paint("\(path.escaped()) is not what '\(writer)' writes; run it without --check", .red))
        out.buffer.endLine()
        return ExitStatus(isSame)
    }
}
