import WaymarkCore
import WaymarkExplain

/// The result of `waymark infer`: proposed routes, and links without a proposal.
struct InferReport: JSONObject {
    /// The maximum number of proposed routes, since a person reads them.
    static let maximumProposals = 100

    struct Proposal {
        let route: RouteProposal
        /// The sources of the route; empty for those of the table.
        let sources: [String]
        /// Sample links of the route. If an environment is selected, they have sources of the route file itself.
        let examples: [(link: String, captures: [(name: String, value: CaptureValue)])]
    }

    struct LeftOut {
        enum Reason: String {
            case rare, noWord, source, depth, emptySegment, answers, check, undecided, tooMany
        }

        let reason: Reason
        let links: Int
        /// A pattern, or the sources of the links; empty if neither is known.
        var what = ""
        /// The reason for rejecting the pattern.
        var because = ""
    }

    let tally: InferTally
    let proposals: [Proposal]
    let leftOut: [LeftOut]
    /// `true` if the proposed routes need `syntax: braces`.
    let namesSyntax: Bool

    /// - Parameter least: The minimum number of links of a proposal.
    init(_ tally: InferTally, _ questions: InferContext, _ table: LoadedTable, least: Int) throws {
        self.tally = tally
        namesSyntax = !table.usesNativeSyntax
        var finder = ProposalFinder(questions, least: least, names: table.table.entries.compactMap(\.name))
        let found = finder.proposals(tally.forest)
        let proof = ProposalProof(table: table.table, sources: questions.sources)
        var (kept, refused) = proof.proven(found)
        var router = try Router(proof.table(with: kept))
        while let idle = kept.lastIndex(where: { $0.isIdle(router) }) {
            refused.append(LeftOut(kept.remove(at: idle), .check, "other proposals take its links"))
            router = try Router(proof.table(with: kept))
        }
        proposals = kept.map { route in
            let sources = route.source == 0 ? [] : questions.sources[route.source].map(\.description)
            var known: Set<String> = []
            return Proposal(
                route: route, sources: sources.map { table.linkOutsideEnvironment($0) ?? $0 },
                examples: route.samples.compactMap { link in
                    guard let match = router.match(for: link), match.name == route.name,
                        let written = table.linkOutsideEnvironment(link), known.insert(written).inserted
                    else { return nil }
                    return (written, match.captures.map { ($0.name, $0.value) })
                })
        }
        let origins = tally.origins.most(5).map { "\($0.value) \(grouped($0.count))" }.joined(separator: ", ")
        let reasons: [LeftOut.Reason] = [.source, .depth, .emptySegment]
        leftOut =
            finder.leftOut + refused
            + reasons.compactMap { reason in
                tally.leftOut[reason].map { LeftOut(reason: reason, links: $0, what: reason == .source ? origins : "") }
            }
    }

    /// The number of links with a proposed route.
    var linkCount: Int { proposals.reduce(0) { $0 + $1.route.links } }

    /// Returns a part of a route file, in YAML. Comments contain the counts and the links left out.
    func text(_ style: Style) -> String {
        var lines = ["# " + summary]
        lines.append(proposals.isEmpty ? "routes: {}" : "routes:")
        for proposal in proposals { lines += self.lines(proposal) }
        if !leftOut.isEmpty {
            lines.append("# left out:")
            lines += leftOut.map { "#   \(Self.count($0.links)): \($0.sentence)" }
        }
        return lines.map { $0.hasPrefix("#") || $0.hasPrefix("  #") ? style.paint($0, .dim) : $0 }
            .joined(separator: "\n") + "\n"
    }

    private var summary: String {
        let counts = InferTally.Outcome.allCases.compactMap { outcome in
            tally.outcomes[outcome].map { "\(grouped($0)) \(outcome.rawValue)" }
        }.joined(separator: ", ")
        let rows = "\(grouped(tally.rows)) \(tally.rows == 1 ? "row" : "rows")"
        return rows + (counts.isEmpty ? "" : ": \(counts)") + "; routes for \(grouped(linkCount))"
    }

    private static func count(_ links: Int) -> String { "\(grouped(links)) \(links == 1 ? "link" : "links")" }

    private func lines(_ proposal: Proposal) -> [String] {
        let route = proposal.route
        var lines = ["  # \(Self.count(route.links))"]
        if !route.leftOut.isEmpty {
            lines[0] += ", without the items " + route.leftOut.map { $0.escaped() }.joined(separator: ", ")
        }
        lines += ["  \(route.name.quotedForYAMLIfNeeded):", "    pattern: \(route.pattern.quotedForYAML)"]
        if namesSyntax { lines.append("    syntax: braces") }
        if !proposal.sources.isEmpty {
            lines.append("    sources: [\(proposal.sources.map(\.quotedForYAML).joined(separator: ", "))]")
        }
        if !proposal.examples.isEmpty { lines.append("    examples:") }
        for example in proposal.examples {
            let captures = example.captures.map { "\($0.name.quotedForYAMLIfNeeded): \(Self.value($0.value))" }
                .joined(separator: ", ")
            lines.append("      \(example.link.quotedForYAML): {\(captures.isEmpty ? "" : " \(captures) ")}")
        }
        return lines
    }

    private static func value(_ value: CaptureValue) -> String {
        switch value {
        case .string(let text): text.quotedForYAML
        case .list(let values): "[" + values.map { self.value($0) }.joined(separator: ", ") + "]"
        case .int, .uint, .double, .bool: value.description
        }
    }

    func writeMembers(to out: inout OutputBuffer) {
        out.member("rows", tally.rows)
        for outcome in InferTally.Outcome.allCases {
            out.key(text: outcome.rawValue)
            out.number(tally.outcomes[outcome] ?? 0)
        }
        out.member("proposals", proposals)
        out.member("leftOut", leftOut)
    }
}

extension RouteProposal {
    fileprivate func isIdle(_ router: Router<String>) -> Bool {
        !samples.isEmpty && !samples.contains { router.match(for: $0)?.name == name }
    }
}

extension InferReport.LeftOut {
    init(_ route: RouteProposal, _ reason: Reason, _ because: String) {
        self.init(reason: reason, links: route.links, what: route.pattern, because: because)
    }

    var sentence: String {
        let what = what.escaped(), because = because.escaped()
        return switch reason {
        case .rare: "their shape, or a word in it, is too rare"
        case .noWord: "\(what): they have no prominent word"
        case .source: "no route has their source: \(what)"
        case .depth: "they have more than \(LinkForest.deepest) segments"
        case .emptySegment: "they have an empty segment"
        case .answers, .check, .undecided: "\(what): \(because)"
        case .tooMany: "there are more than \(InferReport.maximumProposals) proposals"
        }
    }
}

extension InferReport.Proposal: JSONObject {
    func writeMembers(to out: inout OutputBuffer) {
        out.member("route", route.name)
        out.member("pattern", route.pattern)
        out.member("sources", sources)
        out.member("links", route.links)
        out.member("itemsLeftOut", route.leftOut)
        out.member("examples", of: examples) { out, example in
            out.object { out in
                out.member("url", example.link)
                out.key("captures")
                out.object { out in
                    for capture in example.captures {
                        out.key(text: capture.name)
                        out.value(capture.value)
                    }
                }
            }
        }
    }
}

extension InferReport.LeftOut: JSONObject {
    func writeMembers(to out: inout OutputBuffer) {
        out.member("reason", reason.rawValue)
        out.member("links", links)
        out.member("what", what)
        out.member("message", sentence)
    }
}
