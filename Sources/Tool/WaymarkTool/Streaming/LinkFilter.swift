/// A filter that reads one link per line and writes the results in order, in bounded memory.
///
/// Blocks of lines are matched on all cores while the main actor reads and writes. All available input is processed
/// before the filter waits for more, so interactive users get results immediately.
@MainActor
struct LinkFilter {
    let input: FileDescriptor
    let answer: @Sendable (InputBlock) -> Answers
    /// The maximum number of bytes of a line that ``answer`` uses.
    let maximumLength: Int
    /// `true` to throw for input in which no line is readable.
    var refusesUnreadable = true

    /// Reads to the end; returns `true` if every link matched.
    func run(writingTo out: inout OutputStream) async throws -> Bool {
        var tally = RunningTotals(meter: ProgressMeter(input: input, output: out.file))
        defer { tally.clear() }
        let work = BlockWork(
            input: input, maximumLength: maximumLength, refusesUnreadable: refusesUnreadable, work: answer)
        try await work.run { try tally.write($0, to: &out) }
        return tally.allMatched
    }
}

struct Answers: Sendable {
    var text: [UInt8]
    /// The number of links, and the size of the input in bytes.
    var links: Int
    var byteCount: Int
    var allMatched: Bool
}

@MainActor
private struct RunningTotals {
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
