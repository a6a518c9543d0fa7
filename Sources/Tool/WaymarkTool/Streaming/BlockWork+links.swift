extension BlockWork<Answers> {
    /// Reads one link per line to the end and writes the results in order, in bounded memory; returns `true` if every
    /// link matched.
    ///
    /// Blocks of lines are matched on all cores while the main actor reads and writes. All available input is processed
    /// before waiting for more, so interactive users get results immediately.
    func run(writingTo out: inout OutputStream) async throws -> Bool {
        var (links, allMatched) = (0, true)
        try await run(writingTo: out.file) { answers in
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
    /// The number of links, and the size of the input in bytes.
    var links: Int
    var byteCount: Int
    var allMatched: Bool
}
