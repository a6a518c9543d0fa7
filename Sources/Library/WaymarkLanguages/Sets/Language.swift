/// A set of byte strings, identified by its number in a ``LanguagePool`` and valid only with that pool.
package struct Language: Hashable, Comparable, Sendable {
    package let number: Int32

    package static let nothing = Language(number: 0)
    /// The set that contains only the empty string.
    package static let empty = Language(number: 1)
    /// The set of all strings.
    package static let everything = Language(number: 2)

    package static func < (a: Language, b: Language) -> Bool { a.number < b.number }
}

/// A pool of unique sets of strings: regular expressions with complement and intersection. The derivatives of a set are
/// sets of the pool, too, and the states of an automaton. A normal form makes their number finite (Brzozowski,
/// Derivatives of Regular Expressions, 1964; classes of bytes as in Owens, Reppy and Turon, 2009).
package struct LanguagePool {
    enum Term: Hashable {
        case nothing
        case empty
        case bytes(ByteClass)
        case sequence(Language, Language)
        case union([Language])
        case intersection([Language])
        case complement(Language)
        /// `maximum` is `.max` if unlimited.
        case repetition(Language, minimum: Int, maximum: Int)
    }

    private var terms: [Term] = []
    private var hasEmptyText: [Bool] = []
    private var numbers: [Term: Language] = [:]
    private var partitions: [PartitionNumber?] = []
    var groups = Partitions()
    /// For each set of strings, the cached derivatives by byte group.
    private var derivatives: [[Language?]] = []
    var knownParts: [Language: [Language]] = [:]
    var knownEdges: (front: [Language: StringBounds.Edge], back: [Language: StringBounds.Edge]) = ([:], [:])

    package init() {
        _ = language(.nothing)
        _ = language(.empty)
        _ = language(.complement(.nothing))
    }

    package var count: Int { terms.count }

    /// The number of derivatives looked up, plus a cost for each new set. It is equal on every machine.
    package private(set) var work = 0
    /// The amount of ``work`` at which searches fail.
    private var workLimit = Int.max
    package var isExhausted: Bool { work >= workLimit }

    /// The cost of a new set in units of work.
    private static let workOfSet = 50

    /// Allows an amount of work from now on, after which ``isExhausted`` is `true` and searches fail.
    package mutating func allow(work amount: Int) {
        let (limit, isTooLarge) = work.addingReportingOverflow(max(amount, 0))
        workLimit = isTooLarge ? .max : limit
    }

    func term(_ language: Language) -> Term { terms[Int(language.number)] }

    package func containsEmptyString(_ language: Language) -> Bool { hasEmptyText[Int(language.number)] }

    mutating func language(_ term: Term) -> Language {
        if let known = numbers[term] { return known }
        let language = Language(number: Int32(terms.count))
        work += Self.workOfSet
        numbers[term] = language
        hasEmptyText.append(makesEmptyText(term))
        terms.append(term)
        partitions.append(nil)
        derivatives.append([])
        return language
    }

    private func makesEmptyText(_ term: Term) -> Bool {
        switch term {
        case .nothing, .bytes: false
        case .empty: true
        case .sequence(let first, let rest): containsEmptyString(first) && containsEmptyString(rest)
        case .union(let all): all.contains { containsEmptyString($0) }
        case .intersection(let all): all.allSatisfy { containsEmptyString($0) }
        case .complement(let other): !containsEmptyString(other)
        case .repetition(let element, let minimum, _): minimum == 0 || containsEmptyString(element)
        }
    }
}

extension LanguagePool {
    /// Returns the derivative of a set: its strings that begin with `byte`, without this first byte.
    package mutating func derivative(of language: Language, by byte: UInt8) -> Language {
        let index = Int(language.number)
        work += 1
        let number = partition(of: language)
        let group = Int(groups[number].groups[Int(byte)])
        if derivatives[index].isEmpty {
            derivatives[index] = Array(repeating: nil, count: groups[number].representatives.count)
        }
        if let known = derivatives[index][group] { return known }
        let rest = makeDerivative(of: terms[index], by: byte)
        derivatives[index][group] = rest
        return rest
    }

    private mutating func makeDerivative(of term: Term, by byte: UInt8) -> Language {
        switch term {
        case .nothing, .empty: return .nothing
        case .bytes(let bytes): return bytes.contains(byte) ? .empty : .nothing
        case .sequence(let first, let rest):
            let derived = sequence(derivative(of: first, by: byte), rest)
            return containsEmptyString(first) ? union([derived, derivative(of: rest, by: byte)]) : derived
        case .union(let all): return union(all.map { derivative(of: $0, by: byte) })
        case .intersection(let all): return intersection(all.map { derivative(of: $0, by: byte) })
        case .complement(let other): return complement(derivative(of: other, by: byte))
        case .repetition(let element, let minimum, let maximum):
            let rest = repetition(
                element, minimum: max(minimum - 1, 0), maximum: maximum == .max ? .max : maximum - 1)
            return sequence(derivative(of: element, by: byte), rest)
        }
    }

    /// Returns the groups of bytes by which a set has the same derivative.
    mutating func partition(of language: Language) -> PartitionNumber {
        let index = Int(language.number)
        if let known = partitions[index] { return known }
        let made = makePartition(of: terms[index])
        partitions[index] = made
        return made
    }

    private mutating func makePartition(of term: Term) -> PartitionNumber {
        switch term {
        case .nothing, .empty: return .whole
        case .bytes(let bytes): return groups.number(of: bytes)
        case .sequence(let first, let rest):
            let partition = partition(of: first)
            return containsEmptyString(first) ? groups.refined(partition, by: self.partition(of: rest)) : partition
        case .union(let all), .intersection(let all):
            var partition = PartitionNumber.whole
            for one in all { partition = groups.refined(partition, by: self.partition(of: one)) }
            return partition
        case .complement(let other), .repetition(let other, _, _): return partition(of: other)
        }
    }

    package mutating func contains(_ text: some Sequence<UInt8>, in language: Language) -> Bool {
        var rest = language
        for byte in text { rest = derivative(of: rest, by: byte) }
        return containsEmptyString(rest)
    }
}
