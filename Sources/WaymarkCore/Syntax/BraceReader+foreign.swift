// Notations that people bring from other libraries. They would all be legal literal text, and none is meant so.

extension BraceReader {
    /// Reads a parameter in the notation of another library, reports it, and takes it for what it means there.
    ///
    /// - Parameter isItem: Whether it stands for a whole query item, name and value.
    mutating func foreignParameter(isItem: Bool = false) -> Parameter? {
        switch scanner.next {
        case ":": colonParameter(isItem: isItem)
        case "<": angleParameter()
        default: nil
        }
    }

    /// `:id`, also `:id{int}` and `:id(\d+)`.
    private mutating func colonParameter(isItem: Bool) -> Parameter? {
        let start = scanner.offset
        switch scanner.previous {
        case "/", "[", "(", "|", "=", "&", "?", "#": break
        default: return nil
        }
        scanner.advance()
        guard scanner.next?.startsName == true, let name = scanner.skipName().map({ scanner.string($0) }) else {
            scanner.move(to: start)
            return nil
        }
        var type = ""
        if scanner.next == "{" || scanner.next == "(", let close = closer(of: scanner.offset) {
            if scanner.next == "{" { type = ": " + scanner.string((scanner.offset + 1)..<close) }
            scanner.move(to: close + 1)
        }
        let suggestion = (isItem ? name + "={" : "{") + name + type + "}"
        scanner.report(.text(.foreignNotation), at: start..<scanner.offset, suggestion: suggestion)
        return Parameter(name)
    }

    /// `<id>`, also `<int:id>` and `<id: Int>`.
    private mutating func angleParameter() -> Parameter? {
        let start = scanner.offset
        scanner.advance()
        let content = scanner.string(scanner.skip { $0.continuesName || $0 == ":" || $0 == " " })
        let parts = content.split(separator: ":", omittingEmptySubsequences: false).map { $0.filter { $0 != " " } }
        guard scanner.skip(">"), parts.count <= 2, parts.allSatisfy({ !$0.isEmpty }) else {
            scanner.move(to: start)
            return nil
        }
        let first = parts[0]
        let second = parts.count == 2 ? parts[1] : "String"
        let (name, type) = Self.angleTypes[first].map { (second, $0) } ?? (first, second)
        let suggestion = parts.count == 1 ? "{" + first + "}" : "{" + name + ": " + type + "}"
        scanner.report(.text(.foreignNotation), at: start..<scanner.offset, suggestion: suggestion)
        return Parameter(parts.count == 1 ? first : name)
    }

    /// What stands before the name in `<int:id>`, and what it is called here.
    private static let angleTypes = [
        "string": "String", "int": "Int", "float": "Double", "uuid": "UUID", "path": "**",
    ]

    /// Reads, and reports, what makes `{id}?` optional and repeats `{id}+` elsewhere.
    mutating func skipForeignModifier(of node: PathNode) {
        guard node.takesForeignModifier else { return }
        let range = scanner.skip { $0 == "+" || $0 == "*" }
        if !range.isEmpty {
            reportRepetition(range, of: node)
        } else if scanner.next == "?", endsSegment(at: scanner.offset + 1) {
            reportOptional(node)
        }
    }

    private mutating func reportRepetition(_ range: Range<Int>, of node: PathNode) {
        let marks = scanner.string(range)
        guard isWholeSegment(node.range.lowerBound..<range.upperBound), case .parameter(let parameter) = node.kind,
            let name = parameter.name
        else {
            return scanner.report(.text(.foreignNotation), at: range, suggestion: marks == "+" ? "%2B" : nil)
        }
        let suggestion = "{" + name + (marks.contains("+") ? ": **+}" : ": **}")
        let range = node.range.lowerBound..<range.upperBound
        scanner.report(.text(.foreignNotation), at: range, suggestion: suggestion)
    }

    private mutating func reportOptional(_ node: PathNode) {
        let mark = scanner.offset
        scanner.advance()
        if case .optional = node.kind {
            return scanner.report(.text(.foreignNotation), at: mark..<scanner.offset, suggestion: "")
        }
        reportNeedOfGroup(.text(.foreignNotation), around: scanner.string(node.range), at: node.range.lowerBound)
    }

    /// Reports something, from a place to the cursor, that has to be written as an optional group, together with the
    /// slash if it is a whole segment.
    mutating func reportNeedOfGroup(_ kind: RouteProblem.Kind, around text: String, at start: Int) {
        let isWhole = isWholeSegment(start..<scanner.offset)
        let range = (isWhole ? start - 1 : start)..<scanner.offset
        scanner.report(kind, at: range, suggestion: (isWhole ? "[/" : "[") + text + "]")
    }
}

// MARK: Neighbours

extension BraceReader {
    /// Whether a range has a slash before it, and the end of a segment after it.
    private func isWholeSegment(_ range: Range<Int>) -> Bool {
        scanner.ascii(at: range.lowerBound - 1) == "/" && scanner.ascii(at: range.lowerBound - 2) != "/"
            && endsSegment(at: range.upperBound)
    }

    /// Whether what stands at an offset is the end of a segment.
    private func endsSegment(at offset: Int) -> Bool {
        switch scanner.scalar(at: offset) {
        case nil, "/", "]", ")", "|", "?", "#": true
        default: false
        }
    }
}

extension PathNode {
    fileprivate var takesForeignModifier: Bool {
        switch kind {
        case .parameter, .optional, .alternatives: true
        case .catchAll(let run): run.name != nil
        case .separator, .literal, .wildcard: false
        }
    }
}
