extension LinkRendering {
    /// Reads one link per line to the end, and writes the results in order, in bounded memory. Returns `true` if every
    /// link matched.
    ///
    /// Blocks of lines are matched on all cores while the main actor reads and writes. All available input is processed
    /// before waiting for more, so interactive users get results immediately.
    @MainActor
    func filter(_ input: FileDescriptor, writingTo out: inout OutputStream) async throws -> Bool {
        var (links, allMatched) = (0, true)
        let work = BlockWork(
            input: input, maximumLength: maximumLength, refusesUnreadable: !rendersEmptyLines, work: answers)
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
