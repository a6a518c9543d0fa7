// Parses other libraries' notations, such as `:id`. Most would be valid literals, but are never meant literally.

extension BraceReader {
    enum ForeignPosition {
        case path
        /// A whole query item, such as `:id` instead of `id=:id`.
        case item
        case value
        case fragment
    }

    /// Reads and reports another library's notation, such as `:id`. Returns its equivalent in Waymark's syntax.
    mutating func foreign(in position: ForeignPosition, upTo end: Int? = nil) -> PathNode.Kind? {
        if scanner.next == "{", skipURITemplate(in: position) { return nil }
        guard let part = foreignPart(isPath: position == .path), end == nil || part.end == end else { return nil }
        if position == .path, part.spelling.text == "$name" || part.spelling.text.hasPrefix(".$"), skipFlatRoute() {
            return .literal("-")
        }
        let start = scanner.offset
        scanner.move(to: part.end)
        let written = written(part, isPath: position == .path)
        let isReplaceable = position != .path || isReplaceable(part, by: written.meaning, from: start)
        let hasSlash = part.spelling.text.hasPrefix("/")
        let hasLiteral = !part.spelling.isRegex && !hasSlash && (written.meaning != .routeGroup || part.name != nil)
        let notation = ForeignNotation(
            part.spelling.library, written.meaning, syntax: syntax(of: part, in: position),
            literal: hasLiteral ? literal(start..<part.end, of: written.meaning) : nil,
            lostCondition: isReplaceable && !part.spelling.isRegex ? written.lostCondition : nil)
        guard isReplaceable else {
            if part.spelling.isRegex, endsSegment(at: scanner.offset + 1) { scanner.skip { $0.isIn(ByteSet("?*+")) } }
            scanner.report(.foreign(notation), at: start..<scanner.offset)
            return written.node
        }
        switch written.meaning {
        case _ where part.spelling.inner != "" && position == .path:
            let text = part.spelling.inner + written.text(in: position)
            scanner.report(
                .foreign(notation), at: start..<part.end,
                suggestion: written.meaning == .optional ? "[" + text + "]" : text)
            if hasSlash { nestLastGroup() }
        case .optional where position == .path:
            reportMissingGroup(.foreign(notation), around: written.text(in: position), at: start, includesDot: true)
        case .routeGroup:
            scanner.report(.foreign(notation), at: (start - 1)..<part.end, suggestion: "")
            // The slash belongs to a file's ending after the group, as in `/(shop)/page.tsx`.
            if foreignPart(isPath: true) == nil { scanner.advance() }
        case .parameter, .optional, .run, .wildcard, .items, .nothing, .base, .inserted, .escaped:
            scanner.report(.foreign(notation), at: start..<part.end, suggestion: written.text(in: position))
        }
        return written.node
    }

    /// Returns `true` if Waymark can express a foreign notation in a path, unlike a catch-all within a segment.
    private func isReplaceable(_ part: ForeignPart, by meaning: ForeignNotation.Meaning, from start: Int) -> Bool {
        if part.expression.map(ForeignType.isSegment) == false || meaning == .inserted { return false }
        // A lookaround or an option, such as `(?i)`, has no equivalent.
        if part.expression?.hasPrefix("?") == true || meaning == .routeGroup && part.name == nil { return false }
        guard case .run = meaning, part.spelling.inner == "" else { return true }
        let isStart = start == 0 || scanner.ascii(at: start - 1)?.isIn(ByteSet("/[({|")) == true
        return isStart && scalarAfter(part.end)?.isIn(.marksBehindSegment) ?? true
    }

    /// Reports parentheses such as `(/:id)` as an optional group and returns `true`, if their content has no problems
    /// except foreign notations, which the suggestion replaces.
    mutating func reportForeignGroup(_ group: Range<Int>, around content: Range<Int>) -> Bool {
        let problems = problems(in: content)
        guard scanner.hasRoom, case .foreign(let first)? = problems.first?.kind, let text = corrected(content)
        else { return false }
        scanner.removeProblems(in: content)
        let notation = ForeignNotation(
            first.library, .optional, syntax: first.syntax, lostCondition: problems.lostConditions)
        // In file names of Remix, such as `($lang).users`, the dot separates segments.
        let hasDot = scanner.next == "." || scanner.ascii(at: group.lowerBound - 1) == "."
        if hasDot, first.library.hasPrefix("Remix") {
            scanner.report(.foreign(notation), at: group)
        } else {
            reportMissingGroup(.foreign(notation), around: text, at: group.lowerBound)
        }
        return true
    }

    /// Returns `true` at braces that are an optional group in Express or URLPattern, such as `{/edit}` and `{-:id}`.
    mutating func isAtForeignGroup() -> Bool {
        guard let first = scanner.peek(1), first == "/" || first == ":" || first.isIn(.marksBeforeColon),
            let close = closer(of: scanner.offset), close > scanner.offset + 2
        else { return false }
        let content = (scanner.offset + 1)..<close
        if first == "/" { return true }
        if first == ":" { return scanner.peek(2)?.startsName == true && scanner.string(content).holds("/") }
        return content.dropFirst().contains { offset in
            guard scanner.ascii(at: offset) == ":", let mark = scanner.ascii(at: offset - 1) else { return false }
            return (mark == "/" || mark.isIn(.marksBeforeColon)) && scanner.scalar(at: offset + 1)?.startsName == true
        }
    }

    /// Reports braces of another notation that were read as an optional group, and suggests `[/{id}]` for `{/:id}`.
    mutating func reportForeignBraces(around content: Range<Int>, holding nodes: [PathNode]) {
        let open = content.lowerBound - 1
        let isURLPattern = scanner.next == "?" && endsSegment(at: scanner.offset + 1)
        if isURLPattern { scanner.advance() }
        let library = isURLPattern ? "URLPattern" : "Express"
        // Other libraries read `:id` in `{/v:id}` as a parameter, but Waymark reads `v:id` as a literal.
        let hasColon = nodes.contains { if case .literal(let text) = $0.kind { text.holds(":") } else { false } }
        guard scanner.hasRoom, !hasColon, let text = corrected(content) else {
            return scanner.report(.foreign(ForeignNotation(library, .optional)), at: open..<scanner.offset)
        }
        let notation = ForeignNotation(library, .optional, lostCondition: problems(in: content).lostConditions)
        scanner.removeProblems(in: content)
        if text.hasPrefix("/") {
            scanner.report(.foreign(notation), at: open..<scanner.offset, suggestion: "[" + text + "]")
        } else {
            reportMissingGroup(.foreign(notation), around: text, at: open)
        }
    }

    func problems(in range: Range<Int>) -> [RouteProblem] {
        scanner.problems.filter { range.contains($0.range.lowerBound) }
    }

    /// Returns the substring with foreign notations replaced by suggestions; `nil` if it has any other problem.
    func corrected(_ range: Range<Int>) -> String? {
        let problems = problems(in: range)
        let areReplaceable = problems.allSatisfy { problem in
            guard case .foreign(let notation) = problem.kind, problem.suggestion != nil else { return false }
            return notation.library != ForeignNotation.regularExpression
                && problem.range.upperBound <= range.upperBound
        }
        return areReplaceable ? problems.corrected(scanner.bytes, in: range) : nil
    }

    mutating func foreignParameter(in position: ForeignPosition, upTo end: Int) -> PatternParameter? {
        guard case .parameter(let parameter)? = foreign(in: position, upTo: end) else { return nil }
        return parameter
    }

    private mutating func written(_ part: ForeignPart, isPath: Bool) -> NativePart {
        let spelling = part.spelling
        // In a query, AltoRouter's `[*:name]` is a parameter of any value.
        let isText = !isPath && spelling.library == "AltoRouter"
        var written = NativePart(name: part.name, meaning: isText ? .parameter : spelling.meaning)
        if spelling.meaning == .escaped {
            written.name = part.escapedText
            return written
        }
        if let type = part.type, !spelling.isRegex {
            let isOwnName = type.isTypeName && type.utf8.first.map { $0 < 0x61 } == true
            written.type = ForeignType.name(of: type) ?? (isOwnName ? type : nil)
            if written.type == nil || type == "slug" || type == "alpha" { written.lostCondition = type }
            if type.hasSuffix("?") { written.meaning = .optional }
        }
        if let type = spelling.type { written.type = type }
        if let condition = part.expression {
            let found = ForeignType.type(ofCondition: condition, isChain: spelling.library == "Fiber", isPath: isPath)
            written.type = found.type ?? (condition.holds("fixed_digits") ? "String" : written.type)
            written.lostCondition = found.lost
            // A catch-all does not check its segments, so the suggestion loses the condition.
            if case .run = spelling.meaning, found.type?.hasPrefix("**") == false { written.lostCondition = condition }
        }
        if let value = part.value, !value.isEmpty, spelling.meaning == .optional { written.lostCondition = "?" + value }
        if spelling.text.hasPrefix("<"), part.type == nil, let name = part.name, ParameterTypes.isBuiltIn(name) {
            return NativePart(name: nil, type: name, meaning: written.meaning)
        }
        if written.type == "**" || written.type == "**+" {
            // In Flask and Django, `<path:rest>` needs one segment or more; Yii's `<rest:.*>` also matches zero.
            let isNamed = spelling.text.hasPrefix("<") && part.type != nil
            let minimum = written.type == "**" && !isNamed || written.meaning == .optional ? 0 : 1
            if case .run = written.meaning {} else { written.meaning = .run(minimum: minimum) }
            written.type = nil
        }
        if written.name == nil, written.meaning == .parameter || written.meaning == .optional {
            written.name = String(unnamedParts)
            unnamedParts += 1
        }
        return written
    }

    /// Returns the Waymark syntax that has a foreign notation, such as `jlroutes` for `:id`, or `nil`.
    private func syntax(of part: ForeignPart, in position: ForeignPosition) -> String? {
        switch (part.spelling.syntax, position) {
        case ("jlroutes", .item): "corridor"
        case ("urlnavigator", .path) where part.name.map(ParameterTypes.isBuiltIn) == true: "urlmatcher"
        case ("urlnavigator", .path) where !["string", "int", "float", "uuid", "path", nil].contains(part.type): nil
        case (let syntax, .path): syntax
        default: nil
        }
    }

    /// Returns Waymark's spelling of a string that is meant literally: `\:id` for `:id`, or `[s]` for an optional `s`.
    private func literal(_ range: Range<Int>, of meaning: ForeignNotation.Meaning) -> ForeignNotation.Literal {
        let text = scanner.string(range)
        if text.hasPrefix("[") && text.hasSuffix("]") && !text.hasPrefix("[[") || meaning == .routeGroup {
            let inner = String(text.dropFirst().dropLast())
            if meaning == .routeGroup, let texts = ForeignType.texts(inner, separator: ",") {
                return .optional("(" + texts + ")")
            }
            let isWhole = isWholeSegment(range)
            return .optional(isWhole ? "[/" + BraceWriter.literal(inner) + "]" : BraceWriter.optional(inner))
        }
        let hasOnePlainMark =
            !text.hasPrefix("%") && text.utf8.dropFirst().allSatisfy(ByteSet.hostName.contains)
        return .text(hasOnePlainMark ? "\\" + text : BraceWriter.literal(text))
    }

    /// Reads and reports a URI template (RFC 6570), such as `{?q,page}` and `{/id}`.
    mutating func skipURITemplate(in position: ForeignPosition) -> Bool {
        let start = scanner.offset
        let operators = position == .path ? URITemplate.operators : URITemplate.operatorsInQuery
        guard position != .fragment, let mark = scanner.peek(1), mark.isIn(operators), let close = closer(of: start),
            let template = URITemplate(mark, scanner.string((start + 2)..<close))
        else { return false }
        scanner.move(to: close + 1)
        let suggestion = template.text(in: position)
        let notation = ForeignNotation(
            "URI templates", template.meaning, literal: template.literal,
            lostCondition: suggestion == nil ? nil : template.length)
        scanner.report(.foreign(notation), at: start..<scanner.offset, suggestion: suggestion)
        return true
    }

    /// Reads and reports the modifiers `?`, `+` and `*` of other notations after a closing bracket, as in `{id}?`.
    mutating func skipForeignModifier(of node: PathNode) {
        guard node.takesForeignModifier else { return }
        if hasProblem(in: node.range) {
            // The problem in the brackets already has a suggestion, so the modifier gets none.
            if case .parameter = node.kind, scanner.next == "?", endsSegment(at: scanner.offset + 1) {
                scanner.advance()
                scanner.report(
                    .foreign(ForeignNotation("URLPattern", .optional)), at: (scanner.offset - 1)..<scanner.offset)
            }
            return
        }
        let range = scanner.skip { $0 == "+" || $0 == "*" }
        if !range.isEmpty {
            reportRepetition(range, of: node)
        } else if scanner.next == "?", endsSegment(at: scanner.offset + 1) {
            reportOptional(node)
        }
    }

    /// Reads and reports the `?` after a literal segment that is optional in React Router, as in `/task?/{id}`.
    mutating func skipOptionalLiteral(after nodes: [PathNode]) -> Bool {
        guard scanner.next == "?", scanner.peek(1) == "/", case .literal = nodes.last?.kind,
            let slash = scanner.bytes[..<scanner.offset].lastIndex(of: UInt8(ascii: "/"))
        else { return false }
        let text = scanner.string(slash..<scanner.offset)
        scanner.advance()
        scanner.report(
            .foreign(ForeignNotation("React Router", .optional)), at: slash..<scanner.offset,
            suggestion: hasProblem(in: slash..<scanner.offset) ? nil : "[" + text + "]")
        return true
    }

    private mutating func reportRepetition(_ range: Range<Int>, of node: PathNode) {
        let marks = scanner.string(range)
        let minimum = marks.contains("+") ? 1 : 0
        let notation = ForeignNotation(
            "URLPattern", .run(minimum: minimum), literal: .text(BraceWriter.literal(marks, isAfterBracket: true)))
        guard isWholeSegment(node.range.lowerBound..<range.upperBound), case .parameter(let parameter) = node.kind,
            let name = parameter.name
        else {
            return scanner.report(.foreign(notation), at: range, suggestion: marks == "+" ? "%2B" : nil)
        }
        let suggestion = "{" + name + (minimum > 0 ? ": **+}" : ": **}")
        scanner.report(.foreign(notation), at: node.range.lowerBound..<range.upperBound, suggestion: suggestion)
    }

    private mutating func reportOptional(_ node: PathNode) {
        let mark = scanner.offset
        scanner.advance()
        let notation = ForeignNotation("URLPattern", .optional)
        if case .optional = node.kind {
            return scanner.report(.foreign(notation), at: mark..<scanner.offset, suggestion: "")
        }
        reportMissingGroup(.foreign(notation), around: scanner.string(node.range), at: node.range.lowerBound)
    }

    /// Reports a parameter such as `{id?}` that needs an optional group, and suggests `[/{id}]` for a whole segment.
    ///
    /// - Parameter includesDot: `true` if a dot before the parameter is optional too, as in `{file}.{ext?}`.
    mutating func reportMissingGroup(
        _ kind: RouteProblem.Kind, around text: String, at start: Int, includesDot: Bool = false
    ) {
        let lacksSlash = start == 0 && endsSegment(at: scanner.offset) && !text.hasPrefix("/")
        let hasSlash = isWholeSegment(start..<scanner.offset)
        let hasDot = includesDot && scanner.ascii(at: start - 1) == "." && scanner.ascii(at: start - 2) != "\\"
        let open = hasSlash || lacksSlash ? "[/" : hasDot ? "[." : "["
        scanner.report(
            kind, at: (hasSlash || hasDot ? start - 1 : start)..<scanner.offset, suggestion: open + text + "]")
        if hasSlash, text.hasPrefix("{") { nestLastGroup() }
    }

    /// Merges the last two problems if they suggest adjacent optional segments, to `[/{a}[/{b}]]`, because other
    /// libraries fill optional parameters from the left.
    private mutating func nestLastGroup() {
        let last = Array(scanner.problems.suffix(2))
        guard last.count == 2, last[0].range.upperBound == last[1].range.lowerBound, let inner = last[1].suggestion,
            let text = last[0].group(around: inner, upTo: BraceSyntax.depthLimit - depth)
        else { return }
        let range = last[0].range.lowerBound..<last[1].range.upperBound
        var kind = last[0].kind
        if case .foreign(let notation) = kind {
            kind = .foreign(ForeignNotation(notation.library, .optional, lostCondition: last.lostConditions))
        }
        scanner.removeProblems(in: range)
        scanner.report(kind, at: range, suggestion: text)
    }

    func isWholeSegment(_ range: Range<Int>) -> Bool {
        scanner.ascii(at: range.lowerBound - 1) == "/" && scanner.ascii(at: range.lowerBound - 2) != "/"
            && endsSegment(at: range.upperBound)
    }

    func endsSegment(at offset: Int) -> Bool { scalarAfter(offset)?.isIn(ByteSet("/])|?#")) ?? true }

    /// Returns the scalar at an offset; `nil` at the end of the pattern, and at a final `$`, as in regular expressions.
    func scalarAfter(_ offset: Int) -> Unicode.Scalar? {
        scanner.ascii(at: offset) == "$" && offset + 1 == scanner.end ? nil : scanner.scalar(at: offset)
    }
}

extension RouteProblem {
    /// Returns the suggested optional segment with another one in it: `[/{a}[/{b}]]`. Returns `nil` for other
    /// suggestions, for a parameter with a condition in Express and SvelteKit, which match other values with the next
    /// parameter, for groups that are already nested `limit` deep, and for a second parameter with the same name.
    fileprivate func group(around inner: String, upTo limit: Int) -> String? {
        guard let suggestion, suggestion.hasPrefix("[/{"), suggestion.hasSuffix("}]") || suggestion.hasSuffix("]]")
        else { return nil }
        if case .foreign(let notation) = kind, ["Express", "SvelteKit"].contains(notation.library),
            notation.lostCondition != nil || suggestion.holds(": ")
        {
            return nil
        }
        let closing = String(suggestion.reversed().prefix { $0 == "]" })
        let start = String(inner.prefix { $0 != ":" && $0 != "}" })
        let isDuplicate = start != "[/{" && (suggestion.holds(start + "}") || suggestion.holds(start + ":"))
        guard closing.utf8.count < limit, !isDuplicate else { return nil }
        return suggestion.dropLast(closing.count) + inner + closing
    }
}

extension [RouteProblem] {
    /// The conditions of other notations, such as `min(1)`, that the suggested patterns do not check, for a message.
    fileprivate var lostConditions: String? {
        let lost = compactMap { problem in
            if case .foreign(let notation) = problem.kind { notation.lostCondition } else { nil }
        }
        return lost.isEmpty ? nil : lost.joined(separator: "', '")
    }
}

/// A parameter, catch-all or literal of another notation, such as `:id`, in Waymark's syntax.
private struct NativePart {
    var name: String?
    var type: String?
    var meaning: ForeignNotation.Meaning
    /// The condition of the other notation, such as `min(1)`, that Waymark's type does not check.
    var lostCondition: String?

    func text(in position: BraceReader.ForeignPosition) -> String {
        let typed = type.map { ": " + $0 } ?? (name == nil ? ": String" : "")
        let content = (name ?? "") + typed
        let item = position == .item ? (name ?? "0") + "=" : ""
        switch (meaning, position) {
        case (.nothing, _), (.routeGroup, _), (.items, _), (.base, _), (.inserted, _): return ""
        case (.escaped, _): return BraceWriter.literal(name ?? "")
        case (.wildcard, .path): return "*"
        case (.wildcard, _): return "{: String}"
        case (.run(let minimum), .path):
            let marks = minimum > 0 ? "**+" : "**"
            return name.map { "{" + $0 + ": " + marks + "}" } ?? marks
        case (.run, .value), (.run, .item): return item + "{" + (name ?? "0") + ": [String]}"
        case (.optional, .value), (.optional, .item), (.optional, .fragment): return item + "{" + content + "?}"
        case (.run, _), (.optional, _), (.parameter, _): return item + "{" + content + "}"
        }
    }

    var node: PathNode.Kind? {
        switch meaning {
        case .wildcard: .wildcard
        case .run(let minimum) where name == nil: .catchAll(CatchAll(minimum: minimum))
        case .nothing, .routeGroup, .items, .base: nil
        case .inserted, .escaped: .literal(name ?? "-")
        case .parameter, .optional, .run: .parameter(PatternParameter(name))
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
