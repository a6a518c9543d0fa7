// Makes sets in a normal form, so that the number of derivatives is finite.

extension LanguagePool {
    package mutating func bytes(_ bytes: ByteClass) -> Language { bytes.isEmpty ? .nothing : language(.bytes(bytes)) }

    /// Returns the set of one string or, with `ignoringCase`, of its spellings in any ASCII case.
    package mutating func text(_ text: some BidirectionalCollection<UInt8>, ignoringCase: Bool = false) -> Language {
        text.reversed().reduce(.empty) { rest, byte in
            let bytes = ByteClass(byte)
            return sequence(self.bytes(ignoringCase ? bytes.withBothCases : bytes), rest)
        }
    }

    package mutating func sequence(_ first: Language, _ rest: Language) -> Language {
        if first == .nothing || rest == .nothing { return .nothing }
        if first == .empty { return rest }
        if rest == .empty { return first }
        return sequenceParts(of: first).reversed().reduce(rest) { language(.sequence($1, $0)) }
    }

    package mutating func sequence(_ all: [Language]) -> Language { all.reversed().reduce(.empty) { sequence($1, $0) } }

    package mutating func union(_ all: [Language]) -> Language {
        var members: [Language] = []
        var bytes = ByteClass.none
        func add(_ language: Language) {
            switch term(language) {
            case .nothing: break
            case .bytes(let more): bytes = bytes.union(more)
            case .union(let others): for other in others { add(other) }
            case .empty, .sequence, .intersection, .complement, .repetition: members.append(language)
            }
        }
        for language in all { add(language) }
        if !bytes.isEmpty { members.append(self.bytes(bytes)) }
        members.sortWithoutDuplicates()
        if members.contains(.everything) { return .everything }
        // The empty string is redundant if another member contains it.
        if members.first == .empty, members.dropFirst().contains(where: { containsEmptyString($0) }) {
            members.removeFirst()
        }
        guard members.count > 1 else { return members.first ?? .nothing }
        return language(.union(members))
    }

    package mutating func intersection(_ all: [Language]) -> Language {
        var members: [Language] = []
        var bytes: ByteClass?
        func add(_ language: Language) {
            switch term(language) {
            case .bytes(let more): bytes = bytes?.intersection(more) ?? more
            case .intersection(let others): for other in others { add(other) }
            case .nothing, .empty, .sequence, .union, .complement, .repetition:
                if language != .everything { members.append(language) }
            }
        }
        for language in all { add(language) }
        if let bytes { members.append(self.bytes(bytes)) }
        members.sortWithoutDuplicates()
        if members.first == .nothing { return .nothing }
        if members.first == .empty { return members.allSatisfy { containsEmptyString($0) } ? .empty : .nothing }
        guard members.count > 1 else { return members.first ?? .everything }
        if members.contains(where: { isComplement($0, ofOneAmong: members) }) { return .nothing }
        return language(.intersection(members))
    }

    /// Returns `true` if a set is the complement of one of `members`, or of an intersection of some of them.
    private func isComplement(_ language: Language, ofOneAmong members: [Language]) -> Bool {
        guard case .complement(let inner) = term(language) else { return false }
        if members.contains(inner) { return true }
        guard case .intersection(let all) = term(inner) else { return false }
        return all.allSatisfy { members.contains($0) }
    }

    package mutating func complement(_ other: Language) -> Language {
        if case .complement(let inner) = term(other) { return inner }
        return language(.complement(other))
    }

    package mutating func difference(_ a: Language, _ b: Language) -> Language { intersection([a, complement(b)]) }

    /// Returns the concatenations of `minimum` to `maximum` strings of a set.
    package mutating func repetition(_ element: Language, minimum: Int, maximum: Int = .max) -> Language {
        if maximum == 0 || element == .empty { return .empty }
        if element == .nothing { return minimum == 0 ? .empty : .nothing }
        if minimum == 1, maximum == 1 { return element }
        // If the element can be empty, fewer repetitions match, too.
        let minimum = containsEmptyString(element) ? 0 : minimum
        if minimum <= 1, maximum == .max, case .repetition(_, 0, .max) = term(element) { return element }
        return language(.repetition(element, minimum: minimum, maximum: maximum))
    }
}

extension LanguagePool {
    /// Returns a set that also accepts `byte` wherever the given set accepts `other`, and nowhere else. With `;` and
    /// `,`, a set of only `a,b` becomes the set of `a,b` and `a;b`.
    package mutating func substituting(_ byte: UInt8, alsoFor other: UInt8, in language: Language) -> Language {
        replacingBytes(in: language) { bytes, pool in
            let without = bytes.subtracting(ByteClass(byte))
            return pool.bytes(bytes.contains(other) ? without.union(ByteClass(byte)) : without)
        }
    }

    /// Returns a set rebuilt from other bytes, such as percent-encoded ones: `replacement` returns a set for each class
    /// of bytes. Complements are relative to the set that `everything` returns; `nil` means all strings.
    package mutating func replacingBytes(
        in language: Language, by replacement: (ByteClass, inout LanguagePool) -> Language,
        everything: (inout LanguagePool) -> Language? = { _ in nil }
    ) -> Language {
        var known: [Language: Language] = [:]
        func replaced(_ language: Language) -> Language {
            if let known = known[language] { return known }
            let made: Language
            switch term(language) {
            case .nothing, .empty: made = language
            case .bytes(let bytes): made = replacement(bytes, &self)
            case .sequence: made = sequence(sequenceParts(of: language).map { replaced($0) })
            case .union(let all): made = union(all.map { replaced($0) })
            case .intersection(let all): made = intersection(all.map { replaced($0) })
            case .complement(let other):
                let all = everything(&self)
                let inner = replaced(other)
                made = all.map { difference($0, inner) } ?? complement(inner)
            case .repetition(let element, let minimum, let maximum):
                made = repetition(replaced(element), minimum: minimum, maximum: maximum)
            }
            known[language] = made
            return made
        }
        return replaced(language)
    }
}

extension [Language] {
    fileprivate mutating func sortWithoutDuplicates() {
        sort()
        var last: Language?
        removeAll { language in
            defer { last = language }
            return language == last
        }
    }
}
