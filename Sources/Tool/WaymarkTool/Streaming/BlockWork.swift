/// Processes the lines of an input in blocks, on all cores and in bounded memory.
///
/// The results are in the order of the blocks. All available input is processed before waiting for more.
@MainActor
struct BlockWork<Result: Sendable> {
    let input: FileDescriptor
    var name = "standard input"
    /// The maximum number of bytes that ``work`` needs of a line.
    let maximumLength: Int
    /// `true` to throw for an unreadable format, such as UTF-16 or gzip.
    var refusesUnreadable = true
    let work: @Sendable (InputBlock) -> Result

    /// The number of bytes to read at once: many lines, but few enough that a block and its result fit into the cache.
    nonisolated static var blockSize: Int { 1 << 17 }

    /// A block with fewer bytes is processed on the current thread, if no more input is available.
    private static var smallSize: Int { 1 << 14 }

    /// Two blocks for each core, so that one is ready when the core becomes idle.
    private static var blockLimit: Int { 2 * Processors.count }

    /// Reads the input to its end, and calls `take` with each result. For the progress line, `take` returns the number
    /// of all lines so far and of newly processed bytes. `output` is the file to which `take` writes, if any.
    func run(
        writingTo output: FileDescriptor? = nil, _ take: (Result) throws -> (lines: Int, newBytes: Int)
    ) async throws {
        var (progress, bytes) = (Progress(input: input, output: output), 0)
        defer { progress?.clear() }
        func finish(_ result: Result) throws {
            let (lines, newBytes) = try take(result)
            bytes += newBytes
            if let text = progress?.update(lines: lines, bytes: bytes) { WaymarkTool.write(text) }
        }
        var cutter = BlockCutter(size: Self.blockSize, limit: max(maximumLength, DisplayedLink.longest))
        var results = OrderedWork<Result>(limit: Self.blockLimit)
        while let block = try cutter.next(read) {
            if refusesUnreadable, let format = block.unreadableFormat {
                throw ToolError("\(name.escaped()) \(format)")
            }
            let isLast = !input.isReady
            if isLast, results.isEmpty, block.count < Self.smallSize {
                try finish(work(block))
            } else {
                for part in block.parts(isLast ? Processors.count : 1) { results.add { [work] in work(part) } }
            }
            while isLast || results.isFull, let result = await results.next() { try finish(result) }
        }
        while let result = await results.next() { try finish(result) }
    }

    /// Waits for input, and reads the available bytes that fit into `memory`.
    private func read(into memory: UnsafeMutableRawBufferPointer) throws -> (count: Int, isAtEnd: Bool) {
        var count = 0
        while count < memory.count, count == 0 || input.isReady {
            do throws(SystemError) {
                let added = try input.read(into: UnsafeMutableRawBufferPointer(rebasing: memory[count...]))
                // The file must not be read again after its end: a terminal reports the end only once.
                if added == 0 { return (count, true) }
                count += added
            } catch {
                throw ToolError("cannot read \(name.escaped()): \(error.message)")
            }
        }
        return (count, false)
    }
}

extension BlockWork {
    /// Creates a processor of a log with a link in each row. The path `-` is standard input.
    init(log path: String, _ reader: RowReader, work: @escaping @Sendable (InputBlock) -> Result) throws {
        let isStandardInput = path == "-"
        self.init(
            input: isStandardInput ? .standardInput : try FileDescriptor(reading: path),
            name: isStandardInput ? "standard input" : path, maximumLength: reader.longestRow, work: work)
    }
}
