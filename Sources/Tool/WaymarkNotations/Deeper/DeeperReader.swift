import WaymarkCore

struct DeeperReader: PatternReader {
    let dialect: DeeperDialect
    var scanner: PatternScanner
    var parameterRanges: [ParameterRanges] = []
    /// The position of the next parameter, in the positional notation.
    var position = 0
    private var depth = 0

    init(_ text: String, _ dialect: DeeperDialect) {
        self.dialect = dialect
        scanner = PatternScanner(text)
    }

    mutating func pattern() throws(PatternError) -> RoutePattern {
        scanner.skipLeadingSpace()
        scanner.skipUnsupportedSource()
        var all = choices()
        if dialect == .named { all = all.map { $0.dropLast() + $0.suffix(1).map(\.acceptingPrefixes) } }
        let path = all.count == 1 ? all[0].path : [SegmentNode(.alternatives(all), at: 0..<scanner.offset)].path
        return try finish(path: path, query: scanner.skip("?") ? query() : [])
    }

    private static let delimiters = ByteSet("/()|?#")

    // MARK: Path

    /// Reads alternatives separated by `|`, which share their positions.
    mutating func alternatives<Node>(_ read: (inout DeeperReader) -> Node) -> [Node] {
        let first = position
        var last = position
        var all: [Node] = []
        repeat {
            position = first
            all.append(read(&self))
            last = max(last, position)
        } while scanner.skip("|")
        position = last
        return all
    }

    private mutating func choices() -> [[SegmentNode]] {
        let start = scanner.offset
        let all = alternatives { $0.sequence() }
        if all.count > 1, all.contains(where: \.isEmpty), !hasProblem(since: start) {
            scanner.report(.path(.emptyAlternative), at: start..<scanner.offset)
        }
        return all
    }

    /// Reads segments separated by any number of slashes.
    private mutating func sequence() -> [SegmentNode] {
        var nodes: [SegmentNode] = []
        while let scalar = scanner.next, scalar != "|", scalar != "?", scalar != "#", scalar != ")" || depth == 0 {
            if scanner.skip("/") { continue }
            if scalar == ")" {
                scanner.skipUnopenedParenthesis()
                continue
            }
            let start = scanner.offset
            let kind = segment(scalar)
            reportRestOfSegment(since: start)
            if let kind { nodes.append(SegmentNode(kind, at: start..<scanner.offset)) }
        }
        return nodes
    }

    private mutating func segment(_ scalar: Unicode.Scalar) -> SegmentNode.Kind? {
        switch scalar {
        case "(": group()
        case ":": .one(.parameter(parameter(upTo: Self.delimiters)))
        default: text()
        }
    }

    private mutating func text() -> SegmentNode.Kind {
        let start = scanner.offset
        var copy = scanner
        let range = copy.skip { !$0.isIn(Self.delimiters) }
        let source = scanner.string(range)
        let text = scanner.skipText(upTo: range.upperBound, decoding: .escapes)
        if source == "*" { return .one(.catchAll(DeeperWriter.any)) }
        if let star = scanner.first("*", in: range) {
            let isRun = source.allSatisfy { $0 == "*" }
            scanner.report(
                .notation(.partialSegment), at: isRun ? range : star..<(star + 1), suggestion: isRun ? "*" : "%2A")
        }
        return .one(.literal(start == scanner.offset ? "" : text))
    }

    /// Reads an optional group `(…)` or alternatives `(…|…)`.
    private mutating func group() -> SegmentNode.Kind? {
        let open = scanner.offset
        guard depth < BraceSyntax.depthLimit else {
            scanner.move(to: scanner.end)
            scanner.report(.text(.nestingTooDeep), at: open..<scanner.offset)
            return nil
        }
        scanner.advance()
        depth += 1
        let all = choices()
        depth -= 1
        scanner.closeGroup(from: open)
        let full = all.filter { !$0.isEmpty }
        if full.isEmpty, !hasProblem(since: open) {
            scanner.report(.path(.emptyGroup), at: open..<scanner.offset, suggestion: "")
        }
        return full.count > 1 ? .alternatives(full) : full.first.map { .optional($0) }
    }

    private func hasProblem(since start: Int) -> Bool {
        scanner.problems.contains { $0.range.lowerBound >= start }
    }

    /// Reports characters that directly follow a segment.
    private mutating func reportRestOfSegment(since start: Int) {
        guard let scalar = scanner.next, scalar == "(" || !scalar.isIn(Self.delimiters) else { return }
        var open = 0
        scanner.skip { scalar in
            if scalar == "(" { open += 1 }
            if scalar == ")" { open -= 1 }
            return open > 0 || scalar == ")" && open == 0 || !scalar.isIn(Self.delimiters)
        }
        scanner.report(.notation(.partialSegment), at: start..<scanner.offset)
    }
}
