/// A path as patterns of segments and runs of segments, from which rules for paths of any depth are made.
struct PathGlob: Hashable {
    enum Part: Hashable {
        case segment(String)
        /// Any segments, empty ones too.
        case run(minimum: Int)
    }

    let parts: [Part]

    /// The fewest segments.
    var minimum: Int {
        parts.reduce(0) { count, part in
            if case .run(let minimum) = part { count + minimum } else { count + 1 }
        }
    }

    var runCount: Int { parts.count { if case .run = $0 { true } else { false } } }

    /// Whether every path has one text.
    var isLiteral: Bool {
        parts.allSatisfy { if case .segment(let text) = $0 { text.isLiteralGlob } else { false } }
    }

    // MARK: Texts

    /// The most ways in which several runs may share segments.
    private static let limit = 64

    /// Patterns that take the paths with so many segments, once deeper ones are decided: `*` is one segment each.
    ///
    /// - Returns: `nil` if there are too many.
    func texts(depth: Int) -> [String]? {
        let free = depth - minimum
        guard free >= 0, runCount > 0 || free == 0 else { return [] }
        guard let shares = Self.shares(of: free, among: runCount) else { return nil }
        return shares.map { share in
            var (segments, rest) = ([String](), share[...])
            for part in parts {
                switch part {
                case .segment(let text): segments.append(text)
                case .run(let minimum):
                    let count = minimum + (rest.popFirst() ?? 0)
                    segments += Array(repeating: "*", count: count)
                }
            }
            return Self.path(segments)
        }
    }

    /// Patterns that take the paths with so many segments or more: each `*` is a segment or several.
    func texts(fromDepth depth: Int) -> [String] {
        guard runCount > 0 else { return [] }
        let free = max(0, depth - minimum)
        // Whichever run is long, all are of any length.
        let shares = Self.shares(of: free, among: runCount) ?? []
        return shares.flatMap { share -> [String] in
            var (all, rest) = ([[String]()], share[...])
            for part in parts {
                switch part {
                case .segment(let text): all = all.map { $0 + [text] }
                case .run(let minimum):
                    let count = minimum + (rest.popFirst() ?? 0)
                    all = all.map { $0 + Array(repeating: "*", count: count) }
                    if count == 0, part == parts.last, free == 0 { all = all.map { $0 + ["*"] } }
                    if count == 0, part != parts.last { all += all.map { $0 + ["*"] } }
                }
            }
            return all.map { Self.path($0, isOpen: free == 0 && endsInOpenRun) }
        }
    }

    /// Whether it ends in a run that may have no segment.
    private var endsInOpenRun: Bool { parts.last == .run(minimum: 0) }

    /// - Parameter isOpen: Whether `/a/*` takes `/a` as well, as it does to the system; otherwise the last segment is not empty.
    private static func path(_ segments: [String], isOpen: Bool = false) -> String {
        var segments = segments
        if !isOpen, segments.last == "*" { segments[segments.count - 1] = GlobMaker.anything }
        return "/" + segments.joined(separator: "/")
    }

    /// Every way to divide a number among some.
    private static func shares(of number: Int, among count: Int) -> [[Int]]? {
        guard count > 0 else { return number == 0 ? [[]] : [] }
        var all: [[Int]] = [[]]
        for index in 0..<count {
            all = all.flatMap { share -> [[Int]] in
                let left = number - share.reduce(0, +)
                return (index == count - 1 ? left...left : 0...left).map { share + [$0] }
            }
            if all.count > limit { return nil }
        }
        return all
    }

    // MARK: Both

    /// Whether some path may fit both; sure if not.
    func mayOverlap(_ other: PathGlob) -> Bool {
        if runCount == 0, parts.count < other.minimum || other.runCount == 0 && parts.count > other.minimum {
            return false
        }
        if other.runCount == 0, other.parts.count < minimum { return false }
        return !Self.areDisjoint(parts, other.parts) && !Self.areDisjoint(parts.reversed(), other.parts.reversed())
    }

    /// Whether no segment fits both at a place before the first run.
    private static func areDisjoint(_ parts: [Part], _ others: [Part]) -> Bool {
        for (one, two) in zip(parts, others) {
            guard case .segment(let one) = one, case .segment(let two) = two else { return false }
            if one.isDisjoint(with: two) { return true }
        }
        return false
    }

    /// Whether every path that fits another fits this; sure if so.
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
    /// Whether a pattern has a wildcard, which takes slashes too.
    var mayTakeSlashes: Bool { contains { $0 == "*" || $0 == "?" } }

    /// Whether a pattern takes one text.
    var isLiteralGlob: Bool { !mayTakeSlashes && !contains("$(") }

    /// Whether no text fits two patterns, as far as their beginnings tell.
    fileprivate func isDisjoint(with other: String) -> Bool {
        let (one, two) = (literalStart, other.literalStart)
        if isLiteralGlob, other.isLiteralGlob { return one != two }
        return !one.hasPrefix(two) && !two.hasPrefix(one)
    }

    /// What stands before the first wildcard, in small letters: case may make no difference.
    private var literalStart: String {
        let end = firstRange(of: "$(")?.lowerBound ?? endIndex
        return self[..<end].prefix { $0 != "*" && $0 != "?" }.lowercased()
    }
}
