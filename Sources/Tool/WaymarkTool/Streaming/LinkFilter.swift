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
    /// Whether input is refused that says it is UTF-16.
    var refusesUTF16 = true

    /// Reads to the end, and says whether every link matched.
    func run(writingTo out: inout OutputStream) async throws -> Bool {
        var tally = AnswerTally(meter: ProgressMeter(input: input, output: out.file))
        defer { tally.clear() }
        let work = BlockWork(
            input: input, maximumLength: maximumLength, refusesUTF16: refusesUTF16, work: answer)
        try await work.run { try tally.write($0, to: &out) }
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
