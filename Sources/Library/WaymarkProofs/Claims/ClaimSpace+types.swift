extension ClaimSpace {
    /// Returns the encoded strings that a type accepts in a segment or part of one.
    package mutating func segmentTexts(of type: ParameterType) -> Language {
        let texts = decodedSegmentTexts(of: type)
        return writtenSegment(texts)
    }

    /// Returns the decoded strings that a type accepts in a segment or part of one.
    package mutating func decodedSegmentTexts(of type: ParameterType) -> Language {
        let side = space.sides[0]
        let set = space.sets.set(of: type, in: side.types, table: 0, folds: side.policy.isCaseInsensitive)
        return pool.intersection([set.possible, pool.difference(side.segments, .empty)])
    }

    package mutating func segmentText(_ text: String) -> Language {
        let literal = pool.text(Array(text.utf8))
        return writtenSegment(literal)
    }

    package var allowsOneItem: Bool { policy.repeatedItems == .rejected }

    package mutating func itemName(_ name: String) -> Language { writtenName(Array(name.utf8)) }

    package mutating func itemTexts(of value: ValuePattern) -> Language { texts(of: value, .value) }

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
