// What the texts of a set look like, for who writes it in a poorer notation.

extension LanguagePool {
    /// All texts of a set, if there are few.
    ///
    /// - Parameter most: The most that there may be.
    /// - Returns: In the order of their bytes; `nil` if there are more.
    package mutating func members(of language: Language, atMost most: Int) -> [[UInt8]]? {
        var (open, found, steps) = ([(rest: language, text: [UInt8]())], [[UInt8]](), 0)
        while let (rest, text) = open.popLast() {
            steps += 1
            if containsEmptyText(rest) { found.append(text) }
            guard found.count <= most, steps < 200 * (most + 1), text.count <= 1_000 else { return nil }
            for byte in firstBytes(of: rest) { open.append((derivative(of: rest, by: byte), text + [byte])) }
        }
        return found.sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// What the texts of a set have at their beginning: by place, the bytes that may stand there, up to where the shortest text
    /// ends.
    ///
    /// - Parameter most: The most places that are looked at.
    /// - Returns: The places, and whether any text is longer.
    package mutating func beginnings(of language: Language, atMost most: Int) -> (places: [ByteClass], isLonger: Bool) {
        var (states, places) = (Set([language]), [ByteClass]())
        while true {
            let (bytes, next) = nextPlace(behind: states)
            let mayEnd = states.contains { containsEmptyText($0) }
            if mayEnd || places.count == most || next.isEmpty || next.count > 200 { return (places, !next.isEmpty) }
            places.append(bytes)
            states = next
        }
    }

    /// How long the texts of a set are, and which bytes they have.
    ///
    /// - Parameter most: The most places that are looked at.
    /// - Returns: `longest` is `nil` if there is no longest text; `nil` if that cannot be said by so many places.
    package mutating func extent(
        of language: Language, atMost most: Int
    ) -> (bytes: ByteClass, shortest: Int, longest: Int?)? {
        var (states, known, bytes) = (Set([language]), Set<Set<Language>>(), ByteClass.none)
        var (shortest, longest) = (Int?.none, 0)
        for place in 0...most {
            if states.contains(where: { containsEmptyText($0) }) {
                shortest = shortest ?? place
                longest = place
            }
            // What comes now has come before.
            guard known.insert(states).inserted else { return shortest.map { (bytes, $0, nil) } }
            let (own, next) = nextPlace(behind: states)
            bytes = bytes.union(own)
            if next.isEmpty { return shortest.map { (bytes, $0, longest) } }
            if next.count > 200 { return nil }
            states = next
        }
        return nil
    }

    /// The bytes that any of some sets may begin with, and what is left behind them.
    private mutating func nextPlace(behind states: Set<Language>) -> (bytes: ByteClass, rests: Set<Language>) {
        var (bytes, rests) = (ByteClass.none, Set<Language>())
        for state in states {
            for byte in firstBytes(of: state) {
                bytes.insert(byte)
                rests.insert(derivative(of: state, by: byte))
            }
        }
        return (bytes, rests)
    }

    /// The bytes that texts of a set begin with, in order.
    private mutating func firstBytes(of language: Language) -> [UInt8] {
        let number = partition(of: language)
        let partition = groups[number]
        let isFirst = partition.representatives.map { derivative(of: language, by: $0) != .nothing }
        return (UInt8.min...UInt8.max).filter { isFirst[Int(partition.groups[Int($0)])] }
    }
}
