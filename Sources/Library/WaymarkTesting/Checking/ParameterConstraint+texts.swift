import WaymarkCore

extension ParameterConstraint {
    /// Some of the shortest strings that match the regular expression; empty for other constraints.
    var shortestTexts: [String] {
        guard case .matching(let automaton) = kind else { return [] }
        return automaton.shortestTexts.map { String(decoding: $0, as: UTF8.self) }
    }
}

extension TextAutomaton {
    /// The number of strings, and the limit of visits to one state while searching for them.
    private static let count = 4

    /// Some of the shortest matching strings that are not empty, with plain characters where possible.
    fileprivate var shortestTexts: [[UInt8]] {
        let bytes = plainBytes
        var places: [(state: Int, text: [UInt8])] = [(Int(start), [])]
        var visits = [Int](repeating: 0, count: ends.count)
        var texts: [[UInt8]] = []
        var index = 0
        while index < places.count, texts.count < Self.count {
            let (state, text) = places[index]
            index += 1
            if ends[state], !text.isEmpty { texts.append(text) }
            for byte in bytes {
                let next = next(state, behind: byte)
                guard next != 0, visits[next] < Self.count else { continue }
                visits[next] += 1
                places.append((next, text + [byte]))
            }
        }
        return texts
    }

    /// Some bytes of each group of the automaton, letters and digits first.
    private var plainBytes: [UInt8] {
        var numbers = [Int](repeating: 0, count: width)
        let ordered = Array("abc012".utf8) + Array("defghijklmnopqrstuvwxyz3456789ABC-_.~".utf8) + (0...255)
        var known: Set<UInt8> = []
        return ordered.filter { byte in
            guard known.insert(byte).inserted else { return false }
            numbers[Int(groups[Int(byte)])] += 1
            return numbers[Int(groups[Int(byte)])] <= Self.count
        }
    }
}
