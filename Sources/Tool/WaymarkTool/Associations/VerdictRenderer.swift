import WaymarkAssociation
import WaymarkCore

/// A thread-safe renderer of the results of `waymark match` with an association file: whether links open the app.
struct VerdictRenderer: LinkRendering {
    private let decider: any LinkDecider
    private let format: OutputFormat
    private let style: Style
    /// All results that a link can have; the last one is for a link that is too long.
    private let verdicts: [LinkVerdict]
    /// The encoded JSON after the link, for each element of ``verdicts``.
    private let members: [PreparedJSON]

    let maximumLength = 1 << 16
    let rendersEmptyLines: Bool

    init(_ decider: any LinkDecider, format: OutputFormat, style: Style, rendersEmptyLines: Bool) {
        (self.decider, self.format, self.style) = (decider, format, style)
        self.rendersEmptyLines = rendersEmptyLines
        let tooLong = LinkVerdict(
            outcome: .rejected, app: nil, rule: nil, message: "the link is longer than \(maximumLength) bytes")
        verdicts = decider.verdicts + [tooLong]
        members = verdicts.map(PreparedJSON.init)
    }

    /// Returns `true` if the link opens the app.
    func render(_ line: InputLine, to out: inout OutputBuffer) -> Bool {
        let isTooLong = line.length > maximumLength
        let number = isTooLong ? verdicts.count - 1 : decider.verdict(for: line.bytes)
        let link = DisplayedLink(line, limit: maximumLength)
        switch format {
        case .json:
            out.openObject(for: link)
            out.prepared(members[number])
            out.close("}")
            out.endLine()
        case .text:
            verdicts[number].writeText(for: link, isTooLong ? [] : decider.steps(for: line.bytes), style, to: &out)
        }
        return verdicts[number].outcome == .matched
    }
}

extension PreparedJSON {
    fileprivate init(_ verdict: LinkVerdict) {
        self.init { out in
            out.member("app", orNull: verdict.app)
            out.member("outcome", verdict.outcome.rawValue)
            out.member("rule", orNull: verdict.rule)
            out.member("message", verdict.message)
        }
    }
}

extension [RuleStep] {
    /// Returns up to `count` rules in file order, preferably rules whose path matches the link.
    fileprivate func nearest(_ count: Int) -> [RuleStep] {
        let order = indices.sorted { (self[$0].matchesPath ? 0 : 1, $0) < (self[$1].matchesPath ? 0 : 1, $1) }
        return order.prefix(count).sorted().map { self[$0] }
    }
}

extension LinkVerdict {
    fileprivate func writeText(
        for link: DisplayedLink, _ steps: [RuleStep], _ style: Style, to out: inout OutputBuffer
    ) {
        out.write(link, escaping: .plain)
        out.write("\n")
        out.writeRow(
            outcome.rawValue, style.paint((rule.map { $0 + ": " } ?? "").escaped() + message.escaped(), colour))
        if let app { out.writeRow("app", app.escaped()) }
        let rivals = steps.filter { $0.rival != nil && $0.app == app ?? "" && outcome == .matched }
        for step in rivals.prefix(Self.missLimit) {
            out.writeRow("also", "\(step.rule): opens \(step.rival ?? "")".escaped())
        }
        if rivals.count > Self.missLimit {
            out.writeRow("also", Self.rest(rivals.count - Self.missLimit))
        }
        let apps = Set(steps.map(\.app))
        let misses = steps.filter { $0.reason != nil }
        let shown = misses.count > Self.missLimit ? misses.nearest(Self.missLimit) : misses
        for step in shown {
            let owner = apps.count > 1 ? " of \(step.app)" : ""
            out.writeRow("not", "\(step.rule)\(owner): \(step.reason ?? "")".escaped())
        }
        if shown.count < misses.count { out.writeRow("not", Self.rest(misses.count - shown.count)) }
    }

    private static func rest(_ count: Int) -> String { "\(grouped(count)) more \(count == 1 ? "rule" : "rules")" }

    private static let missLimit = 10

    private var colour: Style.Colour {
        switch outcome {
        case .matched: .green
        case .excluded, .unmatched: .yellow
        case .rejected: .red
        }
    }
}
