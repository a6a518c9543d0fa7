/// The words of a compiled search tree (trie), with the constraints to which they refer.
struct TrieWords {
    let words: TableWords
    let constraints: UncheckedSpan<ParameterConstraint>

    @inline(__always)
    func word(_ offset: Int) -> Int { words.word(offset) }

    func bytes(at offset: Int, count: Int) -> Bytes { words.bytes(at: offset, count: count) }

    private func requirement(at offset: Int) -> ValueRequirement {
        let kind = words[offset + TrieLayout.Value.kind]
        let (constraint, text) = (word(offset + TrieLayout.Value.constraint), word(offset + TrieLayout.Value.text))
        return switch kind & 0xFF {
        case 0: .anything
        case 1: .literal(bytes(at: text, count: word(offset + TrieLayout.Value.length)))
        case 2: .bare
        default:
            .parameter(
                constraints.pointer(constraint), list: ListReading(code: UInt8(truncatingIfNeeded: kind >> 16)),
                presence: ValuePresence(code: UInt8(truncatingIfNeeded: kind >> 8)))
        }
    }

    func name(ofItem item: Int) -> Bytes {
        bytes(at: word(item + TrieLayout.Item.name), count: word(item + TrieLayout.Item.nameLength))
    }

    func read(item: Int, with reader: QueryReader) -> ValueReading {
        reader.read(name(ofItem: item), as: requirement(at: item))
    }

    func read(fragmentOf requirements: Int, with reader: FragmentReader) -> ValueReading {
        reader.read(as: requirement(at: requirements + TrieLayout.Requirements.fragment))
    }

    func item(_ index: Int, of requirements: Int) -> Int {
        requirements + TrieLayout.Requirements.items + index * TrieLayout.Item.size
    }

    @inline(__always)
    func piece(_ index: Int, of pieces: Int) -> PartialSegment.Piece {
        let piece = pieces + 1 + index * TrieLayout.Piece.size
        let constraint = word(piece + TrieLayout.Piece.constraint)
        if constraint != 0 { return .parameter(constraints.pointer(constraint - 1)) }
        return .literal(bytes(at: word(piece + TrieLayout.Piece.text), count: word(piece + TrieLayout.Piece.length)))
    }

    /// Returns `true` if the literals and parameters at an offset match a decoded segment. `folds` ignores ASCII case.
    @inline(__always)
    func takes(_ segment: Bytes, _ pieces: Int, folds: Bool) -> Bool {
        PartialSegment(count: word(pieces), folds: folds).matches(segment) { piece($0, of: pieces) }
    }

    /// Returns the range of a literal or parameter in a decoded segment; `nil` if the segment does not match `pieces`.
    func range(ofPiece number: Int, of pieces: Int, in segment: Bytes, folds: Bool) -> Range<Int>? {
        let count = word(pieces)
        return Scratch.withMutableSpan(of: Int.self, count: count) { ends in
            guard number < count else { return nil }
            ends.fill(0)
            let fits = PartialSegment(count: count, folds: folds).matches(segment, ends: ends) { piece($0, of: pieces) }
            let (start, end) = (number == 0 ? 0 : ends[number - 1], ends[number])
            // In a damaged table, a literal or parameter can end before the preceding one.
            return fits && start <= end ? start..<end : nil
        }
    }
}
