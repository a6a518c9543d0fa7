extension BraceReader {
    mutating func query() -> [QueryNode] {
        let start = scanner.offset
        guard !scanner.isAtEnd, scanner.next != "#" else {
            scanner.report(.query(.emptyQuery), at: (start - 1)..<start, suggestion: "")
            return []
        }
        return items(upTo: scanner.end, until: ByteSet("#"))
    }

    mutating func fragment() -> ValuePattern? {
        let start = scanner.offset
        if scanner.isAtEnd {
            scanner.report(.query(.emptyFragment), at: (start - 1)..<start, suggestion: "")
            return nil
        }
        if hasPathInFragment {
            scanner.report(.query(.pathInFragment), at: start..<scanner.end, suggestion: "{route}")
            scanner.move(to: scanner.end)
            return nil
        }
        let value: ValuePattern
        if let parameter = foreignParameter(in: .fragment, upTo: scanner.end) {
            value = .parameter(parameter)
        } else if scanner.next == "{" {
            value = .parameter(braces(in: .fragment).parameter)
        } else {
            value = .literal(scanner.skipLiteral(until: ByteSet("{?")))
        }
        if !scanner.isAtEnd { reportRest(ofFragmentFrom: start) }
        return value
    }

    private mutating func items(upTo limit: Int, until end: ByteSet) -> [QueryNode] {
        var nodes: [QueryNode] = []
        repeat {
            skipMarkup()
            let start = scanner.offset
            let itemEnd = itemEnd(upTo: limit, until: end)
            if start == itemEnd {
                reportEmptyItem(upTo: limit)
            } else if let kind = node(upTo: itemEnd) {
                nodes.append(QueryNode(kind, at: start..<scanner.offset))
            }
            if scanner.offset < itemEnd { reportRest(of: start..<itemEnd) }
            scanner.move(to: itemEnd)
        } while scanner.offset < limit && scanner.skip("&")
        return nodes
    }

    /// Returns the end of the query item at the cursor. An `&` within brackets does not end the item.
    private mutating func itemEnd(upTo limit: Int, until end: ByteSet) -> Int {
        var copy = scanner
        while copy.offset < limit, let scalar = copy.next, scalar != "&", !scalar.isIn(end) {
            if scalar == "\\" { copy.advance() }
            if Bracket(opening: scalar) != nil, let close = closer(of: copy.offset) { copy.move(to: close) }
            copy.advance()
        }
        return min(copy.offset, limit)
    }

    private mutating func node(upTo end: Int) -> QueryNode.Kind? {
        switch scanner.next {
        case "(":
            let kind = alternatives()
            if kind != nil, scanner.offset < end, scanner.next != ")" {
                scanner.report(.query(.missingAmpersand), at: scanner.offset..<scanner.offset, suggestion: "&")
                scanner.move(to: end)
            }
            return kind
        case "{":
            if skipURITemplate(in: .item) { return nil }
            return itemWithoutName(upTo: end)
        case "[", "]", ")", "}", "|": return nil
        case "*":
            reportWildcard(suggestion: nil)
            return nil
        default:
            let start = scanner.offset
            if let parameter = foreignParameter(in: .item, upTo: end) {
                return .item(
                    QueryItemPattern(name: scanner.string(start..<scanner.offset), value: .parameter(parameter)))
            }
            return item(upTo: end)
        }
    }

    private mutating func alternatives() -> QueryNode.Kind? {
        let open = scanner.offset
        guard let close = openGroup() else { return nil }
        var all: [[QueryNode]] = []
        if scanner.offset == close {
            scanner.report(.path(.emptyGroup), at: open..<(close + 1), suggestion: "")
        } else {
            repeat {
                all.append(items(upTo: close, until: ByteSet("|")))
            } while scanner.offset < close && scanner.skip("|")
            if all.count == 1 {
                let inner = scanner.string((open + 1)..<close)
                scanner.report(.path(.singleAlternative), at: open..<(close + 1), suggestion: inner)
            }
        }
        closeGroup(at: close)
        all.removeAll { $0.isEmpty }
        return all.isEmpty ? nil : .alternatives(all)
    }

    private mutating func item(upTo end: Int) -> QueryNode.Kind? {
        let start = scanner.offset
        let name = scanner.skipLiteral(until: .endOfName)
        if scanner.next == "{" {
            scanner.report(.query(.parameterInItemName), at: start..<end)
            scanner.move(to: end)
            return nil
        }
        guard scanner.skip("=") else { return .item(QueryItemPattern(name: name, value: nil)) }
        let value = value(upTo: end)
        if name.isEmpty { reportMissingName(of: value, at: start..<scanner.offset) }
        return value.map { .item(QueryItemPattern(name: name, value: $0)) }
    }

    private mutating func itemWithoutName(upTo end: Int) -> QueryNode.Kind? {
        let start = scanner.offset
        let parameter = braces(in: .query).parameter
        if scanner.offset < end {
            scanner.report(.query(.parameterInItemName), at: start..<end)
            scanner.move(to: end)
        } else {
            reportMissingName(of: .parameter(parameter), at: start..<end)
        }
        return nil
    }

    private mutating func value(upTo end: Int) -> ValuePattern? {
        if let parameter = foreignParameter(in: .value, upTo: end) { return .parameter(parameter) }
        switch scanner.next {
        case "{" where scanner.offset < end: return .parameter(braces(in: .query).parameter)
        case "*":
            reportWildcard(suggestion: "{: String}")
            return nil
        case "(": return choices()
        default:
            let start = scanner.offset
            let text = scanner.skipLiteral(until: .endOfText)
            let raw = scanner.string(start..<scanner.offset)
            if scanner.offset == end, ParameterTypes.isBuiltIn(raw) {
                scanner.report(.parameter(.typeAsText), at: start..<end, suggestion: "{: " + raw + "}")
            }
            return .literal(text)
        }
    }

    /// Reports `lang=(en|de)`: in Waymark's own syntax, this is `lang={: en|de}`.
    private mutating func choices() -> ValuePattern? {
        let open = scanner.offset
        guard let close = closer(of: open) else { return nil }
        let inner = scanner.string((open + 1)..<close)
        scanner.move(to: close + 1)
        let suggestion = inner.isParameterName ? "{" + inner + "}" : "{: " + inner + "}"
        scanner.report(.query(.groupInQuery), at: open..<scanner.offset, suggestion: suggestion)
        return nil
    }

    /// Reports an empty query item, as in `a&&b`, and suggests to remove one `&`.
    private mutating func reportEmptyItem(upTo limit: Int) {
        let offset = scanner.offset
        let isLast = scanner.next != "&" || offset >= limit
        let range = isLast && scanner.previous == "&" ? (offset - 1)..<offset : offset..<(isLast ? offset : offset + 1)
        scanner.report(.query(.emptyItem), at: range, suggestion: range.isEmpty ? nil : "")
    }

    private mutating func reportMissingName(of value: ValuePattern?, at range: Range<Int>) {
        var suggestion: String?
        if case .parameter(let parameter) = value, let name = parameter.name {
            suggestion = name + "=" + BraceWriter.text(parameter)
        }
        scanner.report(.query(.missingItemName), at: range, suggestion: suggestion)
    }

    private mutating func reportWildcard(suggestion: String?) {
        let stars = scanner.skip { $0 == "*" }
        scanner.report(.query(.wildcardInQuery), at: stars, suggestion: suggestion)
    }

    private mutating func reportRest(of item: Range<Int>) {
        let offset = scanner.offset
        guard let scalar = scanner.next else { return }
        switch scalar {
        case "?": reportQuestionMark(in: item)
        case "]", ")", "}", "|": reportStray(scalar)
        case "[" where reportBrackets(in: item): break
        case "{" where skipURITemplate(in: .value): break
        case "[", "(":
            if let close = closer(of: offset) {
                let inner = scanner.string((offset + 1)..<close)
                var suggestion = scalar == "[" ? optionalItems(inner) : nil
                if offset > item.lowerBound { suggestion = suggestion.map { "&" + $0 } }
                if scanner.previous == "=", inner.isParameterName { suggestion = "{" + inner + "}" }
                scanner.report(.query(.groupInQuery), at: offset..<(close + 1), suggestion: suggestion)
            } else {
                reportUnclosed()
            }
        default: if !hasProblem(in: item) { scanner.report(.query(.partialValue), at: item) }
        }
    }
}

extension ByteSet {
    fileprivate static let endOfText = ByteSet("&#{}[]()|*?")
    fileprivate static let endOfName = endOfText.union(ByteSet("="))
}
