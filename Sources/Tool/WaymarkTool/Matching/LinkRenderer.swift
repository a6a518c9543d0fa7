import WaymarkCore
import WaymarkExplain

enum OutputFormat: String, CaseIterable, Sendable {
    case text, json
}

/// A thread-safe renderer of the results of `waymark match`, as text or JSON.
struct LinkRenderer<Route: Sendable>: Sendable {
    let router: Router<Route>
    let format: OutputFormat
    let style: Style

    /// The constant JSON of each pattern variant, by its rank in the table; empty for text output.
    let variants: [VariantJSON]

    let nearMisses: NearMissTrie

    let maximumLength: Int

    let ends: [Int: RouteDeprecation]

    init(router: Router<Route>, format: OutputFormat, style: Style, ends: [Int: RouteDeprecation] = [:]) {
        (self.router, self.format, self.style, self.ends) = (router, format, style, ends)
        let table = router.engine.table
        variants = format == .json ? table.variants.map { VariantJSON($0, in: table, end: ends[$0.entry]) } : []
        nearMisses = NearMissTrie(router.engine)
        maximumLength = table.policy.maximumLength
    }

    // A line that is too long is not matched, because `bytes` may contain only its beginning.
    func tooLong(_ line: InputLine) -> LinkRejection? {
        line.length > maximumLength ? LinkRejection(.tooLong, at: maximumLength, detail: maximumLength) : nil
    }

    /// Writes a line of JSON, as described in the help of `waymark match`. Returns `true` if the link matches.
    func renderJSON(_ line: InputLine, as link: DisplayedLink, to out: inout OutputBuffer) -> Bool {
        out.openObject(for: link)
        let isMatch = writeAnswer(to: line, out: &out)
        out.close("}")
        out.endLine()
        return isMatch
    }

    func writeAnswer(to line: InputLine, out: inout OutputBuffer) -> Bool {
        if let rejection = tooLong(line) {
            rejection.writeMembers(to: &out)
            return false
        }
        switch router.engine.match(line.bytes, { writeMembers(of: $0, in: line.bytes, to: &out) }) {
        case .unmatched: nearMisses.unmatched(line.bytes).writeMembers(to: &out)
        case .rejected(let rejection): rejection.writeMembers(to: &out)
        case nil: return true
        }
        return false
    }

    private func writeMembers(of match: borrowing MatchView, in bytes: Bytes, to out: inout OutputBuffer) {
        let variant = variants[match.rank]
        let layout = match.layout
        out.prepared(variant.beginning)
        variant.writeCaptures(of: match, to: &out)
        if layout.query.isEmpty, !match.hasRest, !layout.flags.contains(.hasFragment) {
            return out.prepared(.nothingElse)
        }
        out.prepared(.query)
        QueryValues(bytes, layout).write(to: &out)
        out.prepared(.rest)
        out.rest(of: match)
        out.prepared(.fragment)
        if let fragment = LinkPart(fragmentOf: bytes, layout) { out.string(fragment) } else { out.null() }
    }
}

extension OutputBuffer {
    /// Writes the segments of the first unnamed catch-all as a JSON array.
    mutating func rest(of match: borrowing MatchView) {
        open("[")
        match.forEachSegmentOfRest { string($0) }
        close("]")
    }

    /// Begins a JSON object with the link as its first member.
    mutating func openObject(for link: DisplayedLink) {
        open("{")
        prepared(.url)
        quoted { $0.write(link, escaping: .json) }
    }

    mutating func write(_ link: DisplayedLink, escaping: Escaping) {
        write(link.bytes, escaping: escaping)
        if link.isCut { write("…") }
    }
}

extension Unmatched {
    fileprivate func writeMembers(to out: inout OutputBuffer) {
        out.prepared(.unmatched)
        out.string(reason.rawValue)
        out.prepared(.message)
        out.quoted { $0.write(message, escaping: .json) }
        out.prepared(.nearest)
        out.array(of: nearest) { $1.writeJSON(to: &$0) }
    }
}

extension LinkRejection {
    fileprivate func writeMembers(to out: inout OutputBuffer) {
        out.prepared(.rejected)
        out.string(kind.rawValue)
        out.prepared(.message)
        out.quoted { $0.write(message, escaping: .json) }
    }
}

extension NearMiss: JSONObject {
    func writeMembers(to out: inout OutputBuffer) {
        out.member("route", orNull: route)
        out.member("expected", expected)
        out.member("at", at)
    }
}

extension PreparedJSON {
    fileprivate static let url = PreparedJSON(key: "url")
    fileprivate static let query = PreparedJSON(key: "query")
    fileprivate static let rest = PreparedJSON(key: "rest")
    /// The members `query`, `rest` and `fragment` of a link that has none of these, which is the most common case.
    fileprivate static let nothingElse = PreparedJSON { out in
        out.key("query")
        out.object { _ in }
        out.key("rest")
        out.array { _ in }
        out.key("fragment")
        out.null()
    }
    fileprivate static let fragment = PreparedJSON(key: "fragment")
    fileprivate static let unmatched = PreparedJSON(outcome: "unmatched")
    fileprivate static let rejected = PreparedJSON(outcome: "rejected")
    fileprivate static let message = PreparedJSON(key: "message")
    fileprivate static let nearest = PreparedJSON(key: "nearest")

    private init(outcome: String) {
        self.init { out in
            out.member("outcome", outcome)
            out.key("reason")
        }
    }
}

/// A link for output, cut to 1,024 bytes if it is longer than the table accepts.
struct DisplayedLink {
    /// The number of bytes to which an overlong link is cut.
    static let longest = 1024

    let bytes: Bytes
    let isCut: Bool

    /// - Parameter limit: The maximum length in bytes of a link that the table accepts.
    init(_ line: InputLine, limit: Int) {
        isCut = line.length > limit
        bytes = isCut ? Self.beginning(of: line.bytes) : line.bytes
    }

    /// Returns the first 1,024 bytes, without an incomplete UTF-8 character at the end.
    private static func beginning(of bytes: Bytes) -> Bytes {
        guard bytes.count > longest else { return bytes }
        let characterStart = (longest - 3...longest).last { bytes[$0] & 0xC0 != 0x80 } ?? longest
        return bytes.part(0..<characterStart)
    }
}
