import WaymarkEngine
import WaymarkLanguages

// The shortest link, put together of the shortest parts.

extension PartwiseProof {
    enum Shortest {
        /// No other link is shorter. Whether it is one, routers say: what depends on functions was taken in favour of it.
        case link(ProvenLink)
        case none
        case unknown
    }

    /// The shortest link of a meeting; if there are gaps, the shortest in one of them.
    mutating func shortest(of meeting: Meeting, in gaps: [Gap] = [.all], _ proof: inout LinkProof) -> Shortest {
        let question = LinkProof.Question(takenBy: meeting.variants, freeBelow: [], isGenerous: true)
        guard let plain = proof.plainItems(question) else { return .unknown }
        var best: ProvenLink?
        for gap in gaps {
            let found: Shortest
            switch gap {
            case .all: found = link(meeting, meeting.views, plain, &proof)
            case .sources(let views): found = link(meeting, views, plain, &proof)
            case .segment(let place, let isHost, let taken):
                let views = SourceViews(
                    path: isHost ? [] : meeting.views.path, host: isHost || place > 0 ? meeting.views.host : [])
                found = link(meeting, views, plain, past: (place, taken), &proof)
            case .items(let question):
                guard let other = proof.outcomes(question)?.all.first(where: { isGap($0) && $0.isTaken }) else {
                    return .unknown
                }
                found = link(meeting, meeting.views, plain.replacing(question.name, with: other.written), &proof)
            }
            switch found {
            case .link(let link): if best.map({ link.isBefore($0) }) ?? true { best = link }
            case .none: break
            case .unknown: return .unknown
            }
        }
        return best.map { .link($0) } ?? .none
    }

    /// - Parameter past: The place of a segment, and the form of what must not take it.
    private mutating func link(
        _ meeting: Meeting, _ views: SourceViews, _ items: PlainItems, past: (place: Int, form: Int)? = nil,
        _ proof: inout LinkProof
    ) -> Shortest {
        var best: ProvenLink?
        for isHost in [false, true] where !(isHost ? views.host : views.path).isEmpty {
            var segments: [[UInt8]] = []
            for place in (isHost ? 1 : 0)..<max(meeting.count, isHost ? 1 : 0) {
                let third = past.flatMap { $0.place == place ? $0.form : nil }
                guard let asked = position(place, of: meeting, third: third, isHost: false) else { return .unknown }
                switch text(asked, &proof) {
                case .link(let text): segments.append(text)
                case .none: return .none
                case .unknown: return .unknown
                }
            }
            let first =
                isHost
                ? position(0, of: meeting, third: past.flatMap { $0.place == 0 ? $0.form : nil }, isHost: true) : nil
            if isHost, first == nil { return .unknown }
            let starts = starts(in: isHost ? views.host : views.path, first, proof)
            // What the host may be is not known for each form.
            if starts.isEmpty { return .unknown }
            for var link in starts {
                // Two slashes would begin a host.
                if link.origin.scheme == nil, segments.first?.isEmpty == true { return .unknown }
                (link.segments, link.items, link.fragment) = (
                    segments, items.written.sorted { $0.lexicographicallyPrecedes($1) }, items.fragment
                )
                if best.map({ link.isBefore($0) }) ?? true { best = link }
            }
        }
        return best.map { .link($0) } ?? .none
    }

    /// How links of some contexts begin, with a host that is the first segment if that is asked for.
    private func starts(in contexts: Set<Int>, _ first: Position?, _ proof: LinkProof) -> [ProvenLink] {
        (proof.knownStarts ?? []).filter { contexts.contains($0.context) }.compactMap { starts in
            let symbol = starts.symbols.all.first { symbol in
                guard let first else { return true }
                return symbol.takenBy.contains(first.first) && symbol.takenBy.contains(first.second)
                    && !symbol.takenBy.contains(first.third)
            }
            return symbol.map { ProvenLink(origin: starts.origin, host: starts.hasHost ? $0.written : nil) }
        }
    }

    enum Text {
        case link([UInt8])
        case none
        case unknown
    }

    private mutating func text(_ position: Position, _ proof: inout LinkProof) -> Text {
        if let known = knownTexts[position] { return known }
        var texts = proof.space.sets.pool.intersection(position.sets(proof).map { $0.possible })
        if position.third >= 0 {
            texts = proof.space.sets.pool.difference(texts, proof.space.trie.forms[position.third].plain.certain)
        }
        let kept = ByteSet.segment
        let search = TextSearch(keeping: ByteClass((0...0x7F).filter { kept.contains($0) }), limit: proof.textLimit)
        let found = search.outcomes(of: texts, among: [], atMost: 1, in: &proof.space.sets.pool)
        let text = found.map { $0.first.map { .link($0.written) } ?? .none } ?? Text.unknown
        knownTexts[position] = text
        return text
    }
}

extension ItemOutcomes.Outcome {
    /// Whether nothing is rejected.
    fileprivate var isTaken: Bool { !results.contains(.repeated) }
}

extension PlainItems {
    /// The items with others of a name in the place of its own.
    fileprivate func replacing(_ name: [UInt8]?, with written: [[UInt8]]) -> PlainItems {
        var copy = self
        guard name != nil else {
            copy.fragment = written.first
            return copy
        }
        let named = items.filter { $0.name != nil }
        copy.written = zip(named, self.written).filter { $0.0.name != name }.map { $0.1 } + written
        return copy
    }
}
