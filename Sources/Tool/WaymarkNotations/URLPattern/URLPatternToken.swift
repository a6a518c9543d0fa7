import WaymarkCore

/// A token of a URLPattern, as the URL Pattern Standard defines it.
struct URLPatternToken {
    enum Kind {
        case open, close, expression, name, character, escaped, modifier, asterisk, end, invalid
    }

    var kind: Kind
    var range: Range<Int>
    /// The token without its syntax: a name without colon, an expression without parentheses, `*` for `\*`.
    var value: String

    /// Tokenizes a range of a string. Invalid characters become `invalid` tokens.
    static func all(of text: PatternScanner, in range: Range<Int>) -> [URLPatternToken] {
        var scanner = text
        var tokens: [URLPatternToken] = []
        scanner.move(to: range.lowerBound)
        while scanner.offset < range.upperBound { tokens.append(token(&scanner, upTo: range.upperBound)) }
        tokens.append(URLPatternToken(kind: .end, range: range.upperBound..<range.upperBound, value: ""))
        return tokens
    }

    private static func token(_ scanner: inout PatternScanner, upTo end: Int) -> URLPatternToken {
        let start = scanner.offset
        let first = scanner.advance() ?? " "
        func token(_ kind: Kind, _ value: String = String(first)) -> URLPatternToken {
            URLPatternToken(kind: kind, range: start..<scanner.offset, value: value)
        }
        switch first {
        case "*": return token(.asterisk)
        case "+", "?": return token(.modifier)
        case "{": return token(.open)
        case "}": return token(.close)
        case "\\":
            guard scanner.offset < end, let next = scanner.advance() else { return token(.invalid) }
            return token(.escaped, String(next))
        case ":":
            let name = skipName(&scanner, upTo: end)
            return name.isEmpty ? token(.invalid) : token(.name, scanner.string(name))
        case "(":
            guard let inner = expression(scanner, upTo: end) else { return token(.invalid) }
            scanner.move(to: inner.upperBound + 1)
            return token(.expression, scanner.string(inner))
        default: return token(.character)
        }
    }

    private static func skipName(_ scanner: inout PatternScanner, upTo end: Int) -> Range<Int> {
        let start = scanner.offset
        while scanner.offset < end, let next = scanner.next,
            scanner.offset == start ? next.startsGroupName : next.continuesGroupName
        { scanner.advance() }
        return start..<scanner.offset
    }

    /// Returns the range of an expression in parentheses, if it is ASCII and has no capturing groups.
    private static func expression(_ scanner: PatternScanner, upTo end: Int) -> Range<Int>? {
        let start = scanner.offset
        var (offset, depth) = (start, 1)
        while offset < end, let scalar = scanner.ascii(at: offset) {
            switch scalar {
            case "?" where offset == start: return nil
            case "\\":
                offset += 1
                if offset >= end || scanner.ascii(at: offset) == nil { return nil }
            case ")":
                depth -= 1
                if depth == 0 { return offset > start ? start..<offset : nil }
            case "(":
                depth += 1
                if scanner.ascii(at: offset + 1) != "?" { return nil }
            default: break
            }
            offset += 1
        }
        return nil
    }
}

extension Unicode.Scalar {
    /// `true` if a JavaScript identifier can begin with the scalar.
    fileprivate var startsGroupName: Bool { self == "$" || self == "_" || properties.isIDStart }

    fileprivate var continuesGroupName: Bool {
        self == "$" || self == "\u{200C}" || self == "\u{200D}" || properties.isIDContinue
    }
}
