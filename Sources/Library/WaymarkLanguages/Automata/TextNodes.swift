/// A regular set as places between which bytes lead, of which a text may be at several at once (Thompson, 1968): as large as
/// the expression with its repetitions written out, whatever its automaton will be.
struct TextNodes: Sendable {
    enum Node: Sendable {
        /// A text may end here.
        case end
        case bytes(ByteClass, next: Int)
        /// Here is as good as there.
        case split([Int])
    }

    private(set) var nodes: [Node] = [.end]
    private(set) var start = 0
    /// Whether the set is no union, sequence and repetition of bytes alone.
    private(set) var isImpossible = false
    private(set) var isTooLarge = false

    private static let limit = 50_000

    init(_ language: Language, in pool: LanguagePool) {
        start = add(language, before: 0, pool)
    }

    /// Adds what a set needs.
    ///
    /// - Returns: The node that its texts begin at, from which they lead to the next one.
    private mutating func add(_ language: Language, before next: Int, _ pool: LanguagePool) -> Int {
        guard nodes.count < Self.limit else {
            isTooLarge = true
            return next
        }
        switch pool.term(language) {
        case .nothing: return add(.split([]))
        case .empty: return next
        case .bytes(let bytes): return add(.bytes(bytes, next: next))
        case .sequence: return parts(of: language, pool).reversed().reduce(next) { add($1, before: $0, pool) }
        case .union(let all):
            let starts = all.map { add($0, before: next, pool) }
            return add(.split(starts))
        case .repetition(let element, let minimum, let maximum):
            return add(element, minimum: minimum, maximum: maximum, before: next, pool)
        case .intersection, .complement:
            isImpossible = true
            return next
        }
    }

    private mutating func add(_ node: Node) -> Int {
        nodes.append(node)
        return nodes.count - 1
    }

    private mutating func add(
        _ element: Language, minimum: Int, maximum: Int, before next: Int, _ pool: LanguagePool
    ) -> Int {
        var start = next
        if maximum == .max {
            start = add(.split([]))
            nodes[start] = .split([add(element, before: start, pool), next])
        } else {
            for _ in minimum..<maximum where !isTooLarge {
                let more = add(element, before: start, pool)
                start = add(.split([more, next]))
            }
        }
        for _ in 0..<minimum where !isTooLarge { start = add(element, before: start, pool) }
        return start
    }

    /// The parts of a sequence, of which there may be too many for one function to call itself for each.
    private func parts(of language: Language, _ pool: LanguagePool) -> [Language] {
        var (parts, rest) = ([Language](), language)
        while case .sequence(let first, let others) = pool.term(rest) {
            parts.append(first)
            rest = others
        }
        return parts + [rest]
    }

    /// The groups of bytes that no node tells apart.
    var partition: Partition {
        var known: Set<ByteClass> = []
        return nodes.reduce(.whole) { partition, node in
            guard case .bytes(let bytes, _) = node, known.insert(bytes).inserted else { return partition }
            return partition.refined(by: Partition(bytes))
        }
    }
}
