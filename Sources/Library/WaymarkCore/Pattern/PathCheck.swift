/// A search for invalid adjacent nodes in a path, such as `{a}{b}`. It reads the path once, with the set of all
/// possible predecessors of the next node, instead of expanding optional groups and alternatives.
struct PathCheck {
    private(set) var problems: [(kind: RouteProblem.Kind, range: Range<Int>)] = []

    // The set of possible predecessors of the next node. An `OptionSet` would increase the load time of every program.
    private struct Before: Sendable {
        private var bits: UInt16

        static let nothing = Before(bits: 0)
        static let start = Before(bits: 1 << 0)
        static let slash = Before(bits: 1 << 1)
        /// A slash after a catch-all (`**`).
        static let slashAfterRun = Before(bits: 1 << 2)
        /// The segment read so far is `.` (for `dots`, `..`), which is invalid as a whole segment.
        static let dot = Before(bits: 1 << 3)
        static let dots = Before(bits: 1 << 4)
        static let literal = Before(bits: 1 << 5)
        static let parameter = Before(bits: 1 << 6)
        static let wildcard = Before(bits: 1 << 7)
        static let run = Before(bits: 1 << 8)

        static let slashes = slash | slashAfterRun
        static let segmentStart = start | slashes
        /// Literals and parameters, which must not be adjacent to a wildcard or catch-all.
        static let text = dot | dots | literal | parameter

        var isNothing: Bool { bits == 0 }

        static func | (one: Before, other: Before) -> Before { Before(bits: one.bits | other.bits) }
        static func |= (one: inout Before, other: Before) { one = one | other }

        func has(_ other: Before) -> Bool { bits & other.bits != 0 }
        func without(_ other: Before) -> Before { Before(bits: bits & ~other.bits) }
    }

    private var before: Before = .start
    private var depth = 0
    private var lastWildcard = 0..<0
    private var lastRun = 0..<0
    private var lastDots = 0..<0

    private(set) var segments = 0
    /// The number of pattern variants, counted up to ``PatternVariant/limit`` plus one.
    private(set) var variants = 1

    mutating func read(_ path: [PathNode]) {
        sequence(path)
        reportDots()
    }

    private mutating func sequence(_ nodes: [PathNode]) {
        for node in nodes {
            switch node.kind {
            case .separator: separator(node.range)
            case .literal(let text): literal(text, node.range)
            case .parameter: parameter(node.range)
            case .wildcard: wildcard(node.range)
            case .catchAll: catchAll(node.range)
            case .optional(let nodes): group([nodes, []], node.range)
            case .alternatives(let all): group(all, node.range)
            }
        }
    }

    private mutating func group(_ alternatives: [[PathNode]], _ range: Range<Int>) {
        if alternatives.isEmpty { report(.path(.emptyGroup), range) }
        guard depth < BraceSyntax.depthLimit else { return report(.text(.nestingTooDeep), range) }
        depth += 1
        let (before, segments, variants) = (before, segments, variants)
        var (anyEnd, longest, sum) = (Before.nothing, segments, 0)
        for nodes in alternatives {
            (self.before, self.segments, self.variants) = (before, segments, 1)
            sequence(nodes)
            anyEnd |= self.before
            longest = max(longest, self.segments)
            sum = min(sum + self.variants, PatternVariant.limit + 1)
        }
        (self.before, self.segments, self.variants) = (anyEnd, longest, min(variants * sum, PatternVariant.limit + 1))
        depth -= 1
    }

    private mutating func separator(_ range: Range<Int>) {
        segments += 1
        if before.has(.slashes) { report(.path(.emptySegment), range) }
        reportDots()
        let isAfterRun = before.has(.run | .slashAfterRun)
        before = before.without(.run | .slashAfterRun).isNothing ? .nothing : .slash
        if isAfterRun { before |= .slashAfterRun }
    }

    private mutating func literal(_ text: String, _ range: Range<Int>) {
        beginText(range)
        var after: Before = before.has(.literal | .parameter | .wildcard | .run | .dots) ? .literal : .nothing
        if before.has(.dot) { after |= text == "." ? .dots : .literal }
        if before.has(.segmentStart) { after |= text == "." ? .dot : text == ".." ? .dots : .literal }
        if after.has(.dot | .dots) { lastDots = range }
        before = after
    }

    private mutating func parameter(_ range: Range<Int>) {
        beginText(range)
        if before.has(.parameter) { report(.path(.adjacentParameters), range) }
        before = .parameter
    }

    private mutating func wildcard(_ range: Range<Int>) {
        wholeSegment(.path(.gluedWildcard), range)
        lastWildcard = range
        before = .wildcard
    }

    private mutating func catchAll(_ range: Range<Int>) {
        if before.has(.slashAfterRun) { report(.path(.adjacentCatchAlls), lastRun.lowerBound..<range.upperBound) }
        wholeSegment(.path(.gluedCatchAll), range)
        lastRun = range
        before = .run
    }

    /// Reports the node at `range` if it follows `*` or `**` without a slash, or begins the path.
    private mutating func beginText(_ range: Range<Int>) {
        if before.has(.start) { report(.path(.missingSlash), range) }
        if before.has(.wildcard) { report(.path(.gluedWildcard), lastWildcard) }
        if before.has(.run) { report(.path(.gluedCatchAll), lastRun) }
    }

    private mutating func wholeSegment(_ kind: RouteProblem.Kind, _ range: Range<Int>) {
        if before.has(.text) { report(kind, range) }
        beginText(range)
    }

    private mutating func reportDots() {
        if before.has(.dot | .dots) { report(.path(.dotSegment), lastDots) }
    }

    @inline(never)
    private mutating func report(_ kind: RouteProblem.Kind, _ range: Range<Int>) {
        guard problems.count < PatternScanner.problemLimit,
            !problems.contains(where: { $0.kind == kind && $0.range == range })
        else { return }
        problems.append((kind, range))
    }
}
