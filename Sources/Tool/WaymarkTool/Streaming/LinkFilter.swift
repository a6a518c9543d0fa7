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
        var (links, allMatched) = (0, true)
        let work = BlockWork(
            input: input, maximumLength: maximumLength, refusesUnreadable: refusesUnreadable, work: answer)
        try await work.run(writingTo: out.file) { answers in
            try out.write(answers.text)
            allMatched = allMatched && answers.allMatched
            links += answers.links
            return (links, answers.byteCount)
        }
        return allMatched
    }
}

struct Answers: Sendable {
    var text: [UInt8]
    /// The number of links (`links`), and the size of their input in bytes (`byteCount`).
    var links: Int
    var byteCount: Int
    var allMatched: Bool
}
