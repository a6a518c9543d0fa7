/// A parallel processor of lines: it reads blocks to the end and processes them on all cores, in bounded memory.
///
/// The results are in the order of the blocks. All available input is processed before waiting for more.
@MainActor
struct BlockWork<Result: Sendable> {
    let input: FileDescriptor
    var name = "standard input"
    /// The maximum number of bytes of a line that ``work`` uses.
    let maximumLength: Int
    /// `true` to throw for input in which no line is readable.
    var refusesUnreadable = true
    let work: @Sendable (InputBlock) -> Result

    /// The number of bytes to read at once: many lines, but few enough for a block and its result to stay in the cache.
    nonisolated static var blockSize: Int { 1 << 17 }

    /// The size below which a block is processed on the current thread, if no more input is available.
    private static var smallSize: Int { 1 << 14 }

    /// The maximum number of concurrent blocks: two for each core, so that a block is ready when a core becomes idle.
    private static var blockLimit: Int { 2 * Processors.count }

    /// Reads to the end and calls `take` with each result. `take` returns the number of lines so far and the number of
    /// new bytes. `output` is the file to which `take` writes.
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
        var reader = BlockReader(input: input, maximumLength: maximumLength, blockSize: Self.blockSize, name: name)
        var results = OrderedWork<Result>(limit: Self.blockLimit)
        while let block = try reader.next() {
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
}
