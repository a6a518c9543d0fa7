import WaymarkLanguages

/// A builder of the sets of strings (`Language`) that Apple's patterns match.
struct GlobLanguage {
    let isCaseSensitive: Bool
    /// A cache of the sets of strings that variables match. Many patterns share variables with hundreds of values.
    private(set) var knownChoices: [[[GlobToken]]: Language] = [:]
    private(set) var knownScalar: Language?

    mutating func language(_ tokens: [GlobToken], in pool: inout LanguagePool) -> Language {
        var texts = Language.empty
        for token in tokens.reversed() { texts = pool.sequence(language(token, in: &pool), texts) }
        return texts
    }

    mutating func language(anyOf patterns: [[GlobToken]], in pool: inout LanguagePool) -> Language {
        pool.union(patterns.map { language($0, in: &pool) })
    }

    private mutating func language(_ token: GlobToken, in pool: inout LanguagePool) -> Language {
        switch token {
        case .scalar(let scalar): pool.union(spellings(of: scalar).map { pool.text(Array($0.utf8)) })
        case .one: scalar(in: &pool)
        case .many: pool.anyText()
        case .letter(let letter):
            pool.bytes(isCaseSensitive ? ByteClass(letter.bytes) : ByteClass(letter.bytes).withBothCases)
        case .choice(let values): texts(of: values, in: &pool)
        }
    }

    private mutating func scalar(in pool: inout LanguagePool) -> Language {
        let scalar = knownScalar ?? pool.scalar()
        knownScalar = scalar
        return scalar
    }

    private mutating func texts(of values: [[GlobToken]], in pool: inout LanguagePool) -> Language {
        if let known = knownChoices[values] { return known }
        let texts = language(anyOf: values, in: &pool)
        knownChoices[values] = texts
        return texts
    }

    private func spellings(of scalar: Unicode.Scalar) -> [String] {
        if isCaseSensitive { return [String(scalar)] }
        let properties = scalar.properties
        let others = [properties.lowercaseMapping, properties.uppercaseMapping]
        return [String(scalar)] + others.filter { $0.unicodeScalars.count == 1 }
    }
}

extension [GlobToken] {
    /// `true` if the automaton of the pattern can be huge: each `?` or variable after a `*` can double its states.
    var mayHaveLargeTable: Bool {
        var (doubt, followsWildcard) = (0, false)
        for token in self {
            switch token {
            case .many: (doubt, followsWildcard) = (0, true)
            case .one, .letter, .choice: doubt += followsWildcard ? 1 : 0
            case .scalar: break
            }
            if doubt > 8 { return true }
        }
        return false
    }
}
