struct BraceContent {
    enum Component {
        case path
        case query
        case fragment
    }

    let component: Component
    /// The offset of the closing brace, or the end of an unclosed parameter.
    let close: Int
    var ranges: ParameterRanges
    var parameter = PatternParameter(nil)
    var catchAll: CatchAll?

    var isUnclosed: Bool { close == ranges.range.upperBound }
}

extension BraceReader {
    mutating func pathParameter() -> PathNode.Kind {
        let content = braces(in: .path)
        // An unclosed brace without a name is read as a literal: a parameter could be invalid beside the next one.
        if content.isUnclosed, content.parameter.name == nil { return .literal("{") }
        return content.catchAll.map { .catchAll($0) } ?? .parameter(content.parameter)
    }

    /// Reads `{…}` and moves the cursor after it, even if the content is invalid.
    mutating func braces(in component: BraceContent.Component) -> BraceContent {
        let open = scanner.offset
        guard let close = closer(of: open) else { return unclosedBrace(in: component) }
        scanner.advance()
        var content = BraceContent(component: component, close: close, ranges: ParameterRanges(open..<(close + 1)))
        let known = scanner.problems.count
        readContent(into: &content)
        scanner.move(to: close + 1)
        if scanner.problems.count == known { checkName(of: content) }
        if scanner.problems.count == known { check(content) }
        // In a path, `?` and defaults are errors, which are reported above.
        if component == .path { content.parameter.presence = .required }
        content.catchAll?.name = content.parameter.name
        if content.parameter.name != nil || content.catchAll == nil { parameterRanges.append(content.ranges) }
        return content
    }

    /// Reads a brace that is not closed, up to the first character that cannot be part of a parameter.
    private mutating func unclosedBrace(in component: BraceContent.Component) -> BraceContent {
        let open = scanner.offset
        scanner.advance()
        let name = scanner.skipName()
        let blanks = scanner.offset
        scanner.skipBlanks()
        if scanner.skip(":") {
            scanner.skipBlanks()
            scanner.skip { $0.continuesName }
        } else {
            scanner.move(to: blanks)
        }
        let range = open..<scanner.offset
        let isDoubled = name == nil && scanner.next == "{" && closer(of: scanner.offset) != nil
        scanner.report(
            .text(.unclosedBrace), at: range,
            suggestion: name == nil ? isDoubled ? "" : nil : scanner.string(range) + "}")
        var content = BraceContent(component: component, close: range.upperBound, ranges: ParameterRanges(range))
        content.parameter.name = name.map { scanner.string($0) }
        return content
    }

    /// Reads the content of braces, such as `page: Int = 1`, which needs at least a name, a `?`, a type or a default.
    private mutating func readContent(into content: inout BraceContent) {
        scanner.skipBlanks()
        if scanner.offset == content.close {
            let suggestion = content.component == .path ? "*" : nil
            return scanner.report(.parameter(.empty), at: content.ranges.range, suggestion: suggestion)
        }
        guard readName(into: &content) else { return }
        scanner.skipBlanks()
        if scanner.skip("?") { content.parameter.presence = .optional }
        scanner.skipBlanks()
        if scanner.skip(":") {
            guard readType(into: &content) else { return }
        } else if content.ranges.name == nil {
            return reportInvalidName(content)
        }
        let blanks = scanner.skipBlanks()
        if scanner.skip("=") { readDefault(into: &content) }
        scanner.skipBlanks()
        guard scanner.offset < content.close else { return }
        if content.ranges.typeRange == nil, content.ranges.defaultRange == nil { return reportInvalidName(content) }
        let type = content.ranges.defaultRange == nil && content.catchAll == nil ? content.ranges.typeRange : nil
        let isInType = !blanks.isEmpty && type?.upperBound == blanks.lowerBound
        if isInType, reportBlanksInType(blanks, content) { return }
        scanner.report(.parameter(.unknownModifier), at: scanner.offset..<content.close, suggestion: "")
    }

    /// Reports white space within a listed literal, as in `en us|de`, or within an unknown type, as in `try Int`.
    /// Returns `false` after a built-in type, as in `Int x`.
    private mutating func reportBlanksInType(_ blanks: Range<Int>, _ content: BraceContent) -> Bool {
        switch content.parameter.type.kind {
        case .named(let name) where !scanner.string(scanner.offset..<content.close).holds("|"):
            if ParameterTypes.isBuiltIn(name) { return false }
            reportInvalidType(from: blanks.lowerBound - name.utf8.count, upTo: content.close)
        case .named, .oneOf: scanner.report(.text(.whiteSpace), at: blanks, suggestion: "%20")
        }
        return true
    }

    /// Reads the name of a parameter. Returns `false` after reporting invalid punctuation, as in `{*rest}` and `{id!}`.
    private mutating func readName(into content: inout BraceContent) -> Bool {
        let isMark: (Unicode.Scalar) -> Bool = { $0 == "*" || $0 == "." || $0 == "+" || $0 == "!" || $0 == "…" }
        let marksBefore = scanner.skip(while: isMark)
        if let range = scanner.skipName() {
            content.parameter.name = scanner.string(range)
            content.ranges.name = content.parameter.name
            content.ranges.nameRange = range
        }
        let marksBehind = scanner.skip(while: isMark)
        if marksBefore.isEmpty && marksBehind.isEmpty { return true }
        let marks = scanner.string(marksBefore) + scanner.string(marksBehind)
        scanner.skipBlanks()
        guard scanner.offset == content.close, let name = content.ranges.name else {
            reportInvalidName(content)
            return false
        }
        let suggestion: String? =
            switch content.component {
            case _ where marks == "!": "{" + name + "}"
            case .path: "{" + name + (marks.contains("+") ? ": **+}" : ": **}")
            case .query: "{" + name + ": [String]}"
            case .fragment: nil
            }
        let library =
            switch scanner.string(marksBefore) {
            case "": marks.contains(".") || marks == "…" ? "Ktor and Go" : "Express"
            case "+": "URI templates"
            case "*": "ASP.NET, or of axum, where it is not empty ('**+')"
            default: "ASP.NET"
            }
        let notation = ForeignNotation(library, .run(minimum: marks.contains("+") ? 1 : 0))
        scanner.report(
            marks == "!" ? .parameter(.unknownModifier) : .foreign(notation), at: content.ranges.range,
            suggestion: suggestion)
        return false
    }

    /// Reports an invalid parameter name, and suggests only its letters and digits: `userId` for `user-id`.
    private mutating func reportInvalidName(_ content: BraceContent) {
        let range = (content.ranges.range.lowerBound + 1)..<content.close
        let text = scanner.string(range)
        let written = String(text.prefix { $0 != ":" })
        let type = text.dropFirst(written.count)
        let name = written.joiningWords
        let isName =
            name.unicodeScalars.first?.startsName == true
            && (type.isEmpty
                ? !text.utf8.contains(where: ByteSet("?<").contains)
                : written.unicodeScalars.allSatisfy { $0.continuesName || $0 == "-" || $0 == "." })
        let suggestion = ForeignType.parameter(text) ?? (isName ? name + String(type) : nil)
        scanner.report(.parameter(.invalidName), at: range, suggestion: suggestion)
    }

    /// Reports a parameter whose name is a type: `{Int}`.
    private mutating func checkName(of content: BraceContent) {
        guard content.ranges.typeRange == nil, let name = content.ranges.name,
            let type = ParameterTypes.inferredType(by: name)
        else { return }
        var parameter = content.parameter
        (parameter.name, parameter.type) = (nil, .named(type))
        scanner.report(.parameter(.typeAsName), at: content.ranges.range, suggestion: BraceWriter.text(parameter))
    }

    private mutating func readDefault(into content: inout BraceContent) {
        scanner.skipBlanks()
        let start = scanner.offset
        let isList = content.parameter.type.isList
        if reportQuotedDefault(upTo: content.close, isList: isList) { return }
        let value: PatternParameter.Presence? =
            isList
            ? defaultList(upTo: content.close).map { .defaultedList($0) }
            : defaultText(until: .endOfDefault, upTo: content.close).map { .defaulted($0) }
        guard let value else {
            return scanner.report(.parameter(.missingDefault), at: start..<start, suggestion: "\"\"")
        }
        content.ranges.defaultRange = start..<scanner.offset
        let raw = scanner.string(start..<scanner.offset)
        if content.parameter.type == .string, ParameterTypes.isBuiltIn(raw) {
            return scanner.report(
                .parameter(.typeAsText), at: content.ranges.range,
                suggestion: "{" + (content.ranges.name ?? "") + ": " + raw + "}")
        }
        let isOptional = content.parameter.presence != .required
        content.parameter.presence = value
        guard isOptional, content.catchAll == nil else { return }
        let suggestion = BraceWriter.text(content.parameter)
        scanner.report(.parameter(.optionalWithDefault), at: content.ranges.range, suggestion: suggestion)
    }

    /// Reports a default value in quotation marks; returns `false` for one without.
    private mutating func reportQuotedDefault(upTo close: Int, isList: Bool) -> Bool {
        let start = scanner.offset
        let text = scanner.string(start..<close).trimmingBlanks
        let hasBrackets = isList && text.hasPrefix("[") && text.hasSuffix("]")
        let inner = hasBrackets ? String(text.dropFirst().dropLast()) : text
        let texts = isList ? ForeignType.unquoted(inner) : inner.isQuoted ? [String(inner.dropFirst().dropLast())] : nil
        guard let texts else { return false }
        scanner.move(to: close)
        scanner.report(
            .parameter(.quotedText), at: start..<(start + text.utf8.count),
            suggestion: texts.map(BraceWriter.value).joined(separator: ","))
        return true
    }

    /// Reads a default value without surrounding blanks, and reports blanks within the value.
    private mutating func defaultText(until end: ByteSet, upTo close: Int) -> String? {
        guard var text = value(until: end) else { return nil }
        while scanner.offset < close {
            let blanks = scanner.skipBlanks()
            guard scanner.offset < close, !blanks.isEmpty else { break }
            scanner.report(.text(.whiteSpace), at: blanks, suggestion: "%20")
            text += scanner.skipLiteral(until: end)
        }
        return text
    }

    /// Reads the comma-separated elements of a list's default, which can be in brackets. An escaped comma is part of an
    /// element. `""` and `[]` have no elements; `[""]` has one, the empty string.
    private mutating func defaultList(upTo close: Int) -> [String]? {
        let hasBrackets = scanner.skip("[")
        let end: ByteSet = hasBrackets ? .endOfElement.union(ByteSet("]")) : .endOfElement
        if hasBrackets, scanner.skip("]") { return [] }
        var elements: [String] = []
        var isWritten = hasBrackets
        repeat {
            if !elements.isEmpty { reportBlanks(before: close) }
            let text = defaultText(until: end, upTo: close)
            isWritten = isWritten || text != nil || scanner.next == ","
            elements.append(text ?? "")
        } while scanner.offset < close && scanner.skip(",")
        if hasBrackets {
            if scanner.skip("]") { return elements }
            scanner.report(.parameter(.unknownModifier), at: scanner.offset..<close, suggestion: "]")
            scanner.move(to: close)
        }
        guard isWritten else { return nil }
        return elements == [""] ? [] : elements
    }

    private mutating func reportBlanks(before close: Int) {
        let blanks = scanner.skipBlanks()
        guard !blanks.isEmpty, scanner.offset < close else { return }
        scanner.report(.text(.whiteSpace), at: blanks, suggestion: "")
    }

    mutating func value(until end: ByteSet) -> String? {
        if scanner.skip("\"\"") { return "" }
        let start = scanner.offset
        let text = scanner.skipLiteral(until: end)
        return start == scanner.offset ? nil : text
    }
}

extension ByteSet {
    fileprivate static let endOfDefault = ByteSet("} \t")
    fileprivate static let endOfElement = endOfDefault.union(ByteSet(","))
}
