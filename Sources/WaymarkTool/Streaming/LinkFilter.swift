/// Reads links, one a line, and writes what becomes of each, in order, in bounded memory.
///
/// Blocks of lines are answered on all cores, while the main actor reads and writes. What could be read is answered
/// before the filter waits for more, so that a person or a program that waits for an answer gets it at once.
@MainActor
struct LinkFilter {
    let input: FileDescriptor
    /// What is written for a block of lines.
    let answer: @Sendable (InputBlock) -> Answers
    /// The most bytes of a line that ``answer`` looks at.
    let maximumLength: Int
    /// Whether input is refused that says it is UTF-16. Each of its lines would be answered with the same words.
    var refusesUTF16 = true

    /// How much is read at once: many lines, and little enough that a block and its answers stay in the cache.
    nonisolated static let blockSize = 1 << 17

    /// Smaller blocks than this are not worth the way to another core when nobody sends more.
    private static let smallSize = 1 << 14

    /// How many blocks are under way: one for each core, and one that is ready when a core has finished.
    private static var blockLimit: Int { 2 * Processors.count }

    /// Reads to the end, and says whether every link matched.
    func run(writingTo out: inout OutputStream) async throws -> Bool {
        var reader = BlockReader(input: input, maximumLength: maximumLength, blockSize: Self.blockSize)
        var tally = AnswerTally(meter: ProgressMeter(input: input, output: out.file))
        defer { tally.clear() }
        var work = OrderedWork<Answers>(limit: Self.blockLimit)
        while let block = try reader.next() {
            guard !refusesUTF16 || !block.beginsAsUTF16 else {
                throw ToolError("standard input is UTF-16 text, and links are read as UTF-8; convert it first")
            }
            let isLast = !input.isReady
            if isLast, work.isEmpty, block.count < Self.smallSize {
                try tally.write(answer(block), to: &out)
            } else {
                for part in block.parts(isLast ? Processors.count : 1) { work.add { [answer] in answer(part) } }
            }
            while isLast || work.isFull, let answers = await work.next() { try tally.write(answers, to: &out) }
        }
        while let answers = await work.next() { try tally.write(answers, to: &out) }
        return tally.allMatched
    }
}

/// What was written for a block of lines.
struct Answers: Sendable {
    var text: [UInt8]
    /// How many links there were, and of how many bytes.
    var links: Int
    var byteCount: Int
    var allMatched: Bool
}

/// What has been answered so far.
@MainActor
private struct AnswerTally {
    private(set) var allMatched = true
    private var links = 0
    private var meter: ProgressMeter?

    init(meter: ProgressMeter?) {
        self.meter = meter
    }

    mutating func write(_ answers: Answers, to out: inout OutputStream) throws {
        try out.write(answers.text)
        allMatched = allMatched && answers.allMatched
        links += answers.links
        meter?.update(lines: links, newBytes: answers.byteCount)
    }

    mutating func clear() { meter?.clear() }
}
