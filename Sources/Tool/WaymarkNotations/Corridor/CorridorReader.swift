import WaymarkCore

extension SegmentReader {
    mutating func corridorPattern() throws(PatternError) -> RoutePattern {
        scanner.skipUnsupportedSource()
        let end = scanner.endOfPath(outside: ("{", "}"), escape: "\\")
        if scanner.end > 0, scanner.next != "/" {
            let range = scanner.offset..<end
            let first = range.lowerBound..<(scanner.first("/", in: range) ?? range.upperBound)
            if scanner.string(first).isLikelyHost {
                scanner.move(to: first.upperBound)
                scanner.report(.notation(.unsupportedSource), at: first, suggestion: first == range ? "/" : "")
            } else if scanner.problems.isEmpty {
                scanner.report(.path(.missingSlash), at: range, suggestion: "/" + scanner.string(range))
            }
        }
        let path = path(upTo: end) { $0.segment($1, isLast: $2) }
        return try finish(path: path, query: scanner.next == "?" ? query() : [])
    }

    private mutating func segment(_ range: Range<Int>, isLast: Bool) -> PathNode.Kind? {
        switch scanner.string(range) {
        // Corridor requires both slashes of `/a/.*/b`, so `.*` matches one or more segments there.
        case ".*": .catchAll(CatchAll(minimum: isLast ? 0 : 1))
        case ".+": .catchAll(CatchAll(minimum: 1))
        case _ where scanner.next == ":": parameter(in: range).map { .parameter(checked($0, in: range)) }
        default: literal(range).map { .literal($0) }
        }
    }

    /// Reports a path parameter that is optional, a list or a literal, and returns it as a required single value.
    private mutating func checked(_ parameter: PatternParameter, in range: Range<Int>) -> PatternParameter {
        let isOneOf = if case .oneOf = parameter.type.kind { true } else { false }
        guard isOneOf || parameter.type.isList || parameter.presence != .required else { return parameter }
        let plain = PatternParameter(
            parameter.name, type: ParameterType(isOneOf ? .named("String") : parameter.type.kind))
        var writer = SegmentWriter()
        scanner.report(.notation(.modifierInPath), at: range, suggestion: writer.corridorParameter(plain))
        return plain
    }

    private mutating func query() -> [QueryNode] {
        let question = scanner.offset
        scanner.advance()
        let start = scanner.offset
        let end = scanner.first("#", in: start..<scanner.end) ?? scanner.end
        guard start < end else {
            scanner.report(.notation(.invalidItem), at: question..<start, suggestion: "")
            return []
        }
        let nodes = scanner.split(start..<end, separator: "&").compactMap { item($0) }
        scanner.move(to: end)
        return nodes
    }

    private mutating func item(_ range: Range<Int>) -> QueryNode? {
        scanner.move(to: range.lowerBound)
        guard range.isEmpty || scanner.next != ":" else {
            guard let parameter = parameter(in: range), let name = parameter.name else { return nil }
            return QueryNode(.item(QueryItemPattern(name: name, value: .parameter(parameter))), at: range)
        }
        // An empty query item has no range, so the problem is reported at the preceding separator.
        let range = range.isEmpty ? (range.lowerBound - 1)..<range.upperBound : range
        scanner.report(.notation(.invalidItem), at: range, suggestion: Self.item(for: scanner.string(range)))
        return nil
    }

    /// Returns a suggestion for an invalid query item: `:page` for `page`, or `:source{'email'}` for `source=email`.
    private static func item(for text: String) -> String? {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.allSatisfy(\.isWord) else { return text == "&" ? "" : nil }
        return ":" + parts[0] + (parts.count == 2 ? "{'" + parts[1] + "'}" : "")
    }

    private mutating func literal(_ range: Range<Int>) -> String? {
        if let expression = expression(in: range) {
            scanner.report(
                .notation(.regularExpression), at: expression,
                suggestion: scanner.string(expression).escaped(where: \.isExpressionMark))
            return nil
        }
        var text = ""
        while scanner.offset < range.upperBound {
            let end = scanner.first("\\", in: scanner.offset..<range.upperBound) ?? range.upperBound
            text += scanner.skipText(upTo: end, decoding: .none)
            text += escaped() ?? ""
        }
        if !range.isEmpty { reportPartialParameter(in: range) }
        return text
    }

    /// Reads a backslash and returns the character after it; `nil` without a backslash, or for invisible characters.
    private mutating func escaped() -> String? {
        let start = scanner.offset
        guard scanner.skip("\\") else { return nil }
        let hidden = scanner.skip(while: \.isInvisible)
        guard hidden.isEmpty else {
            scanner.report(.text(.whiteSpace), at: start..<hidden.upperBound, suggestion: "")
            return nil
        }
        return scanner.advance().map { String($0) }
    }

    /// Returns the range from the first to the last metacharacter of a regular expression; `nil` if there is none.
    private func expression(in range: Range<Int>) -> Range<Int>? {
        var marks: [Int] = []
        var offset = range.lowerBound
        while offset < range.upperBound {
            let scalar = scanner.ascii(at: offset)
            if scalar == "\\" {
                let escaped = offset + 1 < range.upperBound ? scanner.ascii(at: offset + 1) : nil
                if escaped.map({ $0.isLetter || $0.isDigit || $0 == " " }) ?? true { marks.append(offset) }
                offset += 1
            } else if scalar?.isExpressionMark == true {
                marks.append(offset)
            }
            offset += 1
        }
        guard let first = marks.first, let last = marks.last else { return nil }
        let isRepeated = first > range.lowerBound && scanner.ascii(at: first - 1) == "."
        return (isRepeated ? first - 1 : first)..<(last + 1)
    }

    /// Reports a segment such as `x:id`, a literal in Corridor, because a parameter was probably intended.
    private mutating func reportPartialParameter(in range: Range<Int>) {
        let colon = range.dropFirst().first {
            scanner.ascii(at: $0) == ":" && scanner.ascii(at: $0 - 1) != "\\"
                && scanner.ascii(at: $0 + 1)?.startsName == true
        }
        guard let colon, colon + 1 < range.upperBound else { return }
        let text = scanner.string(range.lowerBound..<colon) + "\\" + scanner.string(colon..<range.upperBound)
        scanner.report(.notation(.partialSegment), at: range, suggestion: text)
    }

    /// Reads a parameter `:name` or `:name{type}` that fills the range; otherwise reports a problem and returns `nil`.
    private mutating func parameter(in range: Range<Int>) -> PatternParameter? {
        scanner.move(to: range.lowerBound)
        scanner.advance()
        let name = scanner.skip(while: \.continuesName)
        var ranges = ParameterRanges(range)
        (ranges.name, ranges.nameRange) = (scanner.string(name), name)
        let rest = scanner.offset..<max(scanner.offset, range.upperBound)
        let isBraced = scanner.ascii(at: rest.lowerBound) == "{" && scanner.ascii(at: rest.upperBound - 1) == "}"
        guard !name.isEmpty, rest.upperBound == range.upperBound, rest.isEmpty || isBraced else {
            scanner.report(.notation(.malformedParameter), at: range)
            return nil
        }
        var parameter = PatternParameter(ranges.name)
        if !rest.isEmpty {
            guard let content = content(rest, &ranges) else { return nil }
            (parameter.type, parameter.presence) = content
        }
        parameterRanges.append(ranges)
        return parameter
    }

    /// Reads the type of a parameter in braces: `int`, `int?`, `[int]`, `[int]?` or `'text'`.
    private mutating func content(
        _ braces: Range<Int>, _ ranges: inout ParameterRanges
    ) -> (type: ParameterType, presence: PatternParameter.Presence)? {
        var range = (braces.lowerBound + 1)..<(braces.upperBound - 1)
        let text = scanner.string(range)
        if text.hasPrefix("'") {
            let value = String(text.dropFirst().dropLast())
            if text.utf8.count > 2, text.hasSuffix("'"), value.isWord { return (.oneOf([value]), .required) }
            scanner.report(.notation(.invalidLiteral), at: range)
            return nil
        }
        let isOptional = text.hasSuffix("?")
        if isOptional { range = range.dropLast() }
        let isList = scanner.ascii(at: range.lowerBound) == "[" && scanner.ascii(at: range.upperBound - 1) == "]"
        if isList { range = range.dropFirst().dropLast() }
        guard let type = type(range, in: braces) else { return nil }
        (ranges.type, ranges.typeRange) = (scanner.string(range), range)
        return (ParameterType(.named(type), isList: isList), isOptional ? .optional : .required)
    }

    private mutating func type(_ range: Range<Int>, in braces: Range<Int>) -> String? {
        let text = scanner.string(range)
        guard !text.isEmpty, text.unicodeScalars.allSatisfy(\.isLetter) else {
            scanner.report(.notation(.invalidTypeName), at: range.isEmpty ? braces : range)
            return nil
        }
        if let known = CorridorTypes.native[text] { return known }
        guard CorridorTypes.native[text.lowercased()] == nil else {
            scanner.report(.notation(.misspeltType), at: range, suggestion: text.lowercased())
            return nil
        }
        return text
    }
}

enum CorridorTypes {
    static let native = ["string": "String", "int": "LenientInt", "bool": "LenientBool"]

    /// Returns the Corridor name of a Waymark type, such as `int` for `LenientInt`; `nil` if it has none.
    static func name(for native: String) -> String? {
        if let known = Self.native.first(where: { $0.value == native }) { return known.key }
        let isFree = Self.native[native.lowercased()] == nil && native.unicodeScalars.allSatisfy(\.isLetter)
        return isFree && !native.isEmpty ? native : nil
    }
}

extension Unicode.Scalar {
    /// `true` for the metacharacters of regular expressions, except `.`.
    var isExpressionMark: Bool { isIn(Self.expressionMarks) }

    private static let expressionMarks = ByteSet("\\^$*+?()[]{}|")
}

extension String {
    var isWord: Bool { !isEmpty && unicodeScalars.allSatisfy(\.continuesName) }

    func escaped(where condition: (Unicode.Scalar) -> Bool) -> String {
        unicodeScalars.reduce(into: "") { text, scalar in text += (condition(scalar) ? "\\" : "") + String(scalar) }
    }
}
