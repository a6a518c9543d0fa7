protocol LinkRendering: Sendable {
    /// The maximum number of bytes of a link. Only the beginning of a longer line need be available.
    var maximumLength: Int { get }

    /// `true` if empty lines get a result too.
    var rendersEmptyLines: Bool { get }

    /// Writes the result for a link; returns `true` if the link matches.
    func render(_ line: InputLine, to out: inout OutputBuffer) -> Bool
}

extension LinkRendering {
    var rendersEmptyLines: Bool { false }

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

    private func answers(to block: InputBlock) -> Answers {
        // JSON, the longest output, usually has at most six bytes for each byte of input.
        var out = OutputBuffer(capacity: 6 * block.count)
        var (links, allMatched) = (0, true)
        block.forEachLine(skipsEmpty: !rendersEmptyLines) { line in
            allMatched = render(line, to: &out) && allMatched
            links += 1
        }
        return Answers(text: out.bytes, links: links, byteCount: block.count, allMatched: allMatched)
    }
}

struct Answers: Sendable {
    var text: [UInt8]
    /// The number of links (`links`), and the size of their input in bytes (`byteCount`).
    var links: Int
    var byteCount: Int
    var allMatched: Bool
}
