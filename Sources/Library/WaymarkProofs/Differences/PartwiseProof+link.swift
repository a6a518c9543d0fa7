extension PartwiseProof {
    /// Returns the shortest link that all pattern variants of `meeting` may match. A router must confirm it, because
    /// the code of a custom type may reject it.
    mutating func shortest(of meeting: Meeting) -> ProofResult<ProvenLink> {
        guard let items = items(of: meeting) else { return .unknown }
        var best: ProvenLink?
        for isHost in [false, true] where !(isHost ? meeting.views.host : meeting.views.path).isEmpty {
            let segments: [[UInt8]]
            switch self.segments(of: meeting, from: isHost ? 1 : 0) {
            case .found(let found): segments = found
            case .none: return .none
            case .unknown: return .unknown
            }
            guard let starts = starts(of: meeting, isHost: isHost) else { return .unknown }
            for var link in starts {
                // Without a scheme, `//` would begin a host instead of an empty first segment.
                if link.origin.scheme == nil, segments.first?.isEmpty == true { return .unknown }
                link.segments = segments
                link = items.added(to: link)
                if best.map({ link.isBefore($0) }) ?? true { best = link }
            }
        }
        return best.map { .found($0) } ?? .none
    }

    private mutating func items(of meeting: Meeting) -> PlainItems? {
        let question = LinkProof.Question(takenBy: meeting.variants, freeBelow: [], treatsUnknownAsMatch: true)
        guard let plain = proof.plainItems(question), plain.isShortest else { return nil }
        guard case .items(let question) = meeting.gap else { return plain }
        let outcome = proof.outcomes(question)?.all.first { isGap($0) && !$0.results.contains(.repeated) }
        return outcome.map { outcome in
            let others = plain.items.filter { $0.name != question.name }
            let own = outcome.written.map { PlainItems.Item(name: question.name, text: nil, written: $0) }
            return PlainItems(items: others + own)
        }
    }

    private mutating func segments(of meeting: Meeting, from first: Int) -> ProofResult<[[UInt8]]> {
        var segments: [[UInt8]] = []
        for index in first..<max(meeting.count, first) {
            guard let asked = position(index, of: meeting, isHost: false) else { return .unknown }
            switch text(asked) {
            case .found(let text): segments.append(text)
            case .none: return .none
            case .unknown: return .unknown
            }
        }
        return .found(segments)
    }

    /// Returns links without a path, with the schemes, hosts and ports that all pattern variants of `meeting` accept.
    /// With `isHost`, the host is matched as the first path segment. Returns `nil` if they are unknown.
    private func starts(of meeting: Meeting, isHost: Bool) -> [ProvenLink]? {
        let contexts = isHost ? meeting.views.host : meeting.views.path
        let all = proof.starts.filter { contexts.contains($0.context) }
        guard isHost else { return all.compactMap { link(at: $0) { _ in true } } }
        guard let asked = position(0, of: meeting, isHost: true) else { return nil }
        let forms = [asked.first, asked.second, asked.held].compactMap { $0 }
        guard all.allSatisfy({ start in forms.allSatisfy { start.ways.byForm[$0] != nil } }) else { return nil }
        return all.compactMap { start in
            link(at: start) { taken in
                forms.allSatisfy { taken.contains($0) } && !(asked.without.map { taken.contains($0) } ?? false)
            }
        }
    }

    private func link(at starts: LinkProof.Starts, where isTaken: ([Int]) -> Bool) -> ProvenLink? {
        starts.symbols.all.first { isTaken($0.takenBy) }.map {
            ProvenLink(origin: starts.origin, host: starts.hasHost ? $0.written : nil)
        }
    }

    private mutating func text(_ position: Position) -> ProofResult<[UInt8]> {
        if let known = knownTexts[position] { return known }
        let search = TextSearch(keeping: ByteClass(ByteSet.segment), limit: proof.textLimit)
        let texts = position.texts(&proof)
        let found = search.outcomes(of: texts, among: [], in: &proof.space.sets.pool)
        let text = found.map { $0.first.map { .found($0.written) } ?? .none } ?? ProofResult<[UInt8]>.unknown
        knownTexts[position] = text
        return text
    }
}
