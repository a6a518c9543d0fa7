extension DifferenceSearch {
    /// Returns `true` if a difference is proven. A lost or gained link is no proof if only code of the app decides
    /// whether a custom type accepts the captured string.
    ///
    /// That code is assumed to accept at least one string, but maybe not the captured one. The difference is proven if
    /// the other table does not match the link with any of the strings that both tables match elsewhere.
    ///
    /// - Parameter rank: The rank of the variant that matches the link, in the table that has a match.
    mutating func isKnown(_ difference: LinkDifference, _ rank: Int?) -> Bool {
        guard difference.kind == .lost || difference.kind == .gained, let rank, difference.key.rejection == nil else {
            return true
        }
        let (table, other) = difference.kind == .lost ? (old, new) : (new, old)
        guard let match = difference.old.match ?? difference.new.match else { return true }
        let variant = table.ranked.variants[rank].variant
        let names = variant.parameters.filter { table.ranked.types.constraint(for: $0.type)?.isAbsent ?? false }
            .compactMap { $0.name }
        guard !names.isEmpty else { return true }
        let (link, texts) = (Array(difference.link.utf8), names.flatMap { match.captures[$0].map { $0.texts } ?? [] })
        let number = difference.kind == .lost ? rank : old.variants.count + rank
        return sharedTexts(of: number, table, other).allSatisfy { text in
            link.replacing(texts, with: text).allSatisfy { other.rank(of: $0) == nil }
        }
    }

    /// Returns values and segments for further sample links. They occur in links that both the pattern variant with
    /// this number and a variant of `other` match.
    private mutating func sharedTexts(of number: Int, _ table: ComparedTable, _ other: ComparedTable) -> [[UInt8]] {
        if let known = sharedTexts[number] { return known }
        let firstOther = number < old.variants.count ? old.variants.count : 0
        var texts: Set<[UInt8]> = []
        for candidate in other.variants where parts.mayMeet(number, firstOther + candidate.rank) {
            let pair = [number, firstOther + candidate.rank]
            let question = LinkProof.Question(
                takenBy: pair, freeBelow: [0, 0], treatsUnknownAsMatch: true, acceptsAnyLink: true)
            guard case .found(let link) = parts.proof.answer(question) else { continue }
            let values = link.items.compactMap {
                $0.split(separator: UInt8(ascii: "="), maxSplits: 1).dropFirst().first
            }
            texts.formUnion(link.segments + values.map { Array($0) } + [link.host, link.fragment].compactMap { $0 })
            texts.formUnion(table.answer(link.text).match?.captures.flatMap { $0.value.texts } ?? [])
        }
        let sorted = texts.sorted { $0.lexicographicallyPrecedes($1) }
        sharedTexts[number] = sorted
        return sorted
    }
}

extension CaptureValue {
    fileprivate var texts: [[UInt8]] {
        switch self {
        case .list(let values): values.flatMap { $0.texts }
        case .string, .int, .uint, .double, .bool: [Array(PercentEncoding.encode(description, keeping: .segment).utf8)]
        }
    }
}

extension [UInt8] {
    /// Returns copies of the link in which `text` replaces the captured strings (`texts`): one copy with all of them
    /// replaced, and one for each part of the link with only that part changed.
    fileprivate func replacing(_ texts: [[UInt8]], with text: [UInt8]) -> [[UInt8]] {
        let parts = parts
        // The first part of a link is the scheme, or empty. It does not change.
        let changed = parts.indices.dropFirst().compactMap { index -> (index: Int, part: [UInt8])? in
            let part = parts[index]
            if texts.contains(part) { return (index, text) }
            let other = texts.reduce(part) { $0.replacingPart($1, by: text) }
            return other == part ? nil : (index, other)
        }
        return ([changed] + (changed.count > 1 ? changed.map { [$0] } : [])).map { changed in
            var parts = parts
            for change in changed { parts[change.index] = change.part }
            return parts.flatMap { $0 }
        }
    }

    private var parts: [[UInt8]] {
        var parts: [[UInt8]] = [[]]
        for byte in self {
            if Self.marks.contains(byte) { parts += [[byte], []] } else { parts[parts.count - 1].append(byte) }
        }
        return parts
    }

    private static let marks = ByteSet("/=&?#:")

    // Embedded Swift, for which the module is also compiled, has no `replacing(_:with:)`.
    private func replacingPart(_ part: [UInt8], by text: [UInt8]) -> [UInt8] {
        guard !part.isEmpty, count >= part.count,
            let start = (0...count - part.count).first(where: { self[$0...].starts(with: part) })
        else { return self }
        return self[..<start] + text + self[(start + part.count)...]
    }
}
