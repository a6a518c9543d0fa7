import WaymarkCore

/// A part of a URLPattern component, such as a literal or a group, as the URL Pattern Standard defines it.
struct URLPatternPart {
    enum Kind: Equatable {
        case text
        /// `:id`: characters up to the next `/` of a path, or `.` of a host. With a custom scheme, also slashes.
        case segment
        case expression(String)
        /// `*`: any string.
        case wildcard
    }

    enum Modifier {
        case none, optional, oneOrMore, zeroOrMore
    }

    var kind: Kind
    /// The literal, or the literal before a group in the same part, such as the `/` of `/:id?`.
    var prefix: String
    var suffix = ""
    var name: String?
    var modifier = Modifier.none
    var range: Range<Int>
}

struct URLPatternParts {
    /// The range of the first unexpected token or duplicate name, if any.
    private(set) var fault: Range<Int>?
    private(set) var parts: [URLPatternPart] = []

    private let tokens: [URLPatternToken]
    private let separator: String
    private var index = 0
    private var pending = ""
    private var start = 0
    private var unnamed = 0
    private var names: Set<String> = []

    /// - Parameter separator: The literal that a group includes if it precedes the group: in paths, the `/` of `/:id?`,
    ///   except with a custom scheme.
    init(of scanner: PatternScanner, in range: Range<Int>, separator: String = "") {
        tokens = URLPatternToken.all(of: scanner, in: range)
        self.separator = separator
        start = range.lowerBound
        while fault == nil, tokens[index].kind != .end { step() }
        addPending()
    }

    private mutating func take(_ kind: URLPatternToken.Kind) -> URLPatternToken? {
        guard tokens[index].kind == kind else { return nil }
        defer { index += 1 }
        return tokens[index]
    }

    private mutating func step() {
        let first = index
        let character = take(.character)
        let name = take(.name)
        let group = take(.expression) ?? (name == nil ? take(.asterisk) : nil)
        if name != nil || group != nil {
            var prefix = character?.value ?? ""
            if prefix != separator {
                if pending.isEmpty, let character { start = character.range.lowerBound }
                (pending, prefix) = (pending + prefix, "")
            }
            let from = prefix.isEmpty ? (name ?? group)?.range.lowerBound : character?.range.lowerBound
            add(prefix, name, group, "", from: from ?? start)
        } else if let text = character ?? take(.escaped) {
            if pending.isEmpty { start = text.range.lowerBound }
            pending += text.value
        } else if take(.open) != nil {
            braces(from: tokens[first].range.lowerBound)
        } else {
            fault = tokens[index].range
        }
    }

    private mutating func braces(from start: Int) {
        let prefix = text()
        let name = take(.name)
        let group = take(.expression) ?? (name == nil ? take(.asterisk) : nil)
        let suffix = text()
        guard take(.close) != nil else { return fault = tokens[index].range }
        add(prefix, name, group, suffix, from: start)
    }

    private mutating func text() -> String {
        var text = ""
        while let token = take(.character) ?? take(.escaped) { text += token.value }
        return text
    }

    private mutating func modifier() -> URLPatternPart.Modifier {
        if take(.asterisk) != nil { return .zeroOrMore }
        guard let token = take(.modifier) else { return .none }
        return token.value == "?" ? .optional : .oneOrMore
    }

    private mutating func add(
        _ prefix: String, _ name: URLPatternToken?, _ group: URLPatternToken?, _ suffix: String, from start: Int
    ) {
        let modifier = modifier()
        let range = start..<tokens[index - 1].range.upperBound
        if name == nil, group == nil, modifier == .none {
            if pending.isEmpty { self.start = start }
            return pending += prefix
        }
        addPending()
        guard name != nil || group != nil else {
            if !prefix.isEmpty {
                parts.append(URLPatternPart(kind: .text, prefix: prefix, modifier: modifier, range: range))
            }
            return
        }
        if name == nil { unnamed += 1 }
        let known = name?.value ?? String(unnamed - 1)
        guard names.insert(known).inserted else { return fault = range }
        parts.append(
            URLPatternPart(
                kind: kind(group), prefix: prefix, suffix: suffix, name: known, modifier: modifier, range: range))
    }

    private func kind(_ group: URLPatternToken?) -> URLPatternPart.Kind {
        guard let group else { return .segment }
        if group.kind == .asterisk || group.value == ".*" { return .wildcard }
        return group.value == "[^\\/]+?" && separator == "/" ? .segment : .expression(group.value)
    }

    private mutating func addPending() {
        guard !pending.isEmpty else { return }
        let end = tokens[max(index - 1, 0)].range.upperBound
        parts.append(URLPatternPart(kind: .text, prefix: pending, range: start..<max(start, end)))
        pending = ""
    }
}
