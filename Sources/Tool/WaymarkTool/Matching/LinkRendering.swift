import WaymarkCore

protocol LinkRendering: Sendable {
    /// The maximum number of bytes of a link. Only the beginning of a longer line need be available.
    var maximumLength: Int { get }

    /// `true` if empty lines get a result too.
    var rendersEmptyLines: Bool { get }

    /// Writes the result for a link; returns `true` if the link matches.
    func render(_ line: InputLine, to out: inout OutputBuffer) -> Bool

    /// The expected number of output bytes for each byte of input.
    static var growth: Int { get }
}

extension LinkRendering {
    var rendersEmptyLines: Bool { false }

    func answers(to block: InputBlock) -> Answers {
        var out = OutputBuffer(capacity: Self.growth * block.count)
        var (links, allMatched) = (0, true)
        block.forEachLine(skipsEmpty: !rendersEmptyLines) { line in
            allMatched = render(line, to: &out) && allMatched
            links += 1
        }
        return Answers(text: out.bytes, links: links, byteCount: block.count, allMatched: allMatched)
    }
}
