import WaymarkCore

extension InferReport: JSONObject {
    /// Returns the proposed routes in YAML, as part of a route file, with the counts in comments.
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
            let isHTML = route.leftOut.contains { $0.hasPrefix(ProposalFinder.htmlStart) }
            lines[0] += ", without the items " + route.leftOut.map { $0.escaped() }.joined(separator: ", ")
            if isHTML { lines[0] += " ('&amp;' is HTML for '&')" }
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
