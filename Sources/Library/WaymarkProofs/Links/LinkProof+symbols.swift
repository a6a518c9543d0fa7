/// The strings that are possible as the next path segment: a single string, or a set of strings.
enum Universe: Hashable {
    case text([UInt8])
    case language(Language)

    /// A sort key, for deterministic results.
    var order: (Int, Int32, String) {
        switch self {
        case .text(let text): (0, 0, String(decoding: text, as: UTF8.self))
        case .language(let language): (1, language.number, "")
        }
    }
}

/// A class of strings that match the same pattern segments, represented by one of them.
struct Symbol {
    let written: [UInt8]
    /// The ascending indices of the pattern segments (``SegmentForm``) that match these strings.
    let takenBy: [Int]
    /// `true` if `takenBy` assumes a result of a predicate, such as a custom type's function, that is unknown or
    /// differs from the actual result for `written`.
    let isAssumed: Bool
}

struct SymbolTable {
    let all: [Symbol]
    private var general: [Symbol] = []
    /// The classes that matter only if a certain literal must match, by the index of its ``SegmentForm``.
    private var byLiteral: [Int: [Symbol]] = [:]

    /// - Parameters:
    ///   - literals: The indices of literals among all ``SegmentForm`` values.
    ///   - isEmptyApart: `true` to keep classes that are redundant only because of the empty string.
    init(_ symbols: [Symbol], literals: Set<Int>, isEmptyApart: Bool = false) {
        all = symbols.sorted { $0.written.isBefore($1.written) }
        var (certain, assumed): (Set<[Int]>, Set<[Int]>) = ([], [])
        for symbol in all {
            let taken = symbol.takenBy.filter { literals.contains($0) }
            let others = symbol.takenBy.filter { !literals.contains($0) }
            // `true` if an earlier class of strings matches the same pattern segments, except for literals.
            let hasMate = certain.contains(others) || symbol.isAssumed && assumed.contains(others)
            if taken.isEmpty || !hasMate { general.append(symbol) }
            if taken.isEmpty {
                if isEmptyApart, symbol.written.isEmpty { continue }
                if symbol.isAssumed { assumed.insert(others) } else { certain.insert(others) }
            } else if hasMate {
                for literal in taken { byLiteral[literal, default: []].append(symbol) }
            }
        }
    }

    /// Returns the classes of segment strings to try if one of the pattern segments in `wanted` must match.
    func useful(to wanted: Set<Int>, isEmptyAllowed: Bool) -> [Symbol] {
        // `general` lacks the classes that are redundant because of the empty string.
        guard isEmptyAllowed else { return all.filter { !$0.written.isEmpty } }
        let special = wanted.flatMap { byLiteral[$0, default: []] }
        return special.isEmpty ? general : (general + special).sorted { $0.written.isBefore($1.written) }
    }
}

struct GroupedForms {
    private var literals: [[UInt8]: [Int]] = [:]
    private var others: [Int] = []

    init(_ numbers: [Int], _ forms: SegmentForms) {
        for number in numbers {
            if let literal = forms[number].literal, !forms[number].isNegated {
                literals[literal, default: []].append(number)
            } else {
                others.append(number)
            }
        }
    }

    /// Returns the ascending indices of the pattern segments (``SegmentForm``) that may match a string.
    func forms(for text: [UInt8], isHost: Bool) -> [Int] {
        var key = text.map { $0.asciiLowercased }
        var found = others + literals[key, default: []]
        // A trailing dot of a host name is ignored.
        if isHost, key.last == UInt8(ascii: ".") {
            key.removeLast()
            found += literals[key, default: []]
        }
        return found.sorted()
    }
}

struct SymbolQuestion: Hashable {
    let universe: Universe
    let forms: [Int]
    let isHost: Bool
}

struct TextQuestion: Hashable {
    let texts: Language
    /// The sets that divide strings into classes: two strings are in one class if they belong to the same sets.
    let languages: [Language]
    let isHost: Bool
}

extension LinkProof {
    /// Returns the classes of strings in `universe` that match the same pattern segments; `nil` above a limit.
    mutating func symbols(of universe: Universe, _ forms: [Int], isHost: Bool) -> SymbolTable? {
        let forms = space.fitting(forms, universe, isHost: isHost)
        let key = SymbolQuestion(universe: universe, forms: forms, isHost: isHost)
        if let known = knownSymbols[key] { return known }
        let symbols = makeSymbols(key).map {
            SymbolTable($0, literals: space.trie.forms.literals, isEmptyApart: !isHost && space.tellsEmptyEnds)
        }
        knownSymbols[key] = symbols
        return symbols
    }

    /// Returns the classes of only two strings: the empty string, if it is in `universe`, and the shortest other one.
    mutating func firstSymbols(of universe: Universe, _ forms: [Int]) -> SymbolTable? {
        guard case .language(let language) = universe else { return symbols(of: universe, forms, isHost: false) }
        guard let texts = firstTexts(of: language) else { return nil }
        var symbols: [Symbol] = []
        for text in texts {
            let fitting = space.fitting(forms, .text(text), isHost: false)
            let question = SymbolQuestion(universe: universe, forms: fitting, isHost: false)
            guard let made = makeSymbols(of: [text], question) else { return nil }
            symbols += made
        }
        return SymbolTable(symbols, literals: space.trie.forms.literals, isEmptyApart: space.tellsEmptyEnds)
    }

    private mutating func firstTexts(of language: Language) -> [[UInt8]]? {
        if let known = knownFirstTexts[language] { return known }
        let search = TextSearch(keeping: ByteClass(ByteSet.segment), limit: textLimit)
        let filled = space.sets.pool.difference(language, .empty)
        guard let found = search.outcomes(of: filled, among: [], in: &space.sets.pool) else { return nil }
        let texts = (space.sets.pool.containsEmptyString(language) ? [[]] : []) + found.map { $0.text }
        knownFirstTexts[language] = texts
        return texts
    }

    private mutating func makeSymbols(_ question: SymbolQuestion) -> [Symbol]? {
        switch question.universe {
        case .text(let text): makeSymbols(of: [text], question)
        case .language(let language): texts(of: language, question).flatMap { makeSymbols(of: $0, question) }
        }
    }

    /// Returns the first string of each class that the pattern segments distinguish.
    private mutating func texts(of language: Language, _ question: SymbolQuestion) -> [[UInt8]]? {
        let forms = question.forms.map { space.trie.forms[$0] }
        // Divides the strings first into the spellings of each literal and all other strings, then each of these sets
        // by the other pattern segments.
        let literals = Dictionary(grouping: forms.filter { $0.literal != nil }) { $0.literal ?? [] }
        let others = Set(
            forms.filter { $0.literal == nil }.map { $0.texts(isHost: question.isHost) }
                + forms.filter { $0.isNegated }.map { $0.any })
        var (texts, taken): ([[UInt8]], [Language]) = ([], [])
        for (_, forms) in literals.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
            if !question.isHost, let text = exactText(of: forms) {
                taken.append(space.sets.pool.text(text))
                if space.sets.pool.contains(text, in: language) { texts.append(text) }
                continue
            }
            let same = Set(forms.map { $0.texts(isHost: question.isHost) })
            let union = space.sets.pool.union(same.map { $0.possible })
            taken.append(union)
            let spellings = space.sets.pool.intersection([language, union])
            if spellings == .nothing { continue }
            guard let found = outcomes(of: spellings, among: same.count > 1 ? others.union(same) : others, question)
            else { return nil }
            texts += found
        }
        let rest = space.sets.pool.difference(language, space.sets.pool.union(taken))
        return outcomes(of: rest, among: others, question).map { texts + $0 }
    }

    private func exactText(of forms: [SegmentForm]) -> [UInt8]? {
        guard let text = forms.first?.exactText, forms.allSatisfy({ $0.exactText == text }) else { return nil }
        return text
    }

    private func kept(_ question: SymbolQuestion) -> ByteSet { question.isHost ? .unreserved : .segment }

    /// Returns the shortest string of `texts` for each combination of `sets` that contains one.
    private mutating func outcomes(
        of texts: Language, among sets: Set<TextSet>, _ question: SymbolQuestion
    ) -> [[UInt8]]? {
        var told = Set(sets.flatMap { $0.judge == nil ? [$0.certain] : [$0.certain, $0.possible] })
        // The empty segment is separated from all other strings, because it is not valid at every position.
        if !question.isHost { told.insert(.empty) }
        let languages = told.sorted()
        let key = TextQuestion(texts: texts, languages: languages, isHost: question.isHost)
        if let known = knownTexts[key] { return known }
        let search = TextSearch(keeping: ByteClass(kept(question)), limit: textLimit)
        guard let all = search.outcomes(of: texts, among: languages, in: &space.sets.pool) else { return nil }
        var made = all.map { $0.text }
        if question.isHost {
            // Of two equally short hosts, the lowercase one is preferred.
            let small = space.sets.pool.intersection([texts, space.sets.pool.lowercaseStrings])
            guard let found = search.outcomes(of: small, among: languages, in: &space.sets.pool) else { return nil }
            let lowercase = Dictionary(keepingFirst: found.map { ($0.isMember, $0) })
            made = all.map { outcome in
                let other = lowercase[outcome.isMember] ?? outcome
                return other.written.count == outcome.written.count ? other.text : outcome.text
            }
        }
        knownTexts[key] = made
        return made
    }

    /// Returns classes for some strings. A string gets one for each combination of results of predicates about it.
    private mutating func makeSymbols(of texts: [[UInt8]], _ question: SymbolQuestion) -> [Symbol]? {
        let grouped = GroupedForms(question.forms, space.trie.forms)
        var symbols: [Symbol] = []
        for text in texts {
            let forms = grouped.forms(for: text, isHost: question.isHost)
            let memberships = forms.map { membership(of: text, in: space.trie.forms[$0], isHost: question.isHost) }
            // An IP address keeps its brackets and colons.
            let isAddress =
                question.isHost && text.first == UInt8(ascii: "[")
                && space.origins.hosts.contains(String(decoding: text.map { $0.asciiLowercased }, as: UTF8.self))
            let written = isAddress ? text : text.encoded(keeping: kept(question))
            guard let readings = readings(of: text, memberships) else { return nil }
            symbols += readings.map { reading in
                let takenBy = zip(forms, reading.isTaken).compactMap { $1 ? $0 : nil }
                return Symbol(written: written, takenBy: takenBy, isAssumed: reading.isAssumed)
            }
        }
        return symbols
    }

    private mutating func membership(of text: [UInt8], in form: SegmentForm, isHost: Bool) -> Membership {
        if let exact = form.exactText, !isHost { return exact == text ? .yes : .no }
        let texts = form.texts(isHost: isHost)
        let isNegated = form.isNegated
        if isNegated, !space.sets.pool.contains(text, in: form.any.possible) { return .no }
        if space.sets.pool.contains(text, in: texts.certain) { return isNegated ? .no : .yes }
        guard let judge = texts.judge, space.sets.pool.contains(text, in: texts.possible) else {
            return isNegated ? .yes : .no
        }
        return .open(judge, isNegated: isNegated)
    }
}
