protocol LinkRendering: Sendable {
    /// The maximum number of bytes of a link. Callers can pass only the beginning of a longer line.
    var maximumLength: Int { get }

    /// `true` if empty lines also get a result, `false` if they are skipped.
    var rendersEmptyLines: Bool { get }

    /// Writes the result for a link; returns `true` if the link matches.
    func render(_ line: InputLine, to out: inout OutputBuffer) -> Bool
}

extension LinkRendering {
    var rendersEmptyLines: Bool { false }

    /// Reads links, one per line, to the end of `input`, and writes the results in order, in bounded memory. Returns
    /// `true` if every link matched.
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
        // The JSON result, the longest format, usually has at most six bytes for each byte of input.
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
