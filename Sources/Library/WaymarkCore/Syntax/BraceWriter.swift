/// A printer of ``BraceSyntax``, the default syntax. Its output is canonical, and parsing it returns an equal pattern.
struct BraceWriter {
    private(set) var text = ""
    /// Descriptions of the pattern elements that the syntax cannot express, for error messages.
    private(set) var missing: [String] = []
    /// The names of registered types, which are escaped in choices of literals.
    var typeNames: [String] = []

    mutating func write(_ pattern: RoutePattern) {
        write(pattern.source, followedBy: pattern.path)
        write(pattern.path)
        if !pattern.query.isEmpty {
            text += "?"
            write(pattern.query)
        }
        switch pattern.fragment {
        case .parameter(let parameter): text += "#"; write(parameter)
        case .literal(let literal): text += "#"; writeLiteral(literal, in: .fragment, what: "an empty fragment")
        case nil: break
        }
    }

    fileprivate static func written(_ write: (inout BraceWriter) -> Void) -> String {
        var writer = BraceWriter()
        write(&writer)
        return writer.text
    }

    static func text(_ parameter: PatternParameter) -> String { written { $0.write(parameter) } }

    static func text(_ type: ParameterType) -> String { written { $0.write(type) } }

    static func value(_ literal: String) -> String { written { $0.writeValue(literal) } }

    static func literal(_ literal: String, isAfterBracket: Bool = false) -> String {
        written { $0.writeLiteral(literal, in: isAfterBracket ? .pathAfterBracket : .path, what: nil) }
    }

    /// Returns an optional literal, such as `[s]`, escaped so that it is not read as a parameter of another notation.
    static func optional(_ literal: String) -> String {
        "[" + written { $0.writeLiteral(literal, in: .pathInWholeBrackets, what: nil) } + "]"
    }

    private mutating func write(_ source: LinkSource?, followedBy path: [PathNode]) {
        let isEmpty = path.isEmpty
        switch source?.kind {
        case nil: text = isEmpty ? "/" : ""
        case .scheme("http", host: nil, port: nil, rule: .firstSegment),
            .scheme("https", host: nil, port: nil, rule: .firstSegment):
            missing.append("a web link with the host as its first segment")
        case .scheme(let scheme, host: nil, port: nil, rule: .firstSegment):
            let hasSlash = path.first.map { $0.kind } == .separator
            text = scheme + (isEmpty ? "://" : hasSlash ? ":/" : ":")
        case .host(let host, let port, let http, let https) where http != https:
            text = (https ? "https://" : "http://") + host + (port.map { ":\($0)" } ?? "") + (isEmpty ? "/" : "")
        case .scheme("http", _, _, _), .scheme("https", _, _, _): missing.append("a web link with any host")
        case .scheme: missing.append("a custom scheme with a host that is not the first segment")
        case .host: missing.append("a host that accepts both https and http")
        case .anywhere: missing.append("links from anywhere as the source of one pattern")
        }
    }

    private mutating func write(_ nodes: [PathNode]) {
        var previous: PathNode.Kind?
        for (index, node) in nodes.enumerated() {
            switch node.kind {
            case .separator: text += "/"
            case .literal(let literal):
                let isAfterBracket = previous != nil && previous != .separator
                writeLiteral(literal, in: isAfterBracket ? .pathAfterBracket : .path, what: "an empty literal")
            case .parameter(let parameter): write(parameter)
            case .wildcard: text += "*"
            case .catchAll(let catchAll): write(catchAll)
            case .optional(let optional):
                let isSeparate = isSeparate(before: index + 1 < nodes.count ? nodes[index + 1].kind : nil)
                text += "["
                if case .literal(let literal)? = optional.first?.kind, optional.count == 1,
                    isSeparate || ForeignType.isCharacterClass(literal) || literal.isEscapedElsewhere
                {
                    // Escapes the literal: other notations would read `[literal]` as a parameter or character class.
                    writeLiteral(literal, in: .pathInWholeBrackets, what: "an empty literal")
                } else {
                    write(optional)
                }
                text += "]"
            case .alternatives(let alternatives): write(alternatives) { $0.write($1) }
            }
            previous = node.kind
        }
    }

    /// Returns `true` if other notations read brackets between `text` and `next` as a parameter: as a whole segment,
    /// such as `/[id]`, or beside `-`, `.`, `~` or `@`.
    private func isSeparate(before next: PathNode.Kind?) -> Bool {
        guard text.utf8.last.map(ByteSet("/[(|").union(.marksBesideBrackets).contains) ?? true else { return false }
        guard case .literal(let literal)? = next else { return next == nil || next == .separator }
        return literal.unicodeScalars.first?.isIn(.marksBesideBrackets) == true
    }

    private mutating func write<Node>(_ alternatives: [[Node]], _ writeNodes: (inout BraceWriter, [Node]) -> Void) {
        text += "("
        for (index, nodes) in alternatives.enumerated() {
            if index > 0 { text += "|" }
            writeNodes(&self, nodes)
        }
        text += ")"
    }

    private mutating func write(_ catchAll: CatchAll) {
        if catchAll.minimum > 1 { missing.append("a catch-all of at least \(catchAll.minimum) segments") }
        let marks = "**" + (catchAll.minimum > 0 ? "+" : "") + (catchAll.stopsAtFirstHit ? "!" : "")
        text += catchAll.name.map { "{" + name($0) + ": " + marks + "}" } ?? marks
    }

    private mutating func write(_ nodes: [QueryNode]) {
        for (index, node) in nodes.enumerated() {
            if index > 0 { text += "&" }
            switch node.kind {
            case .item(let item): write(item)
            case .alternatives(let alternatives):
                if alternatives.count < 2 { missing.append("fewer than two alternatives of query items") }
                write(alternatives) { $0.write($1) }
            }
        }
        if nodes.isEmpty { missing.append("an alternative without query items") }
    }

    private mutating func write(_ item: QueryItemPattern) {
        var name = item.name
        // Escapes the `$` of `?$name` without a value, which is a parameter in other notations.
        if item.value == nil, name.utf8.count > 1, name.hasPrefix("$") {
            text += "%24"
            name.removeFirst()
        }
        // Escapes the first letter of `amp;`, because `&amp;` is an `&` in HTML.
        if name.hasPrefix("amp;") {
            text += "%61"
            name.removeFirst()
        }
        writeLiteral(name, in: .itemName, what: "a query item without a name")
        switch item.value {
        case nil: break
        case .literal(let literal):
            text += "="
            writeLiteral(literal, in: ParameterTypes.isBuiltIn(literal) ? .likeType : .itemValue, what: nil)
        case .parameter(let parameter):
            text += "="
            write(parameter)
        }
    }

    private mutating func write(_ parameter: PatternParameter) {
        let isOneOf = if case .oneOf = parameter.type.kind { !parameter.type.isList } else { false }
        let isLikeType = parameter.name.map { ParameterTypes.inferredType(by: $0) != nil } ?? false
        let needsType = parameter.type != .string || parameter.name == nil || isLikeType
        text += "{" + (parameter.name.map { name($0) } ?? "")
        switch parameter.presence {
        case .required, .defaulted, .defaultedList: if needsType { write(parameter.type, after: ": ") }
        case .optional where isOneOf: write(parameter.type, after: "?: ")
        case .optional:
            if needsType { write(parameter.type, after: ": ") }
            text += "?"
        case .lenient: write(parameter.type, after: ": try? ")
        }
        if parameter.hasDefault {
            text += " = "
            writeDefault(of: parameter)
        }
        text += "}"
    }

    private mutating func write(_ type: ParameterType, after prefix: String) {
        text += prefix
        write(type)
    }

    private mutating func write(_ type: ParameterType) {
        if type.isList { text += "[" }
        switch type.kind {
        case .named(let name) where type.expression != nil:
            missing.append("the regular expression '\(name)': register a type with this expression and use its name")
            text += name
        case .named(let name):
            if !name.isTypeName { missing.append("a type named '\(name)'") }
            text += name
        case .oneOf(let texts):
            if texts.isEmpty { missing.append("an empty list of values") }
            if texts.count == 1 || ForeignType.areTypes(texts.joined(separator: "|")) { text += "|" }
            for (index, literal) in texts.enumerated() {
                if index > 0 { text += "|" }
                if typeNames.contains(literal) {
                    writeLiteral(literal, in: .likeType, what: nil)
                } else {
                    writeValue(literal)
                }
            }
        }
        if type.isList { text += "]" }
        // The `*` is valid only after a list. After another type, parsing the printed pattern reports it.
        if type.isExploded { text += "*" }
    }

    fileprivate mutating func writeDefault(of parameter: PatternParameter) {
        switch parameter.presence.resolved(for: parameter.type) {
        case .defaulted(let literal):
            let isLikeType = parameter.type == .string && ParameterTypes.isBuiltIn(literal)
            if isLikeType { writeLiteral(literal, in: .likeType, what: nil) } else { writeValue(literal) }
        case .defaultedList(let elements): write(elements)
        case .required, .optional, .lenient: break
        }
    }

    /// Writes the elements of a list's default, such as `a,b`: `""` for an empty list, `[""]` for one empty string.
    private mutating func write(_ elements: [String]) {
        switch elements {
        case []: text += "\"\""
        case [""]: text += "[\"\"]"
        default:
            for (index, element) in elements.enumerated() {
                if index > 0 { text += "," }
                writeLiteral(element, in: .element, what: nil)
            }
        }
    }

    private mutating func writeValue(_ literal: String) {
        if literal.isEmpty { text += "\"\"" } else { writeLiteral(literal, in: .value, what: nil) }
    }

    private mutating func name(_ name: String) -> String {
        guard !name.isParameterName else { return name }
        let valid = name.joiningWords
        missing.append(
            "a parameter named '\(name)'" + (valid.isParameterName ? "; expected one such as '\(valid)'" : ""))
        return name
    }

    /// The position of a literal, which determines the characters to escape.
    private enum LiteralPosition {
        case path
        case pathAfterBracket
        case itemName
        case itemValue
        case fragment
        case value
        case element
        /// The only literal in an optional group such as `[id]`, which other notations read as a parameter.
        case pathInWholeBrackets
        case likeType

        var isPath: Bool { self == .path || self == .pathAfterBracket || self == .pathInWholeBrackets }

        /// Returns `true` for a non-ASCII quotation mark, such as `“`, in a position where it would quote a value.
        func isQuote(_ scalar: Unicode.Scalar) -> Bool {
            (self == .value || self == .element) && !scalar.isASCII && String.quotes.contains(Character(scalar))
        }

        /// Returns `true` if a literal must escape a scalar in this position, because it has a special meaning.
        func hasMeaning(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?, isLast: Bool) -> Bool {
            let isFirst = previous == nil
            if isFirst, self == .likeType || self == .pathInWholeBrackets { return true }
            if self == .fragment, previous == "/", scalar == ":" || scalar == "$" { return true }
            if isPath, scalar == "$", previous?.isIn(.marksBesideBrackets) == true { return true }
            return switch scalar {
            case ":": self != .value && self != .element && (isFirst || previous?.isIn(.marksBeforeColon) == true)
            case "$":
                (self == .itemName ? isFirst && isLast : isFirst || isLast) && self != .value && self != .element
            case "'", "`": (isFirst || isLast) && (self == .value || self == .element)
            case "/": isPath || (isFirst && self == .itemName)
            case "+": isFirst && self == .pathAfterBracket
            case "&": self == .itemName || self == .itemValue
            case "=": self == .itemName || self == .value || self == .element
            case ",": self == .element
            default: false
            }
        }
    }

    private mutating func writeLiteral(_ literal: String, in position: LiteralPosition, what: String?) {
        if literal.isEmpty, let what { missing.append(what) }
        var previous: Unicode.Scalar?
        let last = literal.unicodeScalars.indices.last
        for (index, scalar) in zip(literal.unicodeScalars.indices, literal.unicodeScalars) {
            let isPlain = scalar.isPlain && !position.isQuote(scalar)
            let isRun =
                position.isPath
                ? ["...", ".+"].contains { literal == $0 || literal.hasPrefix($0 + "&") }
                : literal == "..." && position != .value && position != .element
            let isForeign = previous == nil && isRun || position.isPath && scalar == "&" && literal.hasItem(at: index)
            if isPlain, !isForeign, !position.hasMeaning(scalar, after: previous, isLast: index == last) {
                text.unicodeScalars.append(scalar)
            } else {
                // Escapes every byte, because even a letter can have a special meaning in its position.
                text += PercentEncoding.encode(String(scalar), keeping: ByteSet(""))
            }
            previous = scalar
        }
    }
}

extension PatternParameter {
    /// The default of the parameter as written after `=`.
    package var defaultSpelling: String? {
        hasDefault ? BraceWriter.written { $0.writeDefault(of: self) } : nil
    }
}

extension String {
    /// `true` for strings such as `.` and `x+3a`, which other libraries read as an escaped character in brackets.
    fileprivate var isEscapedElsewhere: Bool { self == "." || hasPrefix("x+") || hasPrefix("u+") }

    /// Returns `true` if an item name and `=` follow the character at an index, as in `&page=`.
    fileprivate func hasItem(at index: Index) -> Bool {
        let rest = unicodeScalars[index...].dropFirst().drop { $0.continuesName || $0 == "-" || $0 == "." }
        return rest.first == "="
    }

    package var isParameterName: Bool {
        guard let first = unicodeScalars.first else { return false }
        return first.isDigit
            ? unicodeScalars.allSatisfy { $0.isDigit }
            : first.startsName && unicodeScalars.allSatisfy { $0.continuesName }
    }

    /// `true` for a type name: Swift identifiers separated by dots.
    package var isTypeName: Bool {
        var isStart = true
        for scalar in unicodeScalars {
            guard isStart ? scalar.startsName : scalar.continuesName || scalar == "." else { return false }
            isStart = scalar == "."
        }
        return !isStart
    }
}
