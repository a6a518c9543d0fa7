// Texts of parameters, as links write them.

extension ClaimSpace {
    /// What a type takes in one segment, or in one part of it.
    package mutating func segmentTexts(of type: ParameterType) -> Language {
        let texts = decodedSegmentTexts(of: type)
        return writtenSegment(texts)
    }

    /// What a type takes in one segment, or in one part of it, once that is decoded.
    package mutating func decodedSegmentTexts(of type: ParameterType) -> Language {
        let side = space.sides[0]
        let set = space.sets.set(of: type, in: side.types, table: 0, folds: side.policy.isCaseInsensitive)
        return pool.intersection([set.possible, pool.difference(side.segments, .empty)])
    }

    /// A literal text of a segment.
    package mutating func segmentText(_ text: String) -> Language {
        let literal = pool.text(Array(text.utf8))
        return writtenSegment(literal)
    }

    /// Whether a link with two items of a name is rejected where one is asked for.
    package var allowsOneItem: Bool { policy.repeatedItems == .rejected }

    /// The name of an item.
    package mutating func itemName(_ name: String) -> Language { writtenName(Array(name.utf8)) }

    /// What a literal or a parameter takes as the value of an item.
    package mutating func itemTexts(of value: ValuePattern) -> Language { texts(of: value, .value) }

    /// What a literal or a parameter takes as the fragment.
    package mutating func fragmentTexts(of value: ValuePattern) -> Language { texts(of: value, .fragment) }

    private mutating func texts(of value: ValuePattern, _ spelling: ByteSpelling) -> Language {
        let side = space.sides[0]
        switch value {
        case .literal(let text):
            let literal = pool.text(Array(text.utf8))
            return pool.written(literal, spelling)
        case .parameter(let parameter):
            let set = space.sets.set(of: parameter.type, in: side.types, table: 0, folds: false)
            let isList = parameter.type.isList && !parameter.type.isExploded
            let values = isList ? space.sets.asList(set).possible : space.sets.asValues(set).possible
            let every = isList ? space.sets.separatedValues(side.policy) : space.sets.values(side.policy)
            let texts = pool.intersection([values, every])
            return pool.written(texts, spelling)
        }
    }
}
