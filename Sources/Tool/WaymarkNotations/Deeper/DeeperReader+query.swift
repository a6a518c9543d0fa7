import WaymarkCore

extension DeeperReader {
    mutating func query() -> [QueryNode] {
        if scanner.isAtEnd || scanner.next == "#" {
            scanner.report(.query(.emptyQuery), at: (scanner.offset - 1)..<scanner.offset, suggestion: "")
            return []
        }
        var nodes: [QueryNode] = []
        repeat {
            let start = scanner.offset
            if let kind = scanner.next == "(" ? group() : item() {
                nodes.append(QueryNode(kind, at: start..<scanner.offset))
            }
            reportRestOfItem(since: start)
        } while scanner.skip("&")
        return nodes
    }

    private static let itemDelimiters = ByteSet("&()|#")

    /// Reads an optional query item `(item)`, or alternatives `(item|item)`, one of which is required.
    private mutating func group() -> QueryNode.Kind? {
        let open = scanner.offset
        scanner.advance()
        let read = alternatives { reader -> QueryNode? in
            let start = reader.scanner.offset
            guard let kind = reader.item() else { return nil }
            return QueryNode(kind, at: start..<reader.scanner.offset)
        }
        let nodes = read.compactMap(\.self)
        if scanner.next == ")" || scanner.next == "&" || scanner.isAtEnd { scanner.closeGroup(from: open) }
        guard nodes.count == 1, case .item(var item) = nodes[0].kind else {
            return nodes.isEmpty ? nil : .alternatives(nodes.map { [$0] })
        }
        if case .parameter(var parameter) = item.value {
            parameter.presence = .lenient
            item.value = .parameter(parameter)
        }
        return .item(item)
    }

    private mutating func item() -> QueryNode.Kind? {
        let start = scanner.offset
        guard let scalar = scanner.next, !scalar.isIn(Self.itemDelimiters) else {
            if scanner.next != "(" { scanner.report(.query(.emptyItem), at: start..<start) }
            return nil
        }
        return dialect == .named ? namedItem(start) : positionalItem(start)
    }

    /// Reads a query item `:name` or `:int(name)`.
    private mutating func namedItem(_ start: Int) -> QueryNode.Kind? {
        guard scanner.next == ":" else {
            let range = scanner.skip { !$0.isIn(Self.itemDelimiters) }
            let text = scanner.string(range)
            scanner.report(.notation(.invalidItem), at: range, suggestion: text.isUnrestrictedName ? ":" + text : nil)
            return nil
        }
        let parameter = parameter(upTo: Self.itemDelimiters)
        guard let name = parameter.name else {
            scanner.report(.query(.missingItemName), at: start..<scanner.offset)
            return nil
        }
        return .item(QueryItemPattern(name: name, value: .parameter(parameter)))
    }

    /// Reads a query item `name=:int`.
    private mutating func positionalItem(_ start: Int) -> QueryNode.Kind? {
        var copy = scanner
        let range = copy.skip { !$0.isIn(Self.itemDelimiters) }
        guard let equals = scanner.first("=", in: range), scanner.ascii(at: equals + 1) == ":", equals > start else {
            scanner.move(to: range.upperBound)
            let text = scanner.string(range)
            let suggestion = text.isUnrestrictedName ? text + "=:string" : nil
            scanner.report(.notation(.invalidItem), at: range, suggestion: suggestion)
            return nil
        }
        let name = scanner.skipText(upTo: equals, decoding: .escapes)
        scanner.move(to: range.upperBound)
        let type = (equals + 2)..<range.upperBound
        // As Deeper documents, a type with the same name as its query item, as in `id=:id`, accepts any string.
        let isAnyText = scanner.string(type) == name && DeeperDialect.types.type(name) == name
        let parameter = positional(equals + 1, type: type, isAnyText: isAnyText)
        return .item(QueryItemPattern(name: name, value: .parameter(parameter)))
    }

    private mutating func reportRestOfItem(since start: Int) {
        guard let scalar = scanner.next, scalar != "&", scalar != "#" else { return }
        let rest = scanner.skip { $0 != "&" && $0 != "#" }
        switch scalar {
        case "|":
            let range = start..<scanner.offset
            scanner.report(.text(.strayBar), at: range, suggestion: "(" + scanner.string(range) + ")")
        case ")": scanner.report(.text(.unopenedParenthesis), at: rest, suggestion: "")
        default: scanner.report(.notation(.invalidItem), at: start..<scanner.offset)
        }
    }

    mutating func parameter(upTo delimiters: ByteSet) -> PatternParameter {
        let start = scanner.offset
        scanner.advance()
        let word = scanner.skip { !$0.isIn(delimiters) }
        guard dialect == .named else { return positional(start, type: word) }
        guard scanner.skip("(") else { return parameter(start..<scanner.offset, named: word) }
        let name = scanner.skip { !$0.isIn(delimiters) }
        scanner.closeGroup(from: start)
        return parameter(
            start..<scanner.offset, named: name.isEmpty ? nil : name, typed: (word, DeeperDialect.types))
    }

    /// Creates a parameter such as `:int`. Its name is its position among the parameters: `0`, `1`, and so on.
    private mutating func positional(_ start: Int, type: Range<Int>, isAnyText: Bool = false) -> PatternParameter {
        var parameter = parameter(
            start..<scanner.offset, named: nil, typed: isAnyText ? nil : (type, DeeperDialect.types))
        parameter.name = String(position)
        parameterRanges[parameterRanges.count - 1].name = parameter.name
        position += 1
        return parameter
    }
}
