extension BraceReader {
    mutating func path(from source: LinkSource?) -> [PathNode] {
        if scanner.next == "^" { _ = foreign(in: .path) }
        if source == nil { skipBase() }
        let start = scanner.offset
        let isMissingSlash = scanner.next.map { !$0.isIn(ByteSet("/[(?#")) } ?? false
        var nodes = sequence(upTo: scanner.end, until: ByteSet("?#"))
        while skipOptionalLiteral(after: nodes) { nodes += sequence(upTo: scanner.end, until: ByteSet("?#")) }
        if isMissingSlash {
            reportMissingSlash(at: start..<scanner.offset, from: source)
            if nodes.first?.kind != .separator { nodes.insert(PathNode(.separator, at: start..<start), at: 0) }
        }
        return nodes
    }

    /// Reports a path without a leading slash. The reported range ends before the first other problem of the path, so
    /// that suggestions do not overlap. If that problem is at the start, its suggestion gets the slash.
    private mutating func reportMissingSlash(at range: Range<Int>, from source: LinkSource?) {
        let others = problems(in: range)
        var text = corrected(range) ?? scanner.string(range)
        // The corrected path, such as that of `{/:id}` or `{?q}`, can already begin with `/`, `?` or `#`.
        if let first = text.unicodeScalars.first, first.isIn(ByteSet("/?#")) || text.hasPrefix("[/") { return }
        let slash = source != nil ? "//" : String(text.prefix { $0 != "/" }).isLikelyHost ? "https://" : "/"
        let end = others.map { $0.range.lowerBound }.min() ?? range.upperBound
        guard end > range.lowerBound else {
            scanner.prefixSuggestion(at: range.lowerBound, with: slash)
            return scanner.report(.path(.missingSlash), at: range)
        }
        if end < range.upperBound { text = scanner.string(range.lowerBound..<end) }
        // A scheme such as `{scheme}://` has no equivalent in Waymark's syntax.
        if text.holds("://") {
            return scanner.report(.path(.missingSlash), at: range.lowerBound..<end)
        }
        // Suggests `/a` for `~/a`, and `**` for a lone `*`, because `*` matches every path in other notations.
        scanner.report(
            .path(.missingSlash), at: range.lowerBound..<end,
            suggestion: text.hasPrefix("~/") ? String(text.dropFirst()) : slash + (text == "*" ? "**" : text))
    }

    private mutating func sequence(upTo limit: Int, until end: ByteSet = ByteSet("")) -> [PathNode] {
        var nodes: [PathNode] = []
        if depth == 0 { nodes.reserveCapacity(8) }
        while scanner.offset < limit, let scalar = scanner.next, !scalar.isIn(end), !isAtQueryWithAmpersand {
            let start = scanner.offset
            guard let kind = node(scalar, upTo: limit) else { continue }
            let node = PathNode(kind, at: start..<scanner.offset)
            skipForeignModifier(of: node)
            nodes.append(node)
        }
        return nodes
    }

    /// Reads one literal, parameter or other element. Returns `nil` after reporting invalid syntax.
    private mutating func node(_ scalar: Unicode.Scalar, upTo limit: Int) -> PathNode.Kind? {
        switch scalar {
        case "/" where scanner.problems.isEmpty && scanner.peek(1) != "?":
            scanner.advance()
            return .separator
        case "]", ")", "}", "|":
            reportStray(scalar)
            return nil
        case "?", "#":
            reportQueryInGroup(upTo: limit)
            return nil
        default: break
        }
        let start = scanner.offset
        if let kind = foreign(in: .path) { return kind }
        // The call above can skip a notation, such as `{?q}`, without returning a node.
        if scanner.offset > start { return nil }
        return switch scalar {
        case "{": isAtForeignGroup() ? optional() : pathParameter()
        case "*": stars()
        case "[": optional()
        case "(": alternatives()
        case "/": scanner.skip("/") ? .separator : nil
        default: literal(upTo: limit)
        }
    }

    /// Reads a literal up to a bracket, a slash, or a notation of another library, such as `:id`.
    private mutating func literal(upTo limit: Int) -> PathNode.Kind {
        var text = ""
        repeat {
            text += scanner.skipLiteral(until: .endOfText.union(ForeignSpelling.startsInText))
            guard let scalar = scanner.next, scalar.isIn(ForeignSpelling.startsInText), scanner.offset < limit,
                foreignPart(isPath: true) == nil, !isAtQueryWithAmpersand
            else { break }
            text += scanner.skipCharacter()
        } while true
        return .literal(text)
    }

    private mutating func stars() -> PathNode.Kind {
        let range = scanner.skip { $0 == "*" }
        if range.count > 2 { scanner.report(.path(.unknownWildcard), at: range, suggestion: "**") }
        let kind: PathNode.Kind = range.count == 1 ? .wildcard : .catchAll(catchAllMarks())
        let marks = scanner.skip { $0 == "+" || $0 == "!" || $0 == "*" }
        if !marks.isEmpty { scanner.report(.parameter(.unknownModifier), at: marks, suggestion: "") }
        return kind
    }

    mutating func catchAllMarks() -> CatchAll {
        let minimum = scanner.skip("+") ? 1 : 0
        return CatchAll(minimum: minimum, stopsAtFirstHit: scanner.skip("!"))
    }

    /// Reads an optional group. Braces, as in `{/:id/edit}` and `{.:format}?`, are those of Express or URLPattern.
    private mutating func optional() -> PathNode.Kind? {
        let open = scanner.offset
        let isForeign = scanner.next == "{"
        guard let close = openGroup() else { return nil }
        let nodes = sequence(upTo: close)
        closeGroup(at: close)
        if isForeign {
            reportForeignBraces(around: (open + 1)..<close, holding: nodes)
        } else if nodes.isEmpty {
            reportEmpty(open..<scanner.offset)
        }
        return nodes.isEmpty ? nil : .optional(nodes)
    }

    private mutating func alternatives() -> PathNode.Kind? {
        let open = scanner.offset
        guard let close = openGroup() else { return nil }
        var all: [(nodes: [PathNode], range: Range<Int>)] = []
        repeat {
            let start = scanner.offset
            let nodes = sequence(upTo: close, until: ByteSet("|"))
            all.append((nodes, start..<scanner.offset))
        } while scanner.offset < close && scanner.skip("|")
        closeGroup(at: close)
        // `(s)?` is optional in regular expressions. A later `=` shows that the `?` begins a query.
        if all.count == 1, scanner.next == "?", !scanner.string(scanner.offset..<scanner.end).holds("=") {
            scanner.advance()
        }
        checkAlternatives(all, in: open..<scanner.offset)
        let nodes = all.map { $0.nodes }.filter { !$0.isEmpty }
        return nodes.isEmpty ? nil : .alternatives(nodes)
    }

    private mutating func checkAlternatives(_ all: [(nodes: [PathNode], range: Range<Int>)], in range: Range<Int>) {
        if all.count == 1, reportForeignGroup(range, around: all[0].range) { return }
        guard all.count == 1 || all.contains(where: { $0.range.isEmpty }), !hasProblem(in: range) else { return }
        let full = all.map { $0.range }.filter { !$0.isEmpty }.map { scanner.string($0) }
        if full.isEmpty { return reportEmpty(range) }
        if full.count == all.count, let texts = ForeignType.texts(full[0], separator: ",") {
            return scanner.report(.path(.singleAlternative), at: range, suggestion: "(" + texts + ")")
        }
        if full.count == all.count, scanner.ascii(at: range.lowerBound - 1)?.continuesName == true,
            scanner.previous == ")", all[0].nodes.contains(where: { $0.isParameter })
        {
            // In OData, such parentheses are literal, as in `/Orders({id})`.
            return scanner.report(.path(.singleAlternative), at: range, suggestion: "%28" + full[0] + "%29")
        }
        let group = full.count == 1 ? full[0] : "(" + full.joined(separator: "|") + ")"
        reportMissingGroup(
            .path(full.count < all.count ? .emptyAlternative : .singleAlternative), around: group,
            at: range.lowerBound)
    }

    private mutating func reportEmpty(_ range: Range<Int>) {
        if !hasProblem(in: range) { scanner.report(.path(.emptyGroup), at: range, suggestion: "") }
    }

    func hasProblem(in range: Range<Int>) -> Bool {
        scanner.problems.contains { range.contains($0.range.lowerBound) }
    }

    /// Moves the cursor into a group and returns the offset of its closing bracket. Returns `nil` after reporting and
    /// skipping an unclosed bracket or a group that is nested too deeply.
    mutating func openGroup() -> Int? {
        let open = scanner.offset
        guard let close = closer(of: open) else {
            reportUnclosed()
            return nil
        }
        guard depth < BraceSyntax.depthLimit else {
            scanner.move(to: close + 1)
            scanner.report(.text(.nestingTooDeep), at: open..<scanner.offset)
            return nil
        }
        depth += 1
        scanner.advance()
        return close
    }

    mutating func closeGroup(at close: Int) {
        depth -= 1
        scanner.move(to: close + 1)
    }

    /// Reports and skips an unclosed bracket. The problem's range extends to the query, the fragment or the end.
    mutating func reportUnclosed() {
        let open = scanner.offset
        guard let bracket = scanner.advance().flatMap(Bracket.init(opening:)) else { return }
        hasUnclosedAlternatives = hasUnclosedAlternatives || bracket == .parenthesis
        guard scanner.hasRoom else { return }
        var copy = scanner
        copy.skip { $0 != "?" && $0 != "#" }
        let range = open..<copy.offset
        let suggestion = scanner.string(range) + String(bracket.facts.closing)
        scanner.report(.text(bracket.facts.unclosed), at: range, suggestion: suggestion)
    }

    /// Reports and skips a closing bracket without an opening one, or a `|` outside parentheses.
    mutating func reportStray(_ scalar: Unicode.Scalar) {
        let start = scanner.offset
        scanner.advance()
        if scalar == "|", hasUnclosedAlternatives { return }
        let problem = Bracket(closing: scalar)?.facts.unopened ?? .strayBar
        scanner.report(.text(problem), at: start..<scanner.offset, suggestion: scalar.percentEncoded)
    }

    private mutating func reportQueryInGroup(upTo limit: Int) {
        let start = scanner.offset
        if scanner.previous == "[", scanner.next == "?", limit + 1 == scanner.end,
            let items = optionalItems(scanner.string((start + 1)..<limit))
        {
            scanner.report(.path(.queryInGroup), at: (start - 1)..<(limit + 1), suggestion: "?" + items)
        } else {
            scanner.report(.path(.queryInGroup), at: start..<limit)
        }
        scanner.move(to: limit)
    }
}

extension PathNode {
    fileprivate var isParameter: Bool { if case .parameter = kind { true } else { false } }
}

extension ByteSet {
    fileprivate static let endOfText = ByteSet("/{}[]()*|?#")
}
