/// What the next segment of a link may be.
enum Universe: Hashable {
    case text([UInt8])
    case language(Language)

    /// Some order, so that the same question has the same answer.
    var order: (Int, Int32, String) {
        switch self {
        case .text(let text): (0, 0, String(decoding: text, as: UTF8.self))
        case .language(let language): (1, language.order, "")
        }
    }
}

/// Texts that lead to the same, by the first of them.
struct Symbol {
    let written: [UInt8]
    /// The numbers of the forms that take them, in order.
    let takenBy: [Int]
    /// Whether a judge was taken to decide on some of them otherwise than on the first.
    let isAssumed: Bool
}

/// The symbols of one place, shortest first.
struct SymbolTable {
    let all: [Symbol]
    /// Those that are worth a look whoever must take the link.
    private var general: [Symbol] = []
    /// By the number of a literal, those that are worth it only to whoever is behind that.
    private var byLiteral: [Int: [Symbol]] = [:]

    /// - Parameters:
    ///   - literals: The numbers of the forms that are one text.
    ///   - isEmptyApart: Whether the empty text is not as good as others that lead to the same.
    init(_ symbols: [Symbol], literals: Set<Int>, isEmptyApart: Bool = false) {
        all = symbols.sorted { $0.isBefore($1) }
        var mates: Set<Mate> = []
        for symbol in all {
            let taken = symbol.takenBy.filter { literals.contains($0) }
            let others = symbol.takenBy.filter { !literals.contains($0) }
            // Another symbol is as good, and no literal is in its way.
            let hasMate =
                mates.contains(Mate(others: others, isAssumed: false))
                || symbol.isAssumed && mates.contains(Mate(others: others, isAssumed: true))
            if taken.isEmpty || !hasMate { general.append(symbol) }
            if taken.isEmpty {
                if isEmptyApart, symbol.written.isEmpty { continue }
                mates.insert(Mate(others: others, isAssumed: symbol.isAssumed))
            } else if hasMate {
                for literal in taken { byLiteral[literal, default: []].append(symbol) }
            }
        }
    }

    private struct Mate: Hashable {
        let others: [Int]
        let isAssumed: Bool
    }

    /// The symbols that are worth a look for those that are behind some forms.
    func useful(to wanted: Set<Int>, isEmptyAllowed: Bool) -> [Symbol] {
        // The empty text may be the mate of others.
        guard isEmptyAllowed else { return all.filter { !$0.written.isEmpty } }
        let special = wanted.flatMap { byLiteral[$0, default: []] }
        return special.isEmpty ? general : (general + special).sorted { $0.isBefore($1) }
    }
}

/// Forms by the texts that they may take.
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

    /// Those that may take a text, in order.
    func forms(for text: [UInt8], isHost: Bool) -> [Int] {
        var key = text.map { $0.asciiLowercased }
        var found = others + literals[key, default: []]
        // One dot behind the name of a host makes no difference.
        if isHost, key.last == UInt8(ascii: ".") {
            key.removeLast()
            found += literals[key, default: []]
        }
        return found.sorted()
    }
}

/// What symbols depend on.
struct SymbolQuestion: Hashable {
    let universe: Universe
    /// The numbers of forms, each once.
    let forms: [Int]
    let isHost: Bool
}

/// What the first texts of a set depend on.
struct TextQuestion: Hashable {
    let texts: Language
    /// What tells texts apart.
    let languages: [Language]
    let isHost: Bool
}

extension LinkProof {
    /// The texts of a universe, as far as forms tell them apart; `nil` if that is too much to look at.
    ///
    /// - Parameter forms: The numbers of forms, in order.
    mutating func symbols(of universe: Universe, _ forms: [Int], isHost: Bool) -> SymbolTable? {
        let forms = space.fitting(forms, universe, isHost: isHost)
        let key = SymbolQuestion(universe: universe, forms: forms, isHost: isHost)
        if let known = knownSymbols[key] { return known }
        let symbols = makeSymbols(key).map {
            SymbolTable($0, literals: space.trie.literalForms, isEmptyApart: !isHost && space.tellsEmptyEnds)
        }
        knownSymbols[key] = symbols
        return symbols
    }

    /// The symbols of the shortest text of a universe, and of the shortest that is not empty.
    mutating func firstSymbols(of universe: Universe, _ forms: [Int]) -> SymbolTable? {
        guard case .language(let language) = universe else { return symbols(of: universe, forms, isHost: false) }
        guard let texts = firstTexts(of: language) else { return nil }
        var symbols: [Symbol] = []
        for text in texts {
            let fitting = space.fitting(forms, .text(text), isHost: false)
            let question = SymbolQuestion(universe: universe, forms: fitting, isHost: false)
            guard let made = makeSymbols(text, GroupedForms(fitting, space.trie.forms), question) else { return nil }
            symbols += made
        }
        return SymbolTable(symbols, literals: space.trie.literalForms, isEmptyApart: space.tellsEmptyEnds)
    }

    private mutating func firstTexts(of language: Language) -> [[UInt8]]? {
        if let known = knownFirstTexts[language] { return known }
        let kept = ByteClass((0...0x7F).filter { ByteSet.segment.contains($0) })
        let search = TextSearch(keeping: kept, limit: textLimit)
        let filled = space.sets.pool.difference(language, .empty)
        guard let found = search.outcomes(of: filled, among: [], in: &space.sets.pool) else { return nil }
        let texts = (space.sets.pool.containsEmptyText(language) ? [[]] : []) + found.map { $0.text }
        knownFirstTexts[language] = texts
        return texts
    }

    private mutating func makeSymbols(_ question: SymbolQuestion) -> [Symbol]? {
        let forms = question.forms.map { space.trie.forms[$0] }
        let grouped = GroupedForms(question.forms, space.trie.forms)
        switch question.universe {
        case .text(let text): return makeSymbols(text, grouped, question)
        case .language(let language):
            // What is no literal tells the texts of each literal apart, and all other texts.
            let literals = Dictionary(grouping: forms.filter { $0.literal != nil }) { $0.literal ?? [] }
            let others = Set(
                forms.filter { $0.literal == nil }.map { $0.texts(isHost: question.isHost) }
                    + forms.filter { $0.isNegated }.map { $0.any })
            var (symbols, taken): ([Symbol], [Language]) = ([], [])
            for literal in literals.keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
                if !question.isHost, let text = exactText(of: literals[literal] ?? []) {
                    taken.append(space.sets.pool.text(text))
                    guard space.sets.pool.contains(text, in: language) else { continue }
                    guard let made = makeSymbols(text, grouped, question) else { return nil }
                    symbols += made
                    continue
                }
                let same = Set((literals[literal] ?? []).map { $0.texts(isHost: question.isHost) })
                let union = space.sets.pool.union(same.map { $0.possible })
                taken.append(union)
                let texts = space.sets.pool.intersection([language, union])
                if texts == .nothing { continue }
                guard let found = outcomes(of: texts, among: same.count > 1 ? others.union(same) : others, question)
                else { return nil }
                for text in found {
                    guard let made = makeSymbols(text, grouped, question) else { return nil }
                    symbols += made
                }
            }
            let rest = space.sets.pool.difference(language, space.sets.pool.union(taken))
            guard let found = outcomes(of: rest, among: others, question) else { return nil }
            for text in found {
                guard let made = makeSymbols(text, grouped, question) else { return nil }
                symbols += made
            }
            return symbols
        }
    }

    /// The text that all forms are; `nil` if one takes others.
    private func exactText(of forms: [SegmentForm]) -> [UInt8]? {
        guard let text = forms.first?.exactText, forms.allSatisfy({ $0.exactText == text }) else { return nil }
        return text
    }

    private func kept(_ question: SymbolQuestion) -> ByteSet { question.isHost ? .unreserved : .segment }

    /// The first of the texts that are alike to some sets, for each way in which texts stand to them.
    private mutating func outcomes(
        of texts: Language, among sets: Set<TextSet>, _ question: SymbolQuestion
    ) -> [[UInt8]]? {
        var told = Set(sets.flatMap { $0.judge == nil ? [$0.certain] : [$0.certain, $0.possible] })
        // An empty segment does not stand everywhere, so that no other text is like it.
        if !question.isHost { told.insert(.empty) }
        let languages = told.sorted()
        let key = TextQuestion(texts: texts, languages: languages, isHost: question.isHost)
        if let known = knownTexts[key] { return known }
        guard let made = makeOutcomes(of: texts, among: languages, question) else { return nil }
        knownTexts[key] = made
        return made
    }

    private mutating func makeOutcomes(
        of texts: Language, among languages: [Language], _ question: SymbolQuestion
    ) -> [[UInt8]]? {
        let kept = kept(question)
        let search = TextSearch(
            keeping: ByteClass((0...0x7F).filter { kept.contains($0) }), limit: textLimit)
        guard let all = search.outcomes(of: texts, among: languages, in: &space.sets.pool) else { return nil }
        guard question.isHost else { return all.map { $0.text } }
        // Hosts are written in small letters where those will do.
        let small = space.sets.pool.intersection([texts, space.sets.pool.smallLetters])
        guard let found = search.outcomes(of: small, among: languages, in: &space.sets.pool) else { return nil }
        let texts = Dictionary(keepingFirst: found.map { ($0.isMember, $0) })
        return all.map { outcome in
            if let small = texts[outcome.isMember], small.written.count == outcome.written.count {
                small.text
            } else {
                outcome.text
            }
        }
    }

    /// The symbols of a text: as it is judged, and as others that are like it may be.
    private mutating func makeSymbols(
        _ text: [UInt8], _ grouped: GroupedForms, _ question: SymbolQuestion
    ) -> [Symbol]? {
        let forms = grouped.forms(for: text, isHost: question.isHost)
        let memberships = forms.map { membership(of: text, in: space.trie.forms[$0], isHost: question.isHost) }
        // An address keeps its brackets and colons.
        let isAddress =
            question.isHost && text.first == UInt8(ascii: "[")
            && space.origins.hosts.contains(String(decoding: text.map { $0.asciiLowercased }, as: UTF8.self))
        let written =
            isAddress
            ? text : Array(PercentEncoding.encode(String(decoding: text, as: UTF8.self), keeping: kept(question)).utf8)
        return readings(of: text, memberships)?.map { reading in
            let takenBy = zip(forms, reading.isTaken).compactMap { $1 ? $0 : nil }
            return Symbol(written: written, takenBy: takenBy, isAssumed: reading.isAssumed)
        }
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
