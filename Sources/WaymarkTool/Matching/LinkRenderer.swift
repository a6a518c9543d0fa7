import WaymarkCore
import WaymarkExplain

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

/// What `match` writes for a link: the one step from bytes to bytes. A value that any thread may use.
struct LinkRenderer<Route: Sendable>: LinkAnswering {
    static var growth: Int { 6 }

    let router: Router<Route>
    private let format: OutputFormat
    private let style: Style

    /// What is written of the links that each variant takes, by rank.
    let variants: [VariantJSON]

    /// What came nearest to links that no route takes.
    let nearMisses: NearMissTrie

    /// The most bytes that an acceptable link has; a longer line need not be there as a whole.
    let maximumLength: Int

    /// When routes end, by the index of their entry.
    private let ends: [Int: RouteEnd]

    init(router: Router<Route>, format: OutputFormat, style: Style, ends: [Int: RouteEnd] = [:]) {
        (self.router, self.format, self.style, self.ends) = (router, format, style, ends)
        let table = router.engine.table
        variants = format == .json ? table.variants.map { VariantJSON($0, in: table, end: ends[$0.entry]) } : []
        nearMisses = NearMissTrie(router.engine)
        maximumLength = table.policy.maximumLength
    }

    /// Writes what becomes of a link, and says whether it matched.
    func render(_ line: InputLine, to out: inout OutputBuffer) -> Bool {
        let link = ShownLink(line, limit: maximumLength)
        switch format {
        case .json: return renderJSON(line, as: link, to: &out)
        case .text:
            let result = result(for: line)
            result.writeText(for: link, style, to: &out)
            guard case .matched(let match) = result else { return false }
            if let end = ends[match.match.entryIndex] { out.writeRow("deprecated", String(end.sentence.dropFirst(12))) }
            return true
        }
    }

    private func result(for line: InputLine) -> MatchResult<Route> {
        if let rejection = tooLong(line) { return .rejected(rejection) }
        return switch router.engine.match(line.bytes, { _ in }) {
        case .unmatched: .unmatched(nearMisses.unmatched(line.bytes))
        case .rejected(let rejection): .rejected(rejection)
        case nil: router.result(forUTF8: line.bytes)
        }
    }

    /// A line that is too long may not be there as a whole, so that nothing else can be said of it.
    func tooLong(_ line: InputLine) -> LinkRejection? {
        line.length > maximumLength ? LinkRejection(.tooLong, at: maximumLength, detail: maximumLength) : nil
    }
}
