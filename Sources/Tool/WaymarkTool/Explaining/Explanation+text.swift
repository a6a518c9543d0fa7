import WaymarkCore
import WaymarkExplain

extension Explanation {
    func writeText(for link: String, _ style: Style, to out: inout OutputBuffer) {
        out.write("\(link.escaped())\n")
        let reason = outcome.reason.map { " (\($0.name)): \($0.message.escaped())" } ?? ""
        out.write("  \(style.paint(outcome.name, outcome == .matched ? .green : .red))\(reason)\n")
        if outcome.reason?.name == "scheme" { out.writeMissingScheme(of: link) }
        if outcome != .matched { out.writePathInFragment(of: link) }
        for (index, candidate) in candidates.enumerated() {
            out.write("\n  \(index + 1). \(candidate.heading)\n")
            out.write("     \(candidate.answer.verdict(style))\n")
        }
    }
}

extension Explanation.Candidate {
    fileprivate var heading: String {
        let name = route.map { $0.escaped() + "  " } ?? ""
        let variant = variant == pattern ? "" : "  as \(variant.escaped())"
        return name + pattern.escaped() + variant
    }
}

extension Explanation.Answer {
    fileprivate func verdict(_ style: Style) -> String {
        switch self {
        case .takes: style.paint(sentence, .green)
        case .passes, .fails, .misses: style.paint(sentence.escaped(), .yellow)
        case .wouldTake: sentence
        }
    }
}
