import WaymarkCore
import WaymarkExplain

extension LinkRenderer: LinkRendering {
    func render(_ line: InputLine, to out: inout OutputBuffer) -> Bool {
        let link = DisplayedLink(line, limit: maximumLength)
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
}

extension MatchResult {
    func writeText(for link: DisplayedLink, _ style: Style, to out: inout OutputBuffer) {
        out.write(link, escaping: .plain)
        out.write("\n")
        switch self {
        case .matched(let match):
            out.writeRow("matched", style.paint((match.name ?? "").escaped(), .green))
            match.writeRows(to: &out)
        case .unmatched(let unmatched):
            out.writeRow(
                "unmatched", "\(style.paint(unmatched.reason.rawValue, .yellow)): \(unmatched.reason.sentence)")
            if unmatched.reason == .scheme { out.writeMissingScheme(of: String(bytes: link.bytes)) }
            out.writePathInFragment(of: String(bytes: link.bytes))
            for miss in unmatched.nearest {
                out.writeRow("nearest", "\((miss.route ?? miss.pattern).escaped()): \(miss.message.escaped())")
            }
        case .rejected(let rejection):
            out.writeRow("rejected", "\(style.paint(rejection.kind.rawValue, .red)): \(rejection.message.escaped())")
        case .failed(let error):
            out.writeRow("failed", String(describing: error).escaped())
        }
    }
}

extension RouteMatch {
    fileprivate func writeRows(to out: inout OutputBuffer) {
        out.writeRow("pattern", pattern.text.escaped())
        out.writeRow("captures", captures.map { "\($0.name.escaped()) = \($0.value.shown)" })
        out.writeRow("query", query.map { item in item.name.escaped() + (item.value.map { " = \($0.quoted)" } ?? "") })
        out.writeRow("rest", rest.map(\.quoted))
        if let fragment { out.writeRow("fragment", fragment.quoted) }
    }
}

extension OutputBuffer {
    /// Writes a hint for a link with a path in its fragment, as in single-page apps, which no pattern matches.
    mutating func writePathInFragment(of link: String) {
        guard let mark = link.firstIndex(of: "#") else { return }
        let fragment = link[mark...]
        guard fragment.hasPrefix("#/") || fragment.hasPrefix("#!/") else { return }
        writeRow("fragment", "'\(String(fragment).escaped())' is a path: 'LinkWrapper.fragment' rewrites such links")
    }

    /// Writes a hint for a link without a scheme, such as `example.com/user` or `example.com:443/user`.
    mutating func writeMissingScheme(of link: String) {
        let start = link.prefix { !":/?#".contains($0) }
        let rest = link[start.endIndex...]
        guard rest.first == ":" else {
            return writeRow("scheme", "the link has none: expected a whole link, such as 'https://example.com/user'")
        }
        let port = rest.dropFirst().prefix { !"/?#".contains($0) }
        guard start == "localhost" || start.contains("."), UInt16(port) != nil else { return }
        writeRow("scheme", "it is '\(String(start).escaped())', because ':' follows: write 'https://' before a host")
    }

    private static let labelWidth = 11

    mutating func writeRow(_ label: String, _ text: String) {
        let gap = String(repeating: " ", count: max(1, Self.labelWidth - label.count))
        write("  \(label)\(gap)\(text)\n")
    }

    fileprivate mutating func writeRow(_ label: String, _ texts: [String]) {
        if !texts.isEmpty { writeRow(label, texts.joined(separator: ", ")) }
    }
}

extension CaptureValue {
    /// The value in messages. Strings are quoted, so that the number `15` and the string `"15"` differ.
    var shown: String {
        switch self {
        case .string(let text): text.quoted
        case .list(let values): "[\(values.map(\.shown).joined(separator: ", "))]"
        case .int, .uint, .double, .bool: description
        }
    }
}
