/// Reads lines to the end and has something done with them on all cores, block by block, in bounded memory.
///
/// The results come in the order of the blocks. What could be read is done before more is waited for.
@MainActor
struct BlockWork<Result: Sendable> {
    let input: FileDescriptor
    /// The name of the file, for messages.
    var name = "standard input"
    /// The most bytes of a line that ``work`` looks at.
    let maximumLength: Int
    /// Whether input is refused that says it is UTF-16. Each of its lines would be answered with the same words.
    var refusesUTF16 = true
    /// What is done with a block of lines.
    let work: @Sendable (InputBlock) -> Result

    /// How much is read at once: many lines, and little enough that a block and what becomes of it stay in the cache.
    nonisolated static var blockSize: Int { 1 << 17 }

    /// Smaller blocks than this are not worth the way to another core when nobody sends more.
    private static var smallSize: Int { 1 << 14 }

    /// How many blocks are under way: one for each core, and one that is ready when a core has finished.
    private static var blockLimit: Int { 2 * Processors.count }

    /// Reads to the end.
    func run(_ take: (Result) throws -> Void) async throws {
        var reader = BlockReader(input: input, maximumLength: maximumLength, blockSize: Self.blockSize, name: name)
        var results = OrderedWork<Result>(limit: Self.blockLimit)
        while let block = try reader.next() {
            guard !refusesUTF16 || !block.beginsAsUTF16 else {
                throw ToolError("\(name.escaped()) is UTF-16 text, and links are read as UTF-8; convert it first")
            }
            let isLast = !input.isReady
            if isLast, results.isEmpty, block.count < Self.smallSize {
                try take(work(block))
            } else {
                for part in block.parts(isLast ? Processors.count : 1) { results.add { [work] in work(part) } }
            }
            while isLast || results.isFull, let result = await results.next() { try take(result) }
        }
        while let result = await results.next() { try take(result) }
    }
}
