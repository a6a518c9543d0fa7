extension TrieBuilder {
    /// Adds a search tree of all pattern variants and returns its root. See ``EdgeBuilder/edges(of:foldsFirst:)``.
    mutating func grow(_ table: RankedTable, maker: inout EdgeBuilder, foldsFirst: Bool) -> Int {
        let root = addNode()
        // Iterates over the indices, because iterating over the elements would copy each variant.
        for rank in table.variants.indices {
            touch(root, rank: rank)
            let sourceSet = table.variants[rank].sourceSet
            switch table.variants[rank].form {
            case .flat(let path, let text):
                let end = insert(path, of: text, rank: rank, below: root, maker: &maker, foldsFirst: foldsFirst)
                self.end(rank, at: end, sourceSet: sourceSet)
            case .decided(let decided, _):
                let end = insert(maker.edges(of: decided, foldsFirst: foldsFirst), rank: rank, below: root)
                self.end(rank, at: end, sourceSet: sourceSet, asking: maker.leaf(of: decided))
            }
        }
        return root
    }

    mutating func insert(_ edges: [SegmentEdge], rank: Int, below root: Int) -> Int {
        var node = root
        for edge in edges {
            node = child(of: node, along: edge)
            touch(node, rank: rank)
        }
        return node
    }

    private mutating func insert(
        _ path: FlatPath, of text: String, rank: Int, below root: Int, maker: inout EdgeBuilder, foldsFirst: Bool
    ) -> Int {
        text.withBytes { bytes in
            var node = root
            var folds = maker.foldsLiterals || foldsFirst
            for segment in path.segments {
                switch segment.kind {
                case .literal where folds:
                    node = child(of: node, along: .literal(bytes[segment.text].map { $0.asciiLowercased }))
                case .literal: node = child(of: node, behind: bytes.part(segment.text))
                case .anything: node = anyStringChild(of: node)
                case .typed:
                    let type = segment.parameterType(bytes)
                    node = child(of: node, along: .constrained(maker.constraints.index(of: type)))
                }
                touch(node, rank: rank)
                folds = maker.foldsLiterals
            }
            return node
        }
    }
}
