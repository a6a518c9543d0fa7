extension TextSets {
    /// Every text that a segment of an accepted link may have once it is decoded, the empty one among them.
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

    /// Every text that a query value or a fragment of an accepted link may have once it is decoded.
    mutating func values(_ policy: LinkPolicy) -> Language {
        pool.validText(controls: policy.allowsControlCharacters)
    }

    /// What one position of a variant takes, without what no link may have.
    ///
    /// - Parameters:
    ///   - folds: Whether literals, and texts that a pattern lists, are compared without ASCII case.
    ///   - universe: What a segment may be.
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
        // Nothing but a run takes an empty segment.
        let texts = pool.difference(universe, .empty)
        let (certain, possible) = (
            pool.intersection([texts, set.certain]), pool.intersection([texts, set.possible])
        )
        return set.judge.map { TextSet(certain: certain, possible: possible, judge: $0) } ?? TextSet(certain)
    }

    /// Literal texts and what is between them: every way to divide the segment counts (``PartialSegment``).
    private mutating func set(
        of pieces: [ValuePattern], in types: ParameterTypes, table: Int, folds: Bool
    ) -> TextSet {
        var (certain, possible, judges, texts): ([Language], [Language], [TextSet.Judge?], [[UInt8]]) = ([], [], [], [])
        for (index, piece) in pieces.enumerated() {
            switch piece {
            case .literal(let text):
                let language = pool.text(Array(text.utf8), ignoringCase: folds)
                certain.append(language)
                possible.append(language)
                texts.append(Array(text.utf8))
            case .parameter(let parameter):
                let set = set(of: parameter.type, in: types, table: table, folds: folds)
                let isBetween = index >= 2 && index + 2 < pieces.count && set.certain != .everything
                let room = isBetween ? PartialSegment.middleLimit : .max
                certain.append(cut(set.certain, to: room))
                possible.append(cut(set.possible, to: room))
                judges.append(set.judge)
            }
        }
        return TextSet(
            certain: pool.sequence(certain), possible: pool.sequence(possible),
            judge: .pieces(judges, text: texts, folds: folds))
    }

    /// The texts of a set that have one byte at least, and so many at most.
    private mutating func cut(_ language: Language, to most: Int) -> Language {
        let length = pool.repetition(pool.bytes(.all), minimum: 1, maximum: most)
        return language == .everything ? length : pool.intersection([language, length])
    }
}
