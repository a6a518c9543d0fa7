extension RouteEngine {
    /// A variant that takes a link, with what is needed to read the link later.
    package struct Trace {
        package let trace: MatchTrace
        package let rank: Int
        package let layout: URLLayout
        /// Whether an item is repeated that the variant takes once, and the policy forbids it.
        package let isRepeated: Bool
    }

    /// Looks a link up and keeps what is needed to read it later.
    package func trace(
        _ text: inout String, from floor: Int
    ) throws(LinkRejection) -> Trace? {
        var found = try traceUnchecked(&text, from: floor)
        while table.hasChecks, let trace = found, !accepts(trace, of: text) {
            found = try traceUnchecked(&text, from: trace.rank + 1)
        }
        return found
    }

    /// Whether a link that a variant takes is taken by its entry.
    private func accepts(_ found: Trace, of text: String) -> Bool {
        let variant = table.variants[found.rank]
        let entry = table.entries[variant.entry]
        guard let check = entry.check else { return true }
        return check.accepts(
            PatternMatch(
                name: entry.name, pattern: entry.patterns[variant.pattern],
                url: ParsedURL(text: text, layout: found.layout), entry: variant.entry, trace: found.trace,
                engine: self))
    }

    private func traceUnchecked(_ text: inout String, from floor: Int) throws(LinkRejection) -> Trace? {
        var found: Trace?
        var rejection: LinkRejection?
        text.withUTF8 { bytes in
            do throws(LinkRejection) {
                try search(bytes, from: floor) { found = trace(of: $0) }
            } catch {
                rejection = error
            }
        }
        if let rejection { throw rejection }
        return found
    }

    private func trace(of finding: borrowing Finding) -> Trace? {
        guard let rank = finding.rank else { return nil }
        let variant = table.variants[rank].variant
        let ends = finding.runEnds
        let trace = MatchTrace(
            variant: variant, types: table.types, policy: table.policy, usesHost: finding.usesHost,
            runEnds: (0..<variant.catchAllCount).map { Int(ends[$0]) })
        return Trace(trace: trace, rank: rank, layout: finding.layout, isRepeated: finding.isRepeated)
    }

    /// The rejection of a link that repeats an item which its route takes once.
    func repeatedItem(of trace: MatchTrace, in url: ParsedURL) -> LinkRejection {
        LinkRejection(.duplicateParameter, at: Int(url.layout.queryStart))
    }
}

extension PatternVariant {
    var catchAllCount: Int {
        segments.count { if case .catchAll = $0 { true } else { false } }
    }
}
