package import WaymarkEngine

extension TextAutomaton: Hashable {
    /// Whether both take the same texts, however they are written.
    package static func == (a: TextAutomaton, b: TextAutomaton) -> Bool {
        if a === b { return true }
        if a.fault != nil || b.fault != nil { return a.expression == b.expression }
        return a.start == b.start && a.ends == b.ends && a.groups == b.groups && a.steps == b.steps
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(fault == nil ? nil : expression)
        hasher.combine(ends)
        hasher.combine(steps)
    }

    /// The most pairs of states that are looked at to compare two tables.
    private static let pairLimit = 100_000

    /// Whether this one takes every text of another one. Never true when it is not so; may be false when it is, for two
    /// tables that are very large.
    package func covers(_ other: TextAutomaton) -> Bool {
        if self == other { return true }
        if fault != nil || other.fault != nil { return false }
        var pairs = [Pair(mine: Int(start), its: Int(other.start))]
        var known: Set<Pair> = Set(pairs)
        let bytes = representatives(with: other)
        while let pair = pairs.popLast() {
            if other.ends[pair.its] && !ends[pair.mine] { return false }
            for byte in bytes {
                let next = Pair(mine: next(pair.mine, behind: byte), its: other.next(pair.its, behind: byte))
                if next.its != 0, known.insert(next).inserted { pairs.append(next) }
            }
            if known.count > Self.pairLimit { return false }
        }
        return true
    }

    /// Where both are behind the same text.
    private struct Pair: Hashable {
        let mine: Int
        let its: Int
    }

    /// A byte for each two groups that have one in common.
    private func representatives(with other: TextAutomaton) -> [UInt8] {
        var known: Set<Pair> = []
        return (UInt8.min...UInt8.max).filter { byte in
            known.insert(Pair(mine: Int(groups[Int(byte)]), its: Int(other.groups[Int(byte)]))).inserted
        }
    }
}
