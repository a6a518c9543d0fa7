extension PatternScanner {
    /// Reads a literal up to the first character in `end`, and returns it with its escapes decoded: `%2F` and `\/`.
    /// Invalid characters (white space, `"`, a bracket that is not in `end`) are reported and kept.
    package mutating func skipLiteral(until end: ByteSet) -> String {
        var literal = string(skip(in: .literalOfPattern.subtracting(end)))
        while let scalar = next, !scalar.isIn(end) {
            literal +=
                scalar.isPlain ? string(skip { $0.isPlain && !$0.isIn(end) }) : skipCharacter()
        }
        return literal
    }

    package mutating func skipCharacter() -> String {
        guard let scalar = next else { return "" }
        switch scalar {
        case "%": return skipEscape()
        case "\\": return skipBackslash()
        case _ where scalar.isInvisible: return skipInvisible()
        default:
            let start = offset
            advance()
            if !scalar.isPlain {
                report(.text(.invalidCharacter), at: start..<offset, suggestion: scalar.percentEncoded)
            }
            return String(scalar)
        }
    }

    /// Reads the percent-encoding of one character, such as `%C3%A9`, and returns the character; reports errors.
    package mutating func skipEscape() -> String {
        let start = offset
        switch bytes.withBytes({ PercentEncoding.escapedScalar(in: $0, at: start) }) {
        case .scalar(let value, let count):
            move(to: start + 3 * count)
            return Unicode.Scalar(value).map { String($0) } ?? "\u{FFFD}"
        case .malformedUTF8:
            move(to: start + 3)
            report(.text(.invalidUTF8), at: start..<offset)
            return "\u{FFFD}"
        case .malformedEscape:
            advance()
            report(.text(.malformedEscape), at: start..<offset, suggestion: "%25")
            return "%"
        }
    }

    private mutating func skipBackslash() -> String {
        let start = offset
        advance()
        guard let scalar = advance() else {
            report(.text(.invalidBackslash), at: start..<offset, suggestion: "%5C")
            return "\\"
        }
        if !scalar.isPunctuation { report(.text(.invalidBackslash), at: start..<offset) }
        return String(scalar)
    }

    package mutating func skipLeadingSpace() {
        let range = skip { $0.isInvisible }
        if !range.isEmpty { report(.text(.whiteSpace), at: range, suggestion: "") }
    }

    /// Reports and returns white space and invisible characters; at the end of a pattern, returns an empty string.
    private mutating func skipInvisible() -> String {
        let range = skip { $0.isInvisible }
        let text = string(range)
        let suggestion = isAtEnd ? "" : text.unicodeScalars.map { $0.percentEncoded }.joined()
        report(.text(.whiteSpace), at: range, suggestion: suggestion)
        return isAtEnd ? "" : text
    }
}

extension Unicode.Scalar {
    /// `true` if a literal can contain the scalar unescaped: ASCII without a meaning in patterns, or visible non-ASCII.
    package var isPlain: Bool { isASCII ? isIn(.literalOfPattern) : !isInvisible }

    /// `true` for white space, control characters and invisible marks, except for joiners, which some scripts need.
    package var isInvisible: Bool {
        if isASCII { return value <= 0x20 || value == 0x7F }
        return switch properties.generalCategory {
        case .control, .spaceSeparator, .lineSeparator, .paragraphSeparator: true
        case .format: self != "\u{200C}" && self != "\u{200D}"
        default: false
        }
    }

    package var needsEscape: Bool { isInvisible && self != " " }

    /// `true` for ASCII punctuation, which a backslash can escape.
    fileprivate var isPunctuation: Bool { isASCII && !isLetter && !isDigit && !isInvisible }

    package var percentEncoded: String { PercentEncoding.encode(String(self), keeping: .unreserved) }
}

extension ByteSet {
    /// The ASCII characters that literals can contain unescaped: `/` and those of URL segments, except `(`, `)`, `*`.
    fileprivate static var literalOfPattern: ByteSet {
        segment.union(ByteSet(UInt8(ascii: "/"))).subtracting(
            ByteSet(UInt8(ascii: "(")).union(ByteSet(UInt8(ascii: ")"))).union(ByteSet(UInt8(ascii: "*"))))
    }
}
