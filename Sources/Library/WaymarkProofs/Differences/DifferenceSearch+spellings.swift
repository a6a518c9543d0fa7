// Tries sample links that the search skips: only one policy accepts them, or the policies decode them differently.

extension DifferenceSearch {
    mutating func trySpellings() {
        let spelling = PolicyRespelling(change: change, hosts: parts.proof.space.origins.hosts)
        for table in [old, new] {
            // The search uses the table's own policy, and thus also finds links that the other policy rejects.
            let ranked = table.engine.table
            var parts = PartwiseProof(LinkProof(LinkSpace([ranked])), ignoresRejected: false)
            for (rank, variant) in ranked.variants.enumerated() {
                guard let link = shortest(rank, table, &parts) else { continue }
                for other in spelling.links(like: link, variant.variant.spacedTexts(ranked.types)) { record(other) }
            }
        }
    }

    private func shortest(_ rank: Int, _ table: ComparedTable, _ parts: inout PartwiseProof) -> ProvenLink? {
        if case .found(let meeting) = parts.meeting(of: [rank]),
            case .found(let link) = parts.shortest(of: meeting), table.rank(of: link.bytes) == rank
        {
            return link
        }
        let question = LinkProof.Question(takenBy: [rank], freeBelow: [rank], treatsUnknownAsMatch: true)
        guard case .found(let link) = parts.proof.answer(question) else { return nil }
        return link
    }
}

extension PatternVariant {
    /// Returns sample strings with `+`, such as `a+b`, for query items by name, and for path segments by the key `""`.
    fileprivate func spacedTexts(_ types: ParameterTypes) -> [String: [[UInt8]]] {
        var all: [String: [[UInt8]]] = [:]
        for item in query { all[item.name, default: []] += item.value.map { $0.spacedTexts(types) } ?? [] }
        all["", default: []] += segments.flatMap { segment -> [[UInt8]] in
            switch segment {
            case .literal, .parameter: segment.pieces.flatMap { $0.spacedTexts(types) }
            case .partial(let pieces):
                [pieces.flatMap { $0.literal.map { $0.spaced ?? Array($0.utf8) } ?? Array("a+b".utf8) }]
            case .wildcard, .catchAll: [Array("a+b".utf8)]
            }
        }
        return all
    }
}

extension ValuePattern {
    fileprivate func spacedTexts(_ types: ParameterTypes) -> [[UInt8]] {
        guard let parameter else { return literal?.spaced.map { [$0] } ?? [] }
        let texts = ["a+b", "+", "+5", "1e+5"].map { Array($0.utf8) }
        guard case .oneOf(let words)? = types.constraint(for: parameter.type)?.kind else { return texts }
        return words.compactMap { String(decoding: $0, as: UTF8.self).spaced }
    }
}

extension String {
    fileprivate var spaced: [UInt8]? {
        guard utf8.contains(0x20) || utf8.contains(0x2B) else { return nil }
        return utf8.map { $0 == 0x20 ? 0x2B : $0 }
    }
}
