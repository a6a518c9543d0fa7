import WaymarkCore

/// Writes what becomes of links.
protocol LinkAnswering: Sendable {
    /// The most bytes of a link that is looked at; of a longer line only its beginning need be there.
    var maximumLength: Int { get }

    /// Whether a line without anything on it is answered, too.
    var answersEmptyLines: Bool { get }

    /// Writes what becomes of a link, and says whether it is opened.
    func render(_ line: InputLine, to out: inout OutputBuffer) -> Bool

    /// How many bytes are about to be written for each of a link.
    static var growth: Int { get }
}

extension LinkAnswering {
    var answersEmptyLines: Bool { false }

    /// What becomes of each line of a block.
    func answers(to block: InputBlock) -> Answers {
        var out = OutputBuffer(capacity: Self.growth * block.count)
        var (links, allMatched) = (0, true)
        block.forEachLine(skipsEmpty: !answersEmptyLines) { line in
            allMatched = render(line, to: &out) && allMatched
            links += 1
        }
        return Answers(text: out.bytes, links: links, byteCount: block.count, allMatched: allMatched)
    }
}
