extension LanguagePool {
    /// Returns the shortest string of a set, the first in byte order; `nil` for an empty set or too long a search.
    package mutating func shortest(of language: Language) -> [UInt8]? {
        TextSearch(keeping: .all).outcomes(of: language, among: [], in: &self)?.first?.text
    }

    /// Returns `true` if a set is empty; `nil` if the search exceeds `limit` states.
    package mutating func isEmpty(_ language: Language, limit: Int = 100_000) -> Bool? {
        TextSearch(keeping: .all, limit: limit).outcomes(of: language, among: [], in: &self).map { $0.isEmpty }
    }

    /// Returns `true` if every string of `a` is in `b`; `nil` if the search exceeds `limit` states.
    package mutating func isSubset(_ a: Language, of b: Language, limit: Int = 100_000) -> Bool? {
        isEmpty(difference(a, b), limit: limit)
    }

    /// Returns all strings of a set in byte order; `nil` if there are more than `most`, or the search is too long.
    package mutating func members(of language: Language, atMost most: Int) -> [[UInt8]]? {
        var (open, found, steps) = ([(rest: language, text: [UInt8]())], [[UInt8]](), 0)
        while let (rest, text) = open.popLast() {
            steps += 1
            if containsEmptyString(rest) { found.append(text) }
            guard found.count <= most, steps < 200 * (most + 1), text.count <= 1_000 else { return nil }
            for byte in firstBytes(of: rest) { open.append((derivative(of: rest, by: byte), text + [byte])) }
        }
        return found.sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// Returns the possible bytes at each position, up to `most` positions or the end of the shortest string.
    /// `isLonger` is `true` if a string can be longer.
    package mutating func beginnings(of language: Language, atMost most: Int) -> (classes: [ByteClass], isLonger: Bool)
    {
        var (states, classes) = (Set([language]), [ByteClass]())
        while true {
            let (bytes, next) = nextBytes(behind: states)
            let mayEnd = states.contains { containsEmptyString($0) }
            if mayEnd || classes.count == most || next.isEmpty || next.count > 200 { return (classes, !next.isEmpty) }
            classes.append(bytes)
            states = next
        }
    }

    /// Returns the bytes in a set's strings, and their shortest and longest length (`nil` if unlimited). Returns `nil`
    /// for the empty set, or if the search exceeds `most` positions or its limit of states.
    package mutating func extent(
        of language: Language, atMost most: Int
    ) -> (bytes: ByteClass, shortest: Int, longest: Int?)? {
        var (states, known, bytes) = (Set([language]), Set<Set<Language>>(), ByteClass.none)
        var (shortest, longest) = (Int?.none, 0)
        for length in 0...most {
            if states.contains(where: { containsEmptyString($0) }) {
                shortest = shortest ?? length
                longest = length
            }
            // If a set of states occurs again, the strings have no maximum length.
            guard known.insert(states).inserted else { return shortest.map { (bytes, $0, nil) } }
            let (own, next) = nextBytes(behind: states)
            bytes = bytes.union(own)
            if next.isEmpty { return shortest.map { (bytes, $0, longest) } }
            if next.count > 200 { return nil }
            states = next
        }
        return nil
    }

    /// Returns the bytes that can begin a string of one of the sets, and the sets of the remainders (derivatives).
    private mutating func nextBytes(behind states: Set<Language>) -> (bytes: ByteClass, rests: Set<Language>) {
        var (bytes, rests) = (ByteClass.none, Set<Language>())
        for state in states {
            for byte in firstBytes(of: state) {
                bytes.insert(byte)
                rests.insert(derivative(of: state, by: byte))
            }
        }
        return (bytes, rests)
    }

    private mutating func firstBytes(of language: Language) -> [UInt8] {
        let number = partition(of: language)
        let partition = groups[number]
        let isFirst = partition.representatives.map { derivative(of: language, by: $0) != .nothing }
        return (UInt8.min...UInt8.max).filter { isFirst[Int(partition.groups[Int($0)])] }
    }
}
