import WaymarkCore
import WaymarkManifest
import WaymarkProofs

extension DiffReport {
    /// Writes one line: both file names, the number of links of each kind, and an object for each difference.
    func writeJSON(to out: inout OutputBuffer) {
        out.object { out in
            out.member("old", oldName)
            out.member("new", newName)
            out.member("lost", count(.lost))
            out.member("moved", count(.moved))
            out.member("changed", count(.changed))
            out.member("gained", count(.gained))
            out.key("differences")
            out.array(of: rows) { write($1, to: &$0) }
            out.key("undecided")
            out.array(of: undecided) { $1.writeJSON(to: &$0) }
        }
        out.endLine()
    }

    /// Writes a difference. Optional members: `printed` if the printed links differ, `fallback` if a fallback lost the
    /// link to another route, `deprecated` and `replacedBy` if the old file has them.
    private func write(_ row: Row, to out: inout OutputBuffer) {
        let difference = row.difference
        out.object { out in
            out.member("kind", difference.kind.rawValue)
            out.member("route", difference.route)
            out.member("link", difference.link)
            out.key("expected")
            out.bool(row.isExpected)
            if row.fallback != nil {
                out.key("fallback")
                out.bool(true)
            }
            row.end?.writeMembers(to: &out)
            out.key("old")
            out.answer(oldAnswers, to: difference.link)
            out.key("new")
            out.answer(newAnswers, to: difference.link)
            if let before = difference.old.match, let after = difference.new.match, difference.kind == .changed,
                before.printed != after.printed
            {
                out.key("printed")
                out.object { out in
                    out.member("old", orNull: before.printed)
                    out.member("new", orNull: after.printed)
                }
            }
        }
    }
}

extension UndecidedDifference {
    fileprivate func writeJSON(to out: inout OutputBuffer) {
        out.object { out in
            switch self {
            case .routes(let kind, let route, let other):
                out.member("kind", kind.rawValue)
                out.member("route", route)
                out.member("otherRoute", orNull: other)
            case .option(let name): out.member("policy", name)
            }
            out.member("message", sentence)
        }
    }
}

extension OutputBuffer {
    /// Writes the answer of `match` for a link.
    fileprivate mutating func answer(_ renderer: LinkRenderer<String>, to link: String) {
        var one = OutputBuffer()
        _ = link.withBytes { renderer.render(InputLine(bytes: $0, length: $0.count), to: &one) }
        let bytes = one.bytes
        // Without the line end.
        bytes.dropLast().withBytes { literal($0) }
    }
}
