extension TextAutomaton {
    /// Returns `true` if two regular expressions match the same strings, even if they are written differently.
    package func takesSame(as other: TextAutomaton) -> Bool {
        if self === other { return true }
        if fault != nil || other.fault != nil { return expression == other.expression }
        return start == other.start && ends == other.ends && groups == other.groups && steps == other.steps
    }

    /// The maximum number of state pairs that a comparison visits.
    private static var pairLimit: Int { 100_000 }

    /// Returns `true` if this automaton matches every string that `other` matches; `false` if that is too costly.
    func covers(_ other: TextAutomaton) -> Bool {
        if takesSame(as: other) { return true }
        if fault != nil || other.fault != nil { return false }
        var pairs = [pair(Int(start), Int(other.start), of: other)]
        var known = Set(pairs)
        let bytes = representatives(with: other)
        while let pair = pairs.popLast() {
            let (mine, its) = pair.quotientAndRemainder(dividingBy: other.ends.count)
            if other.ends[its] && !ends[mine] { return false }
            for byte in bytes {
                let state = other.next(its, behind: byte)
                let next = self.pair(next(mine, behind: byte), state, of: other)
                if state != 0, known.insert(next).inserted { pairs.append(next) }
            }
            if known.count > Self.pairLimit { return false }
        }
        return true
    }

    /// The states of both automata after the same string, as one number. Saves the metadata of a type.
    private func pair(_ mine: Int, _ its: Int, of other: TextAutomaton) -> Int { mine * other.ends.count + its }

    /// Returns one byte for each pair of groups with a common byte.
    private func representatives(with other: TextAutomaton) -> [UInt8] {
        var known: Set<Int> = []
        return (UInt8.min...UInt8.max).filter { byte in
            known.insert(Int(groups[Int(byte)]) << 8 | Int(other.groups[Int(byte)])).inserted
        }
    }
}
