extension BraceReader {
    /// Reads the type after `:`, such as `Int?`, `[String]` or `**`. Returns `false` if it is invalid.
    mutating func readType(into content: inout BraceContent) -> Bool {
        let close = content.close
        scanner.skipBlanks()
        let known = scanner.problems.count
        let start = scanner.offset
        guard start < close, scanner.next != "=" else {
            let range = (content.ranges.nameRange?.upperBound ?? start - 1)..<start
            scanner.report(.parameter(.missingType), at: range, suggestion: content.ranges.name == nil ? nil : "")
            return false
        }
        if scanner.next == "*" { return readCatchAll(into: &content) }
        if reportForeignType(upTo: close, isPath: content.component == .path) { return false }
        if scanner.skip("try?") {
            content.parameter.presence = .lenient
            scanner.skipBlanks()
        }
        guard let type = elementOrList(of: &content),
            scanner.offset == close || scanner.next?.isIn(ByteSet("?= \t")) == true
        else {
            if scanner.problems.count == known { reportInvalidType(from: start, upTo: close) }
            return false
        }
        content.parameter.type = type
        return readOptionalMark(into: &content)
    }

    private mutating func readCatchAll(into content: inout BraceContent) -> Bool {
        let stars = scanner.skip { $0 == "*" }
        content.ranges.typeRange = stars
        if stars.count != 2 {
            scanner.report(.parameter(.invalidType), at: stars, suggestion: "**")
            return false
        }
        content.catchAll = catchAllMarks()
        return true
    }

    /// Reads the `?` after a type. After a choice such as `en|de`, reports the `?`, which would look like part of `de`.
    private mutating func readOptionalMark(into content: inout BraceContent) -> Bool {
        guard scanner.skip("?") else { return true }
        if content.parameter.presence != .lenient { content.parameter.presence = .optional }
        if case .oneOf = content.parameter.type.kind, !content.parameter.type.isList {
            let suggestion = BraceWriter.text(content.parameter)
            scanner.report(.parameter(.unknownModifier), at: content.ranges.range, suggestion: suggestion)
            return false
        }
        return true
    }

    private mutating func elementOrList(of content: inout BraceContent) -> ParameterType? {
        guard scanner.skip("[") else { return element(of: &content) }
        scanner.skipBlanks()
        guard var type = element(of: &content) else { return nil }
        scanner.skipBlanks()
        type.isList = true
        guard scanner.skip("]") else { return nil }
        type.isExploded = scanner.skip("*")
        return type
    }

    /// Reads a type name, such as `Int`, or a choice of literals: `en|de`, or `|en` for a single literal.
    private mutating func element(of content: inout BraceContent) -> ParameterType? {
        let bar = scanner.offset
        let hasBar = scanner.skip("|")
        scanner.skipBlanks()
        let start = scanner.offset
        var texts = [value(until: .endOfChoice)]
        let end = scanner.offset
        while skipBar() { texts.append(value(until: .endOfChoice)) }
        let known = texts.compactMap { $0 }
        let written = scanner.string(start..<scanner.offset)
        let raw = scanner.string(start..<end)
        content.ranges.typeRange = start..<(texts.count == 1 ? end : scanner.offset)
        if texts.count == 1, !hasBar {
            guard raw.isTypeName else { return nil }
            content.ranges.type = raw
            return .named(raw)
        }
        let isOfTypes = ForeignType.areTypes(written)
        guard known.count == texts.count, !(hasBar && texts.count > 1 && !isOfTypes) else {
            let suggestion = known.isEmpty ? nil : BraceWriter.text(.oneOf(known))
            scanner.report(.parameter(.emptyValue), at: bar..<scanner.offset, suggestion: suggestion)
            return nil
        }
        if isOfTypes, !hasBar {
            scanner.report(.parameter(.typeAsText), at: start..<scanner.offset, suggestion: ForeignType.union(written))
            return nil
        }
        return .oneOf(known)
    }

    private mutating func skipBar() -> Bool {
        let end = scanner.offset
        scanner.skipBlanks()
        if scanner.skip("|") {
            scanner.skipBlanks()
            return true
        }
        scanner.move(to: end)
        return false
    }

    mutating func reportInvalidType(from start: Int, upTo close: Int) {
        let text = scanner.string(start..<close)
        let blanks = text.utf8.reversed().prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
        let mark = text.trimmingBlanks.hasSuffix("?") ? "?" : ""
        if let chain = ForeignType.chain(String(text.trimmingBlanks.dropLast(mark.count))), chain.lost != nil {
            let notation = ForeignNotation("ASP.NET", .parameter, lostCondition: chain.lost)
            return scanner.report(.foreign(notation), at: start..<(close - blanks), suggestion: chain.type + mark)
        }
        let suggestion = ForeignType.type(text.trimmingBlanks)
        scanner.report(.parameter(.invalidType), at: start..<(close - blanks), suggestion: suggestion)
    }

    /// Reports a regular expression, a generic type or quoted strings as a type. Returns `false` for other types.
    private mutating func reportForeignType(upTo close: Int, isPath: Bool) -> Bool {
        let start = scanner.offset
        var text = scanner.string(start..<close)
        let isRegex = ForeignType.isRegex(text)
        if !isRegex, let equals = text.firstIndex(of: "=") { text = String(text[..<equals]) }
        text = text.trimmingBlanks
        let range = start..<(start + text.utf8.count)
        if let texts = ForeignType.unquoted(text) {
            let joined = texts.map(BraceWriter.value).joined(separator: "|")
            scanner.report(.parameter(.quotedText), at: range, suggestion: texts.count == 1 ? "|" + joined : joined)
        } else if isRegex {
            let notation = ForeignNotation(ForeignNotation.regularExpression, .parameter)
            scanner.report(
                .foreign(notation), at: range,
                suggestion: ForeignType.isSegment(text)
                    ? ForeignType.type(ofRegex: text, isPath: isPath) ?? "String" : nil)
        } else if text.hasSuffix(">"), let type = ForeignType.type(text) {
            scanner.report(.parameter(.invalidType), at: range, suggestion: type)
        } else {
            return false
        }
        return true
    }

    /// Reports a parameter that is not allowed in its position, such as an optional one in the path.
    mutating func check(_ content: BraceContent) {
        if content.catchAll == nil, content.parameter.presence == .required, !content.parameter.type.isList { return }
        var plain = content.parameter
        plain.presence = .required
        // Route tables report types of other libraries, such as `int`. The suggestions below already replace them.
        if case .named(let name) = plain.type.kind, name.utf8.first.map({ $0 > 0x60 }) == true,
            let type = ForeignType.name(of: name), type != "**"
        {
            plain.type.kind = .named(type)
        }
        let range = content.ranges.range
        let name = plain.name ?? ""
        switch (content.component, plain.type.isList, content.parameter.presence) {
        case (.path, _, .required) where content.catchAll != nil: break
        case (.path, _, _) where content.catchAll != nil:
            scanner.report(.parameter(.unknownModifier), at: range, suggestion: "{" + name + ": **}")
        case (.query, _, _) where content.catchAll != nil:
            scanner.report(.parameter(.catchAllOutsidePath), at: range, suggestion: "{" + name + ": [String]}")
        case (.fragment, _, _) where content.catchAll != nil:
            scanner.report(.parameter(.catchAllOutsidePath), at: range, suggestion: "{" + name + "}")
        case (.path, true, _):
            scanner.report(.parameter(.listInPath), at: range, suggestion: "{" + name + ": **}")
        case (.fragment, true, _):
            (plain.type.isList, plain.type.isExploded) = (false, false)
            scanner.report(.parameter(.listInFragment), at: range, suggestion: BraceWriter.text(plain))
        case (.path, _, .optional), (.path, _, .lenient):
            reportMissingGroup(
                .parameter(.optionalInPath), around: BraceWriter.text(plain), at: range.lowerBound, includesDot: true)
        case (.path, _, .defaulted):
            reportMissingGroup(.parameter(.defaultInPath), around: BraceWriter.text(plain), at: range.lowerBound)
        case (.path, _, .required), (.path, _, .defaultedList), (.query, _, _), (.fragment, _, _): break
        }
    }
}

extension ByteSet {
    fileprivate static let endOfChoice = ByteSet("|[]{}()*?#= \t")
}
