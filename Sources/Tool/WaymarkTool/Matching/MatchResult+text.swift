import WaymarkCore
import WaymarkExplain

extension MatchResult {
    /// Writes the link followed by its result, for people.
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
        out.writeRow(
            "query", query.map { item in item.name.escaped() + (item.value.map { " = \($0.quoted)" } ?? "") })
        out.writeRow("rest", rest.map(\.quoted))
        if let fragment { out.writeRow("fragment", fragment.quoted) }
    }
}

extension OutputBuffer {
    /// Writes a hint for a link with a path as its fragment, as in single-page apps. Patterns describe only the path
    /// before the fragment.
    mutating func writePathInFragment(of link: String) {
        guard let mark = link.firstIndex(of: "#") else { return }
        let fragment = link[mark...]
        guard fragment.hasPrefix("#/") || fragment.hasPrefix("#!/") else { return }
        writeRow("fragment", "'\(String(fragment).escaped())' is a path: 'LinkWrapper.fragment' rewrites such links")
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
    /// The value for people: strings are quoted, so `15` and `"15"` differ.
    var shown: String {
        switch self {
        case .string(let text): text.quoted
        case .list(let values): "[\(values.map(\.shown).joined(separator: ", "))]"
        case .int, .uint, .double, .bool: description
        }
    }
}
