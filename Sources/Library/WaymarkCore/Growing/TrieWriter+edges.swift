extension TrieWriter {
    mutating func writeEdges(_ list: LinkedList, below runs: Int) -> Int {
        guard !list.isEmpty else { return 0 }
        let edges = Array(list.elements(of: builder.edges))
        let kinds = edges.map { kind(of: $0.kind) }
        let order = Array(edges.indices).ordered { (kinds[$0], $0) < (kinds[$1], $1) }
        let offset = words.allot(1 + edges.count * TrieLayout.Edge.size)
        words[offset] = UInt32(edges.count)
        for (position, index) in order.enumerated() {
            let edge = offset + 1 + position * TrieLayout.Edge.size
            set(edge + TrieLayout.Edge.kind, kinds[index])
            set(edge + TrieLayout.Edge.operand, writeOperand(of: edges[index].kind))
            set(edge + TrieLayout.Edge.child, UInt32(write(edges[index].child, below: runs)))
        }
        return offset
    }

    private func kind(of edge: SegmentEdge) -> UInt32 {
        switch edge {
        case .partial: TrieLayout.EdgeKind.partial
        case .constrained(let constraint) where constraints[constraint].takesShortIntegers: TrieLayout.EdgeKind.integer
        case .constrained: TrieLayout.EdgeKind.constrained
        case .wildcard, .any, .literal, .run: TrieLayout.EdgeKind.wildcard
        }
    }

    private mutating func writeOperand(of edge: SegmentEdge) -> UInt32 {
        switch edge {
        case .constrained(let constraint): UInt32(constraint)
        case .partial(let pieces): UInt32(writePieces(pieces))
        case .any, .wildcard, .literal, .run: 0
        }
    }

    /// Writes the parts of a segment such as `{file}.{ext}`, unless equal parts are written, and returns their offset.
    mutating func writePieces(_ pieces: [SegmentEdge.PartialPiece]) -> Int {
        if let known = pieceOffsets[pieces] { return known }
        let offset = words.allot(1 + pieces.count * TrieLayout.Piece.size)
        words[offset] = UInt32(pieces.count)
        for (index, piece) in pieces.enumerated() {
            let record = offset + 1 + index * TrieLayout.Piece.size
            switch piece {
            case .parameter(let constraint): set(record + TrieLayout.Piece.constraint, UInt32(constraint + 1))
            case .literal(let text):
                setText(record + TrieLayout.Piece.text, text)
                set(record + TrieLayout.Piece.length, UInt32(text.count))
            }
        }
        pieceOffsets[pieces] = offset
        return offset
    }

    mutating func writeRuns(_ list: LinkedList, below runs: Int) -> Int {
        guard !list.isEmpty else { return 0 }
        let edges = Array(list.elements(of: builder.runs))
        runLevels = max(runLevels, runs + 1)
        // Order of precedence: `**+` (one or more segments) before `**` (zero or more).
        let order = Array(edges.indices).ordered { (-edges[$0].kind.minimum, $0) < (-edges[$1].kind.minimum, $1) }
        let offset = words.allot(1 + edges.count * TrieLayout.Run.size)
        words[offset] = UInt32(edges.count)
        for (position, index) in order.enumerated() {
            let (edge, child) = (edges[index].kind, edges[index].child)
            let record = offset + 1 + position * TrieLayout.Run.size
            let node = builder.nodes[child]
            let isLast = node.literals.isEmpty && node.any == 0 && node.edges.isEmpty && node.runs.isEmpty
            let stops = edge.stopsBefore != nil
            let flags = (stops ? TrieLayout.Run.stopsAtFirstHit : 0) | (isLast ? TrieLayout.Run.isLast : 0)
            set(record + TrieLayout.Run.minimum, UInt32(edge.minimum))
            set(record + TrieLayout.Run.flags, flags)
            set(record + TrieLayout.Run.level, UInt32(runs))
            set(record + TrieLayout.Run.mark, runs == 0 ? TrieLayout.Run.noMark : mark())
            set(record + TrieLayout.Run.child, UInt32(write(child, below: runs + 1)))
        }
        return offset
    }

    private mutating func mark() -> UInt32 {
        runMarks += 1
        return UInt32(runMarks - 1)
    }
}

extension ParameterConstraint {
    /// `true` if the constraint accepts every integer from 1 to 99,999,999 without leading zeros.
    fileprivate var takesShortIntegers: Bool {
        covers(ParameterConstraint(.unsigned(1...99_999_999))) || covers(ParameterConstraint(.signed(1...99_999_999)))
    }
}
