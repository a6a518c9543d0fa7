protocol LinkRendering: Sendable {
    /// The maximum length of a line in bytes. Of a longer line, callers may pass only the beginning.
    var maximumLength: Int { get }

    var rendersEmptyLines: Bool { get }

    /// Returns `true` if the link matches.
    func render(_ line: InputLine, to out: inout OutputBuffer) -> Bool
}

extension LinkRendering {
    var rendersEmptyLines: Bool { false }

    /// Reads one link per line to the end of `input`, and writes the results in order. Returns `true` if all links
    /// match.
    ///
    /// Blocks of lines are matched on all cores, in bounded memory. Available input is processed before waiting for
    /// more, so interactive users get results immediately.
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
        // JSON, the longest format, usually has at most six bytes for each byte of input.
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
    var links: Int
    var byteCount: Int
    var allMatched: Bool
}
