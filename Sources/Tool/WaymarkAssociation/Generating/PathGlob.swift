/// A path as a list of segment patterns and runs of any segments, from which Apple's and Android's patterns are made.
struct PathGlob: Hashable {
    enum Part: Hashable {
        case segment(String)
        /// Any segments, including empty ones, but at least `minimum`.
        case run(minimum: Int)
    }

    let parts: [Part]

    var minimum: Int {
        parts.reduce(0) { count, part in
            if case .run(let minimum) = part { count + minimum } else { count + 1 }
        }
    }

    var runCount: Int { parts.count { if case .run = $0 { true } else { false } } }

    var isLiteral: Bool {
        parts.allSatisfy { if case .segment(let text) = $0 { text.isLiteralGlob } else { false } }
    }

    /// The path for systems that ignore a trailing slash, where a run at its end can match one segment less.
    var withoutTrailingSlash: PathGlob {
        guard case .run(let minimum)? = parts.last, minimum > (parts.count == 1 ? 1 : 0) else { return self }
        return PathGlob(parts: parts.dropLast() + [.run(minimum: minimum - 1)])
    }

    /// The maximum number of ways to divide path segments among the runs of a path.
    private static let limit = 64

    /// Returns patterns for paths of `depth` segments, with one `*` per segment of a run; none if there are too many.
    /// The `*` also matches slashes, so rules for longer paths must come first.
    func texts(depth: Int) -> [String] {
        Self.shares(of: depth - minimum, among: runCount).flatMap { texts($0, areDeeper: false) }
    }

    /// Returns patterns for paths of at least `depth` segments, with `*` for one or more segments; none without a run.
    func texts(fromDepth depth: Int) -> [String] {
        guard runCount > 0 else { return [] }
        // `*` has any length, so each way to divide the surplus segments among the runs needs only one pattern.
        return Self.shares(of: max(0, depth - minimum), among: runCount).flatMap { texts($0, areDeeper: true) }
    }

    private func texts(_ share: [Int], areDeeper: Bool) -> [String] {
        let isShortest = !share.contains { $0 > 0 }
        var (all, rest) = ([[String]()], share[...])
        for (index, part) in parts.enumerated() {
            switch part {
            case .segment(let text): all = all.map { $0 + [text] }
            case .run(let minimum):
                let count = minimum + (rest.popFirst() ?? 0)
                all = all.map { $0 + Array(repeating: "*", count: count) }
                guard areDeeper, count == 0 else { continue }
                if index == parts.count - 1 {
                    if isShortest { all = all.map { $0 + ["*"] } }
                } else if !endsOpen(at: index - 1), !beginsOpen(at: index + 1) {
                    all += all.map { $0 + ["*"] }
                }
            }
        }
        return all.map { Self.path($0, isOpen: areDeeper && isShortest && endsInOpenRun) }
    }

    /// Returns `true` if a segment pattern begins with `*`, perhaps after `?`, and so also matches longer paths.
    private func beginsOpen(at index: Int) -> Bool { text(at: index).drop { $0 == "?" }.first == "*" }

    /// Returns `true` if a segment pattern ends with `*`, perhaps before `?`, and so also matches longer paths.
    private func endsOpen(at index: Int) -> Bool { text(at: index).reversed().drop { $0 == "?" }.first == "*" }

    /// Returns the segment pattern at an index; an empty string for a run of segments, and outside of the path.
    private func text(at index: Int) -> String {
        guard parts.indices.contains(index), case .segment(let text) = parts[index] else { return "" }
        return text
    }

    private var endsInOpenRun: Bool { parts.last == .run(minimum: 0) }

    /// - Parameter isOpen: `true` if `/a/*` is to match `/a` too, as on Apple's systems; otherwise `/a/?*` is returned.
    private static func path(_ segments: [String], isOpen: Bool = false) -> String {
        var segments = segments
        if !isOpen, segments.last == "*" { segments[segments.count - 1] = GlobMaker.anything }
        return "/" + segments.joined(separator: "/")
    }

    /// Returns all ways to write `number` as a sum of `count` numbers; none if there are more than `limit`.
    private static func shares(of number: Int, among count: Int) -> [[Int]] {
        guard count > 0, number >= 0 else { return number == 0 ? [[]] : [] }
        var all: [[Int]] = [[]]
        for index in 0..<count {
            all = all.flatMap { share -> [[Int]] in
                let left = number - share.reduce(0, +)
                return (index == count - 1 ? left...left : 0...left).map { share + [$0] }
            }
            if all.count > limit { return [] }
        }
        return all
    }

    /// Returns `false` only if no path matches both patterns.
    func mayOverlap(_ other: PathGlob) -> Bool {
        if runCount == 0, minimum < other.minimum { return false }
        if other.runCount == 0, other.minimum < minimum { return false }
        return !Self.areDisjoint(parts, other.parts) && !Self.areDisjoint(parts.reversed(), other.parts.reversed())
    }

    /// Returns `true` if two segments at the same index, before any run of segments, share no string.
    private static func areDisjoint(_ parts: [Part], _ others: [Part]) -> Bool {
        for (one, two) in zip(parts, others) {
            guard case .segment(let one) = one, case .segment(let two) = two else { return false }
            if one.isDisjoint(with: two) { return true }
        }
        return false
    }

    /// Returns `true` only if every path of `other` matches this pattern.
    func covers(_ other: PathGlob) -> Bool {
        for (index, part) in parts.enumerated() {
            switch part {
            case .run(let minimum):
                guard index == parts.count - 1 else { return self == other }
                return PathGlob(parts: Array(other.parts.dropFirst(index))).minimum >= minimum
            case .segment(let text):
                guard index < other.parts.count, case .segment(let mine) = other.parts[index],
                    text == mine || text == GlobMaker.anything
                else { return false }
            }
        }
        return parts.count == other.parts.count
    }
}

extension String {
    /// `true` if the pattern contains a wildcard, `*` or `?`, which also matches slashes.
    var mayTakeSlashes: Bool { contains { $0 == "*" || $0 == "?" } }

    var isLiteralGlob: Bool { !mayTakeSlashes && !contains("$(") }

    /// Returns `true` if the literal prefixes show that no string matches both patterns.
    fileprivate func isDisjoint(with other: String) -> Bool {
        let (one, two) = (literalStart, other.literalStart)
        if isLiteralGlob, other.isLiteralGlob { return one != two }
        return !one.hasPrefix(two) && !two.hasPrefix(one)
    }

    /// The characters before the first wildcard or variable, lowercased because rules can ignore case.
    private var literalStart: String {
        let end = firstRange(of: "$(")?.lowerBound ?? endIndex
        return self[..<end].prefix { $0 != "*" && $0 != "?" }.lowercased()
    }
}
