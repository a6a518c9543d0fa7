extension TextAutomaton {
    /// Whether both take the same texts, however they are written.
    package func takesSame(as other: TextAutomaton) -> Bool {
        if self === other { return true }
        if fault != nil || other.fault != nil { return expression == other.expression }
        return start == other.start && ends == other.ends && groups == other.groups && steps == other.steps
    }

    /// The most pairs of states that are looked at to compare two tables.
    private static var pairLimit: Int { 100_000 }

    /// Whether this one takes every text of another one. Never true when it is not so; may be false when it is, for two
    /// tables that are very large.
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

    /// Where both are behind the same text, as one number: a type for it would be known to the runtime in each program.
    private func pair(_ mine: Int, _ its: Int, of other: TextAutomaton) -> Int { mine * other.ends.count + its }

    /// A byte for each two groups that have one in common.
    private func representatives(with other: TextAutomaton) -> [UInt8] {
        var known: Set<Int> = []
        return (UInt8.min...UInt8.max).filter { byte in
            known.insert(Int(groups[Int(byte)]) << 8 | Int(other.groups[Int(byte)])).inserted
        }
    }
}
