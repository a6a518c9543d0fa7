// Sets made of others, in a normal form: what is the same for a simple reason is one term, so that there are finitely many
// derivatives.

extension LanguagePool {
    /// The texts of one byte each.
    package mutating func bytes(_ bytes: ByteClass) -> Language {
        bytes.isEmpty ? .nothing : language(.bytes(bytes))
    }

    /// One text.
    ///
    /// - Parameter ignoringCase: Whether letters of ASCII may be in the other case.
    package mutating func text(_ text: some BidirectionalCollection<UInt8>, ignoringCase: Bool = false) -> Language {
        text.reversed().reduce(.empty) { rest, byte in
            let bytes = ByteClass(byte)
            return sequence(self.bytes(ignoringCase ? bytes.withBothCases : bytes), rest)
        }
    }

    /// The texts of one set, each followed by one of another.
    package mutating func sequence(_ first: Language, _ rest: Language) -> Language {
        if first == .nothing || rest == .nothing { return .nothing }
        if first == .empty { return rest }
        if rest == .empty { return first }
        // There may be too many parts for a function that calls itself for each.
        var (parts, end) = ([Language](), first)
        while case .sequence(let part, let others) = term(end) {
            parts.append(part)
            end = others
        }
        return parts.reversed().reduce(language(.sequence(end, rest))) { language(.sequence($1, $0)) }
    }

    package mutating func sequence(_ all: [Language]) -> Language {
        all.reversed().reduce(.empty) { sequence($1, $0) }
    }

    /// The texts that are in any of some sets.
    package mutating func union(_ all: [Language]) -> Language {
        var members: Set<Language> = []
        var bytes = ByteClass.none
        func add(_ language: Language) {
            switch term(language) {
            case .nothing: break
            case .bytes(let more): bytes = bytes.union(more)
            case .union(let others): for other in others { add(other) }
            case .empty, .sequence, .intersection, .complement, .repetition: members.insert(language)
            }
        }
        for language in all { add(language) }
        if !bytes.isEmpty { members.insert(self.bytes(bytes)) }
        if members.contains(.everything) { return .everything }
        // The empty text is in many others anyway.
        if members.contains(.empty), members.contains(where: { $0 != .empty && containsEmptyText($0) }) {
            members.remove(.empty)
        }
        guard members.count > 1 else { return members.first ?? .nothing }
        return language(.union(members.sorted()))
    }

    /// The texts that are in all of some sets.
    package mutating func intersection(_ all: [Language]) -> Language {
        var members: Set<Language> = []
        var bytes: ByteClass?
        func add(_ language: Language) {
            switch term(language) {
            case .bytes(let more): bytes = bytes?.intersection(more) ?? more
            case .intersection(let others): for other in others { add(other) }
            case .nothing, .empty, .sequence, .union, .complement, .repetition: members.insert(language)
            }
        }
        for language in all { add(language) }
        if let bytes { members.insert(self.bytes(bytes)) }
        members.remove(.everything)
        if members.contains(.nothing) { return .nothing }
        if members.contains(.empty) { return members.allSatisfy { containsEmptyText($0) } ? .empty : .nothing }
        guard members.count > 1 else { return members.first ?? .everything }
        if members.contains(where: { isComplement($0, ofOneAmong: members) }) { return .nothing }
        return language(.intersection(members.sorted()))
    }

    /// Whether a set is the complement of one of some sets, or of some of them together.
    private func isComplement(_ language: Language, ofOneAmong members: Set<Language>) -> Bool {
        guard case .complement(let inner) = term(language) else { return false }
        if members.contains(inner) { return true }
        guard case .intersection(let all) = term(inner) else { return false }
        return all.allSatisfy { members.contains($0) }
    }

    /// The texts that are not in a set.
    package mutating func complement(_ other: Language) -> Language {
        if case .complement(let inner) = term(other) { return inner }
        return language(.complement(other))
    }

    /// The texts of one set that are not in another.
    package mutating func difference(_ a: Language, _ b: Language) -> Language {
        intersection([a, complement(b)])
    }

    /// Texts of a set, one behind the other.
    ///
    /// - Parameters:
    ///   - minimum: How many at least.
    ///   - maximum: How many at most; `.max` for any number.
    package mutating func repetition(_ element: Language, minimum: Int, maximum: Int = .max) -> Language {
        if maximum == 0 || element == .empty { return .empty }
        if element == .nothing { return minimum == 0 ? .empty : .nothing }
        if minimum == 1, maximum == 1 { return element }
        // An element that may be empty may be left out.
        let minimum = containsEmptyText(element) ? 0 : minimum
        if minimum <= 1, maximum == .max, case .repetition(_, 0, .max) = term(element) { return element }
        return language(.repetition(element, minimum: minimum, maximum: maximum))
    }
}

extension LanguagePool {
    /// The texts that are in a set once one byte is read as another.
    ///
    /// - Parameter byte: A byte that no text of the set has.
    package mutating func substituting(_ byte: UInt8, alsoFor other: UInt8, in language: Language) -> Language {
        switch term(language) {
        case .nothing, .empty: return language
        case .bytes(let bytes):
            let without = bytes.subtracting(ByteClass(byte))
            return self.bytes(bytes.contains(other) ? without.union(ByteClass(byte)) : without)
        case .sequence(let first, let rest):
            return sequence(
                substituting(byte, alsoFor: other, in: first), substituting(byte, alsoFor: other, in: rest))
        case .union(let all): return union(all.map { substituting(byte, alsoFor: other, in: $0) })
        case .intersection(let all): return intersection(all.map { substituting(byte, alsoFor: other, in: $0) })
        case .complement(let inner): return complement(substituting(byte, alsoFor: other, in: inner))
        case .repetition(let element, let minimum, let maximum):
            return repetition(
                substituting(byte, alsoFor: other, in: element), minimum: minimum, maximum: maximum)
        }
    }
}
