import WaymarkCore

struct DeeperReader: PatternReader {
    let dialect: DeeperDialect
    var scanner: PatternScanner
    var parameterRanges: [ParameterRanges] = []
    /// The position of the next parameter among all parameters, which is its name in the positional notation.
    var position = 0
    var depth = 0

    mutating func pattern() throws(PatternError) -> RoutePattern {
        scanner.skipLeadingSpace()
        scanner.skipUnsupportedSource()
        var all = choices()
        if dialect == .named { all = all.map(\.acceptingPrefixes) }
        let path = all.count == 1 ? all[0] : Self.nodes(.alternatives(all), at: 0..<scanner.offset)
        return try finish(path: path, query: scanner.skip("?") ? query() : [])
    }

    private static let delimiters = ByteSet("/()|?#")

    /// Reads alternatives separated by `|`. The parameters of each are numbered from the same position.
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

    private mutating func choices() -> [[PathNode]] {
        let start = scanner.offset
        let all = alternatives { $0.sequence() }
        if all.count > 1, all.contains(where: \.isEmpty), !hasProblem(since: start) {
            scanner.report(.path(.emptyAlternative), at: start..<scanner.offset)
        }
        return all
    }

    /// Reads segments separated by any number of slashes.
    private mutating func sequence() -> [PathNode] {
        var nodes: [PathNode] = []
        while let scalar = scanner.next, scalar != "|", scalar != "?", scalar != "#", scalar != ")" || depth == 0 {
            if scanner.skip("/") { continue }
            if scalar == ")" {
                scanner.skipUnopenedParenthesis()
                continue
            }
            let start = scanner.offset
            let kind = segment(scalar)
            reportRestOfSegment(since: start)
            if let kind { nodes += Self.nodes(kind, at: start..<scanner.offset) }
        }
        return nodes
    }

    /// Returns a segment with its slash, or a group. A slash that begins all alternatives moves before the group:
    /// `(/a|/b)` becomes `/(a|b)`.
    static func nodes(_ kind: PathNode.Kind, at range: Range<Int>) -> [PathNode] {
        let slash = PathNode(.separator, at: range.lowerBound..<range.lowerBound)
        switch kind {
        case .separator, .literal, .parameter, .wildcard, .catchAll: return [slash, PathNode(kind, at: range)]
        case .alternatives(let all) where all.allSatisfy { $0.first?.kind == .separator }:
            return [slash, PathNode(.alternatives(all.map { Array($0.dropFirst()) }), at: range)]
        case .optional, .alternatives: return [PathNode(kind, at: range)]
        }
    }

    private mutating func segment(_ scalar: Unicode.Scalar) -> PathNode.Kind? {
        switch scalar {
        case "(": group()
        case ":": .parameter(parameter(upTo: Self.delimiters))
        default: text()
        }
    }

    private mutating func text() -> PathNode.Kind {
        var copy = scanner
        let range = copy.skip { !$0.isIn(Self.delimiters) }
        let source = scanner.string(range)
        let text = scanner.skipText(upTo: range.upperBound, decoding: .escapes)
        if source == "*" { return .catchAll(DeeperWriter.any) }
        if let star = scanner.first("*", in: range) {
            let isRun = source.allSatisfy { $0 == "*" }
            scanner.report(
                .notation(.partialSegment), at: isRun ? range : star..<(star + 1), suggestion: isRun ? "*" : "%2A")
        }
        return .literal(text)
    }

    private mutating func group() -> PathNode.Kind? {
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

    /// Reports characters that directly follow a segment, such as `(b)` in `a(b)`.
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

extension [PathNode] {
    /// The path in which any prefix of an optional group at the end matches: `[/a/b]` becomes `[/a[/b]]`.
    fileprivate var acceptingPrefixes: [PathNode] {
        guard let last, case .optional(let nodes) = last.kind else { return self }
        return dropLast() + [PathNode(.optional(nodes.withOptionalEnds), at: last.range)]
    }

    /// The path with nested optional ends, such as `/a[/b[/c]]` for `/a/b/c`.
    ///
    /// A catch-all stays with the following segments, because they determine its end.
    private var withOptionalEnds: [PathNode] {
        let segments = segments
        guard segments.count < BraceSyntax.depthLimit else { return self }
        let start = segments.firstIndex { if case .catchAll = $0.last?.kind { true } else { false } } ?? segments.count
        var rest = [[PathNode]](segments[start...])
        for segment in segments[..<start].reversed() {
            let isWrapped = rest.allSatisfy { if case .optional = $0.last?.kind { true } else { false } }
            let end = PathNode(.optional(rest.flatMap(\.self)), at: rest.first?.last?.range ?? 0..<0)
            rest = [segment] + (isWrapped ? rest : [[end]])
        }
        return rest.flatMap(\.self)
    }

    /// The pieces of the path: each segment with the slash before it, and each group or alternative without a slash.
    private var segments: [[PathNode]] {
        reduce(into: []) { segments, node in
            if segments.last?.last?.kind == .separator {
                segments[segments.count - 1].append(node)
            } else {
                segments.append([node])
            }
        }
    }
}
