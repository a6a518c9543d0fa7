import WaymarkEngine
import WaymarkLanguages

extension PartwiseProof {
    /// Some link of a meeting, to be asked about: who else takes it may take all. `nil` if none is at hand.
    mutating func link(of meeting: Meeting, _ proof: inout LinkProof) -> [UInt8]? {
        let (a, b) = (parts[meeting.variants[0]], parts[meeting.variants[meeting.variants.count - 1]])
        let isHost = meeting.views.path.isEmpty
        let question = LinkProof.Question(takenBy: meeting.variants, freeBelow: [], isGenerous: true)
        guard let context = (isHost ? meeting.views.host : meeting.views.path).min(),
            let plain = proof.plainItems(question),
            var link = start(in: context, isHost ? [a[0], b[0]].compactMap { $0 } : [], proof)
        else { return nil }
        for position in (isHost ? 1 : 0)..<max(meeting.count, isHost ? 1 : 0) {
            guard let one = a[position], let other = b[position],
                let text = text(Position(first: one, second: other, isHost: false), &proof)
            else { return nil }
            link.segments.append(text)
        }
        link.items = plain.written
        link.fragment = plain.fragment
        return link.bytes
    }

    private func start(in context: Int, _ forms: [Int], _ proof: LinkProof) -> ProvenLink? {
        for starts in proof.knownStarts ?? [] where starts.context == context {
            let symbol = starts.symbols.all.first { symbol in forms.allSatisfy { symbol.takenBy.contains($0) } }
            if let symbol { return ProvenLink(origin: starts.origin, host: starts.hasHost ? symbol.written : nil) }
        }
        return nil
    }

    private mutating func text(_ position: Position, _ proof: inout LinkProof) -> [UInt8]? {
        if let known = knownTexts[position] { return known }
        let forms = [position.first, position.second].map { proof.space.trie.forms[$0].plain.possible }
        let shared = proof.space.sets.pool.intersection(forms)
        let text = proof.space.sets.pool.shortest(of: shared, limit: proof.textLimit).map {
            Array(PercentEncoding.encode(String(decoding: $0, as: UTF8.self), keeping: .segment).utf8)
        }
        knownTexts[position] = .some(text)
        return text
    }
}
