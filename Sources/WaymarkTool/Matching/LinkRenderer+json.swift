import WaymarkCore

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
            let unmatched = diagnoses.unmatched(line.bytes)
            out.line(of: link) { unmatched.writeMembers(to: &$0) }
        case .rejected(let rejection): out.line(of: link) { rejection.writeMembers(to: &$0) }
        case nil: return true
        }
        return false
    }

    private func writeMembers(
        of match: borrowing MatchView, in bytes: UnsafeBufferPointer<UInt8>, to out: inout OutputBuffer
    ) {
        let variant = variants[match.rank]
        let layout = match.layout
        out.prepared(variant.beginning)
        variant.writeCaptures(of: match, router.engine, to: &out)
        out.key("query")
        QueryValues(bytes, layout).write(to: &out)
        out.key("rest")
        let rest = variant.hasRest ? match.kept(by: router.engine).rest : []
        out.array(of: rest) { $0.string($1) }
        out.key("fragment")
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
        out.member("outcome", "unmatched")
        out.member("reason", reason.rawValue)
        out.member("message", message)
        out.key("nearest")
        out.array(of: nearest) { $1.writeJSON(to: &$0) }
    }
}

extension LinkRejection {
    fileprivate func writeMembers(to out: inout OutputBuffer) {
        out.member("outcome", "rejected")
        out.member("reason", kind.rawValue)
        out.member("message", message)
    }
}

extension NearMiss {
    fileprivate func writeJSON(to out: inout OutputBuffer) {
        out.object { out in
            out.member("route", orNull: route)
            out.member("expected", expected)
            out.member("at", at)
        }
    }
}

extension OutputBuffer {
    /// A line about a link.
    fileprivate mutating func line(of link: ShownLink, _ members: (inout OutputBuffer) -> Void) {
        object { out in
            out.key("url")
            out.quoted { $0.write(link, escaping: .json) }
            members(&out)
        }
        endLine()
    }
}
