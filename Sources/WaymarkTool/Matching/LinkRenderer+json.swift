import WaymarkCore
import WaymarkExplain

extension LinkRenderer {
    /// One line: an object with exactly the keys that the tool's help lists, in that order.
    func renderJSON(_ line: InputLine, as link: ShownLink, to out: inout OutputBuffer) -> Bool {
        if let rejection = tooLong(line) {
            out.line(of: link) { rejection.writeMembers(to: &$0) }
            return false
        }
        let miss = router.engine.match(line.bytes) { match in
            out.line(of: link) { writeMembers(of: match, in: line.bytes, to: &$0) }
        }
        switch miss {
        case .unmatched:
            let unmatched = nearMisses.unmatched(line.bytes)
            out.line(of: link) { unmatched.writeMembers(to: &$0) }
        case .rejected(let rejection): out.line(of: link) { rejection.writeMembers(to: &$0) }
        case nil: return true
        }
        return false
    }

    private func writeMembers(
        of match: borrowing MatchView, in bytes: Bytes, to out: inout OutputBuffer
    ) {
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
        out.open("[")
        match.forEachSegmentOfRest { out.string($0) }
        out.close("]")
        out.prepared(.fragment)
        if layout.flags.contains(.hasFragment) {
            let isEncoded = layout.flags.contains(.fragmentNeedsDecoding)
            out.string(LinkPart(bytes, layout.fragment, isEncoded: isEncoded))
        } else {
            out.null()
        }
    }
}

extension Unmatched {
    fileprivate func writeMembers(to out: inout OutputBuffer) {
        out.prepared(.unmatched)
        out.string(reason.rawValue)
        out.prepared(.message)
        out.quoted { out in forEachPieceOfMessage { out.write($0, escaping: .json) } }
        out.prepared(.nearest)
        out.array(of: nearest) { $1.writeJSON(to: &$0) }
    }
}

extension LinkRejection {
    fileprivate func writeMembers(to out: inout OutputBuffer) {
        out.prepared(.rejected)
        out.string(kind.rawValue)
        out.prepared(.message)
        out.quoted { out in for piece in pieces { out.write(piece, escaping: .json) } }
    }
}

extension NearMiss {
    fileprivate func writeJSON(to out: inout OutputBuffer) {
        out.object { out in
            out.prepared(.route)
            out.string(orNull: route)
            out.prepared(.expected)
            out.string(expected)
            out.prepared(.at)
            out.string(at)
        }
    }
}

extension OutputBuffer {
    /// A line about a link.
    fileprivate mutating func line(of link: ShownLink, _ members: (inout OutputBuffer) -> Void) {
        object { out in
            out.prepared(.url)
            out.quoted { $0.write(link, escaping: .json) }
            members(&out)
        }
        endLine()
    }
}

extension PreparedJSON {
    fileprivate static let url = PreparedJSON(key: "url")
    fileprivate static let query = PreparedJSON(key: "query")
    fileprivate static let rest = PreparedJSON(key: "rest")
    /// No query, no rest, no fragment: most links.
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
    fileprivate static let route = PreparedJSON(key: "route")
    fileprivate static let expected = PreparedJSON(key: "expected")
    fileprivate static let at = PreparedJSON(key: "at")

    /// What became of a link, up to the reason.
    private init(outcome: String) {
        self.init { out in
            out.member("outcome", outcome)
            out.key("reason")
        }
    }
}
