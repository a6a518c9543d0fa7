extension TextSets {
    /// Returns all decoded segments of accepted links, including the empty one if the policy allows it.
    mutating func segments(_ policy: LinkPolicy) -> Language {
        var language = pool.validText(controls: policy.allowsControlCharacters)
        let (slash, dots) = (pool.bytes(ByteClass("/\\".utf8)), pool.text("..".utf8))
        if !policy.allowsDotSegments {
            language = pool.difference(language, pool.texts([Array(".".utf8), Array("..".utf8)]))
        }
        if !policy.allowsTraversal {
            let before = pool.union([.empty, pool.sequence(.everything, slash)])
            let after = pool.union([.empty, pool.sequence(slash, .everything)])
            language = pool.difference(language, pool.sequence([before, dots, after]))
        }
        if policy.dropsEmptySegments { language = pool.difference(language, .empty) }
        return language
    }

    /// Returns all decoded query values and fragments of accepted links.
    mutating func values(_ policy: LinkPolicy) -> Language { pool.validText(controls: policy.allowsControlCharacters) }

    /// Returns the segments that a pattern segment matches, out of the valid segments in `universe`.
    ///
    /// - Parameter folds: If `true`, literals and listed strings are compared without ASCII case.
    mutating func set(
        of segment: SegmentPattern, in types: ParameterTypes, table: Int, folds: Bool, within universe: Language
    ) -> TextSet {
        let set: TextSet
        switch segment {
        case .literal(let text): set = TextSet(pool.text(Array(text.utf8), ignoringCase: folds))
        case .parameter(let parameter): set = self.set(of: parameter.type, in: types, table: table, folds: folds)
        case .partial(let pieces): set = self.set(of: pieces, in: types, table: table, folds: folds)
        case .wildcard, .catchAll: set = TextSet(.everything)
        }
        // Only catch-alls match empty segments.
        let texts = pool.difference(universe, .empty)
        return map(set) { $0.pool.intersection([texts, $1]) }
    }

    /// Returns the strings that a segment such as `{a}-{b}` matches in some split between its parameters.
    private mutating func set(of pieces: [ValuePattern], in types: ParameterTypes, table: Int, folds: Bool) -> TextSet {
        var (sets, judges, texts): ([TextSet], [TextSet.Judge?], [[UInt8]]) = ([], [], [])
        for (index, piece) in pieces.enumerated() {
            switch piece {
            case .literal(let text):
                sets.append(TextSet(pool.text(Array(text.utf8), ignoringCase: folds)))
                texts.append(Array(text.utf8))
            case .parameter(let parameter):
                let set = set(of: parameter.type, in: types, table: table, folds: folds)
                let isBetween = index >= 2 && index + 2 < pieces.count && set.certain != .everything
                let limit = isBetween ? ParameterConstraint.middleLimit : .max
                sets.append(map(set) { $0.cut($1, to: limit) })
                judges.append(set.judge)
            }
        }
        return TextSet(
            certain: pool.sequence(sets.map { $0.certain }), possible: pool.sequence(sets.map { $0.possible }),
            judge: .pieces(judges, text: texts, folds: folds))
    }

    private mutating func cut(_ language: Language, to most: Int) -> Language {
        let length = pool.repetition(pool.bytes(.all), minimum: 1, maximum: most)
        return language == .everything ? length : pool.intersection([language, length])
    }
}
