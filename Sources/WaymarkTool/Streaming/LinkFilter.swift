/// Reads links, one a line, and writes what becomes of each, in order, in bounded memory.
struct LinkFilter<Route: Sendable> {
    let input: FileDescriptor
    let renderer: LinkRenderer<Route>

    /// How much is read at once.
    private static var blockSize: Int { 1 << 18 }

    /// Reads to the end, and says whether every link matched.
    func run(writingTo out: inout OutputStream) throws -> Bool {
        var meter = ProgressMeter(input: input, output: out.file)
        defer { meter?.clear() }
        var splitter = LineSplitter(limit: renderer.maximumLength)
        var lines = 0
        var allMatched = true
        func answer(_ line: InputLine) throws {
            allMatched = renderer.render(line, to: &out.buffer) && allMatched
            lines += 1
            try out.flushIfFull()
        }
        let block = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.blockSize, alignment: 16)
        defer { block.deallocate() }
        while let bytes = try read(into: block) {
            try splitter.split(bytes, each: answer)
            // What could be read has been answered: whoever waits for it, a person or a program, gets it now.
            try out.flush()
            meter?.update(lines: lines, newBytes: bytes.count)
        }
        try splitter.finish(each: answer)
        try out.flush()
        return allMatched
    }

    /// The next bytes, or `nil` at the end.
    private func read(into block: UnsafeMutableRawBufferPointer) throws -> UnsafeBufferPointer<UInt8>? {
        do {
            let count = try input.read(into: block)
            return count == 0 ? nil : UnsafeBufferPointer(rebasing: block.bindMemory(to: UInt8.self)[..<count])
        } catch {
            throw ToolError("cannot read standard input: \(error.message)")
        }
    }
}
