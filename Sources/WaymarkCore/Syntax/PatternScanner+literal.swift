extension PatternScanner {
    /// Reads literal text up to the first scalar that ends it, and decodes its escapes: `%2F` and `\/`.
    ///
    /// What stands in no literal (white space, `"`, a bracket that does not end the text) is reported and kept, so that
    /// reading goes on.
    package mutating func skipLiteral(until isEnd: (Unicode.Scalar) -> Bool) -> String {
        let start = offset
        skip { $0.isPlain && !isEnd($0) }
        var literal = string(start..<offset)
        while let scalar = next, !isEnd(scalar) {
            switch scalar {
            case "%": literal += skipEscapes()
            case "\\": literal += skipBackslash()
            case _ where scalar.isPlain: literal.unicodeScalars.append(contentsOf: [scalar]); advance()
            case _ where scalar.isInvisible: literal += skipInvisible()
            default:
                let start = offset
                advance()
                report(.text(.invalidCharacter), at: start..<offset, suggestion: scalar.percentEncoded)
                literal.unicodeScalars.append(scalar)
            }
        }
        return literal
    }

    /// Reads a run of escapes, which together are UTF-8.
    private mutating func skipEscapes() -> String {
        let start = offset
        var decoded: [UInt8] = []
        while next == "%", let high = peek(1), let low = peek(2), high.isHexDigit, low.isHexDigit {
            decoded.append(UInt8(string((offset + 1)..<(offset + 3)), radix: 16) ?? 0)
            move(to: offset + 3)
        }
        if decoded.isEmpty {
            advance()
            report(.text(.malformedEscape), at: start..<offset, suggestion: "%25")
            return "%"
        }
        let text = String(decoding: decoded, as: UTF8.self)
        if !text.utf8.elementsEqual(decoded) { report(.text(.invalidUTF8), at: start..<offset) }
        return text
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

    /// White space at the end of a text was not meant; elsewhere it may have been.
    private mutating func skipInvisible() -> String {
        let range = skip(while: \.isInvisible)
        let text = string(range)
        let suggestion = isAtEnd ? "" : text.unicodeScalars.map(\.percentEncoded).joined()
        report(.text(.whiteSpace), at: range, suggestion: suggestion)
        return isAtEnd ? "" : text
    }
}

extension Unicode.Scalar {
    /// Whether the scalar may stand in literal text as it is: what RFC 3986 lets stand in a path, query or fragment
    /// (pchar, 3.3, and `/`), without what patterns give a meaning, and any visible character beyond ASCII.
    package var isPlain: Bool {
        guard isASCII else { return !isInvisible }
        return switch self {
        case "-", ".", "_", "~", "!", "$", "&", "'", "+", ",", ";", "=", ":", "@", "/": true
        default: isLetter || isDigit
        }
    }

    /// White space, control characters, and marks that nobody sees; joiners are part of how some words are written.
    package var isInvisible: Bool {
        switch properties.generalCategory {
        case .control, .spaceSeparator, .lineSeparator, .paragraphSeparator: true
        case .format: self != "\u{200C}" && self != "\u{200D}"
        default: false
        }
    }

    /// Whether the scalar is an ASCII mark that a backslash may stand before.
    fileprivate var isPunctuation: Bool { isASCII && !isLetter && !isDigit && !isInvisible }

    /// The scalar's UTF-8 as escapes.
    package var percentEncoded: String {
        UTF8.encode(self)?.map { ($0 < 16 ? "%0" : "%") + String($0, radix: 16, uppercase: true) }.joined() ?? ""
    }
}
