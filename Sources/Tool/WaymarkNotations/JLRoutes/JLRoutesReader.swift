import WaymarkCore

struct JLRoutesReader: PatternReader {
    var scanner: PatternScanner
    var parameterRanges: [ParameterRanges] = []
    private var isInGroup = false
    private var state = State.start

    /// The kind of the element before the cursor in the current segment; `start` at the beginning of the segment.
    private enum State { case start, literal, parameter, wildcard }

    init(_ text: String) { scanner = PatternScanner(text) }

    mutating func pattern() throws(PatternError) -> RoutePattern {
        begin()
        scanner.skipUnsupportedSource()
        var path = scanner.next == "/" || scanner.next == "(" ? [] : [PathNode(.separator)]
        path += sequence()
        return try finish(path: path, fragment: scanner.skip("#") ? fragment() : nil)
    }

    private mutating func sequence() -> [PathNode] {
        var nodes: [PathNode] = []
        while let scalar = scanner.next, scalar != "?", scalar != "#", scalar != ")" || !isInGroup {
            let start = scanner.offset
            guard let kind = node(scalar) else { continue }
            if kind.isOptional {
                while nodes.last?.kind == .separator { nodes.removeLast() }
            } else if nodes.last?.kind.isOptional == true, kind != .separator {
                nodes.append(PathNode(.separator, at: start..<start))
            }
            nodes.append(PathNode(kind, at: start..<scanner.offset))
        }
        return nodes
    }

    private mutating func node(_ scalar: Unicode.Scalar) -> PathNode.Kind? {
        switch scalar {
        case "/":
            scanner.advance()
            state = .start
            return .separator
        case "(": return group()
        case ")":
            scanner.skipUnopenedParenthesis()
            return nil
        case "*": return wildcard()
        case ":" where state == .start: return .parameter(parameter())
        default: return literal()
        }
    }

    private static let delimiters = ByteSet("/()*?#")

    private mutating func parameter() -> PatternParameter {
        let start = scanner.offset
        scanner.advance()
        let name = scanner.skip { !$0.isIn(Self.delimiters) }
        state = .parameter
        let parameter = parameter(start..<scanner.offset, named: name)
        // JLRoutes ignores a `#` at the end of a parameter's name.
        if scanner.scalar(at: scanner.offset + 1)?.isIn(ByteSet("/()")) ?? true { _ = scanner.skip("#") }
        return parameter
    }

    private mutating func literal() -> PathNode.Kind {
        let start = scanner.offset
        var copy = scanner
        let range = copy.skip { !$0.isIn(Self.delimiters) }
        let text = scanner.skipText(upTo: range.upperBound, decoding: .form)
        if state == .parameter || state == .wildcard {
            scanner.report(.notation(.partialSegment), at: range)
        } else if let colon = scanner.first(":", in: range), scanner.scalar(at: colon + 1)?.startsName == true {
            scanner.report(.notation(.partialSegment), at: start..<scanner.offset)
        }
        state = .literal
        return .literal(text)
    }

    /// Reads `*`, which matches the rest of a path and must be its last node.
    private mutating func wildcard() -> PathNode.Kind? {
        let range = scanner.skip { $0 == "*" }
        var copy = scanner
        copy.skip { $0 == ")" }
        let isLast = copy.isAtEnd || copy.next == "?" || copy.next == "#"
        if state != .start || range.count > 1 {
            // Suggests an escape for `*` after a literal. After a parameter, it would be a part of the parameter's
            // name.
            let suggestion: String? =
                switch state {
                case .start: "*"
                case .literal: "%2A"
                case .parameter, .wildcard: nil
                }
            scanner.report(.notation(.partialSegment), at: range, suggestion: suggestion)
        } else if !isLast {
            scanner.report(.notation(.catchAllNotLast), at: range)
        }
        state = .wildcard
        return .catchAll(CatchAll())
    }

    /// Reads an optional group of whole segments. Slashes around it may be missing, as in JLRoutes: `/user(s)/:id`
    /// matches `/user/s/7` and `/user/7`.
    private mutating func group() -> PathNode.Kind? {
        let open = scanner.offset
        guard !isInGroup else {
            scanner.skip { $0 != ")" }
            _ = scanner.skip(")")
            scanner.report(.notation(.nestedGroup), at: open..<scanner.offset)
            return nil
        }
        scanner.advance()
        let problemCount = scanner.problems.count
        (isInGroup, state) = (true, .start)
        var nodes = sequence()
        (isInGroup, state) = (false, .start)
        let isEmpty = nodes.allSatisfy { $0.kind == .separator } && scanner.problems.count == problemCount
        if scanner.closeGroup(from: open), isEmpty {
            scanner.report(.path(.emptyGroup), at: open..<scanner.offset, suggestion: "")
        }
        while nodes.last?.kind == .separator { nodes.removeLast() }
        guard let first = nodes.first else { return nil }
        if first.kind != .separator { nodes.insert(PathNode(.separator, at: open..<open), at: 0) }
        return .optional(nodes)
    }

    private mutating func fragment() -> ValuePattern? {
        let start = scanner.offset
        var copy = scanner
        let range = copy.skip { !$0.isIn(Self.delimiters) && $0 != ":" }
        let text = scanner.skipText(upTo: range.upperBound, decoding: .escapes)
        if text.isEmpty || !scanner.isAtEnd {
            scanner.move(to: scanner.end)
            scanner.report(.notation(.fragmentRoute), at: (start - 1)..<scanner.end)
        }
        return .literal(text)
    }
}

extension PathNode.Kind {
    var isOptional: Bool { if case .optional = self { true } else { false } }
}
