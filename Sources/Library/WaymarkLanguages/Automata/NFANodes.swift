/// A set of strings as an NFA (Thompson, 1968), as large as the regular expression with all repetitions expanded.
struct NFANodes: Sendable {
    enum Node: Sendable {
        case end
        case bytes(ByteClass, next: Int)
        /// Epsilon transitions to several nodes.
        case split([Int])
    }

    private(set) var nodes: [Node] = [.end]
    private(set) var start = 0
    /// `true` if the set contains an intersection or a complement, which these nodes cannot express.
    private(set) var needsSetOperators = false
    private(set) var isTooLarge = false

    private static let limit = 50_000

    init(_ language: Language, in pool: LanguagePool) { start = add(language, before: 0, pool) }

    /// Adds nodes that match a string of a set and continue at `next`. Returns the first of them.
    private mutating func add(_ language: Language, before next: Int, _ pool: LanguagePool) -> Int {
        guard nodes.count < Self.limit else {
            isTooLarge = true
            return next
        }
        switch pool.term(language) {
        case .nothing: return add(.split([]))
        case .empty: return next
        case .bytes(let bytes): return add(.bytes(bytes, next: next))
        case .sequence: return pool.sequenceParts(of: language).reversed().reduce(next) { add($1, before: $0, pool) }
        case .union(let all):
            let starts = all.map { add($0, before: next, pool) }
            return add(.split(starts))
        case .repetition(let element, let minimum, let maximum):
            return add(element, minimum: minimum, maximum: maximum, before: next, pool)
        case .intersection, .complement:
            needsSetOperators = true
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

    /// The groups of bytes with the same transitions in all nodes.
    var partition: Partition {
        var known: Set<ByteClass> = []
        return nodes.reduce(.whole) { partition, node in
            guard case .bytes(let bytes, _) = node, known.insert(bytes).inserted else { return partition }
            return partition.refined(by: Partition(bytes))
        }
    }
}
