/// A set matched by simulating its nondeterministic automaton, if the deterministic one would be too large. Matching
/// takes the length of the string times the length of the expression.
package struct NFAMatcher: Sendable {
    private let nodes: [NFANodes.Node]
    private let start: Int

    /// Creates the automaton; `nil` if it is still too large, or needs an intersection or a complement.
    package init?(_ language: Language, in pool: LanguagePool) {
        let made = NFANodes(language, in: pool)
        if made.isTooLarge || made.needsSetOperators { return nil }
        (nodes, start) = (made.nodes, made.start)
    }

    package func accepts(_ bytes: some Sequence<UInt8>) -> Bool {
        var seen = [Int](repeating: -1, count: nodes.count)
        var (open, places, round) = ([start], [Int](), 0)
        var isEnd = spread(&open, to: &places, &seen, round)
        for byte in bytes {
            round += 1
            for place in places {
                if case .bytes(let bytes, let next) = nodes[place], bytes.contains(byte) { open.append(next) }
            }
            places.removeAll(keepingCapacity: true)
            isEnd = spread(&open, to: &places, &seen, round)
            if places.isEmpty, !isEnd { return false }
        }
        return isEnd
    }

    /// Follows transitions without a byte, and returns `true` if the end is reachable.
    private func spread(_ open: inout [Int], to places: inout [Int], _ seen: inout [Int], _ round: Int) -> Bool {
        var isEnd = false
        while let node = open.popLast() {
            guard seen[node] != round else { continue }
            seen[node] = round
            switch nodes[node] {
            case .end: isEnd = true
            case .bytes: places.append(node)
            case .split(let others): open += others
            }
        }
        return isEnd
    }
}
