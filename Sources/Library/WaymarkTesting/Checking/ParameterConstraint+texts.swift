import WaymarkCore

extension ParameterConstraint {
    /// A few of the shortest texts, where a regular expression says what they are; else none.
    var shortestTexts: [String] {
        guard case .matching(let automaton) = kind else { return [] }
        return automaton.shortestTexts.map { String(decoding: $0, as: UTF8.self) }
    }
}

extension TextAutomaton {
    /// How many texts are made up, and how often the search comes through one state for them.
    private static let count = 4

    /// A few of the shortest texts that are not empty: plain characters where they may stand.
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

    /// A few bytes of each group, letters and digits first.
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
