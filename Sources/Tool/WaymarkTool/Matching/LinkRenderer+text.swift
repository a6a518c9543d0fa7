import WaymarkCore
import WaymarkExplain

extension LinkRenderer: LinkRendering {
    static var growth: Int { 6 }

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
