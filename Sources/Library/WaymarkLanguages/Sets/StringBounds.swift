/// The possible bytes near the beginning and end of a set's strings. They prove that most disjoint sets are disjoint.
package struct StringBounds: Sendable {
    /// The possible bytes by position from the beginning.
    private let front: [ByteClass]
    /// The possible bytes by position from the end.
    private let back: [ByteClass]
    /// The length of all strings; `nil` if it varies or is unknown.
    private let length: Int?

    /// The maximum number of bytes in ``front`` and in ``back``.
    private static let limit = 16

    /// The bounds of any set, which exclude no string.
    package static let any = StringBounds(front: Edge(), back: Edge())

    package var isAny: Bool { front.isEmpty && back.isEmpty && length == nil }

    fileprivate init(front: Edge, back: Edge) {
        (self.front, self.back) = (front.bytes, back.bytes)
        length = front.isWhole ? front.bytes.count : back.isWhole ? back.bytes.count : nil
    }

    package init(_ text: [UInt8]) {
        front = text.prefix(Self.limit).map { ByteClass($0) }
        back = text.reversed().prefix(Self.limit).map { ByteClass($0) }
        length = text.count
    }

    /// Returns `false` only if two sets with these bounds certainly share no string.
    package func mayMeet(_ other: StringBounds) -> Bool {
        if let length, length < max(other.front.count, other.back.count) { return false }
        if let length = other.length, length < max(front.count, back.count) { return false }
        if let length, let otherLength = other.length, length != otherLength { return false }
        return Self.mayMeet(front, other.front) && Self.mayMeet(back, other.back)
    }

    private static func mayMeet(_ a: [ByteClass], _ b: [ByteClass]) -> Bool {
        zip(a, b).allSatisfy { !$0.intersection($1).isEmpty }
    }

    /// The possible bytes by position from one end of a set's strings.
    struct Edge {
        fileprivate var bytes: [ByteClass] = []
        /// `true` if `bytes` covers whole strings, which then have this length.
        fileprivate var isWhole = false

        /// Appends the bytes of the next set in a sequence, if their positions are known: `bytes` covers whole strings.
        fileprivate mutating func append(_ other: Edge) {
            guard isWhole else { return }
            bytes += other.bytes
            isWhole = other.isWhole
            guard bytes.count > StringBounds.limit else { return }
            (bytes, isWhole) = (Array(bytes.prefix(StringBounds.limit)), false)
        }

        fileprivate func union(_ other: Edge) -> Edge {
            Edge(
                bytes: zip(bytes, other.bytes).map { $0.union($1) },
                isWhole: isWhole && other.isWhole && bytes.count == other.bytes.count)
        }

        fileprivate func intersection(_ other: Edge) -> Edge {
            let (longer, shorter) = bytes.count < other.bytes.count ? (other, self) : (self, other)
            var both = longer
            for index in shorter.bytes.indices {
                both.bytes[index] = both.bytes[index].intersection(shorter.bytes[index])
            }
            both.isWhole =
                isWhole && bytes.count == both.bytes.count || other.isWhole && other.bytes.count == both.bytes.count
            return both
        }
    }
}

extension LanguagePool {
    package mutating func ends(of language: Language) -> StringBounds {
        StringBounds(front: edge(of: language, isBack: false), back: edge(of: language, isBack: true))
    }

    private mutating func edge(of language: Language, isBack: Bool) -> StringBounds.Edge {
        if let known = isBack ? knownEdges.back[language] : knownEdges.front[language] { return known }
        let edge = makeEdge(of: language, isBack: isBack)
        if isBack { knownEdges.back[language] = edge } else { knownEdges.front[language] = edge }
        return edge
    }

    private mutating func makeEdge(of language: Language, isBack: Bool) -> StringBounds.Edge {
        switch term(language) {
        case .nothing, .complement: return StringBounds.Edge()
        case .empty: return StringBounds.Edge(isWhole: true)
        case .bytes(let bytes): return StringBounds.Edge(bytes: [bytes], isWhole: true)
        case .sequence:
            let parts = sequenceParts(of: language)
            var edge = StringBounds.Edge(isWhole: true)
            for part in isBack ? parts.reversed() : parts where edge.isWhole {
                edge.append(self.edge(of: part, isBack: isBack))
            }
            return edge
        case .union(let all):
            let edges = all.map { edge(of: $0, isBack: isBack) }
            return edges.dropFirst().reduce(edges.first ?? StringBounds.Edge()) { $0.union($1) }
        case .intersection(let all):
            return all.reduce(StringBounds.Edge()) { $0.intersection(edge(of: $1, isBack: isBack)) }
        case .repetition(let element, let minimum, let maximum):
            let one = edge(of: element, isBack: isBack)
            var edge = StringBounds.Edge(isWhole: true)
            for _ in 0..<minimum where edge.isWhole { edge.append(one) }
            return StringBounds.Edge(bytes: edge.bytes, isWhole: edge.isWhole && minimum == maximum)
        }
    }
    /// Returns a lower bound on the length, at most 2³⁰. It is exact for sets without intersections and complements.
    package func leastLength(of language: Language) -> Int {
        let most = 1 << 30
        switch term(language) {
        case .nothing, .empty: return 0
        case .bytes: return 1
        case .sequence: return min(most, sequenceParts(of: language).reduce(0) { $0 + leastLength(of: $1) })
        case .union(let all): return all.map { leastLength(of: $0) }.min() ?? 0
        case .intersection(let all): return all.map { leastLength(of: $0) }.max() ?? 0
        case .complement: return containsEmptyString(language) ? 0 : 1
        case .repetition(let element, let minimum, _):
            return min(most, leastLength(of: element) * min(minimum, most))
        }
    }
}
