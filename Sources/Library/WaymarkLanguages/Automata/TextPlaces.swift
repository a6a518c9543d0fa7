/// A set of texts of which a table would be too large: all places are kept at which a text may be, byte by byte. It takes as
/// long as the text, times the length of the expression.
package struct TextPlaces: Sendable {
    private let nodes: [TextNodes.Node]
    private let start: Int

    /// - Returns: `nil` if the set is too large even so, or needs what is not in another set.
    package init?(_ language: Language, in pool: LanguagePool) {
        let made = TextNodes(language, in: pool)
        if made.isTooLarge || made.isImpossible { return nil }
        (nodes, start) = (made.nodes, made.start)
    }

    /// Whether a text is in the set.
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

    /// Goes on to all places that wait for a byte, and says whether a text may end here.
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
