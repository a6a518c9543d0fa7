import WaymarkCore

/// What escapes and plus signs in the literal text of a notation are.
enum TextDecoding {
    /// Text like any other.
    case none
    /// `%2F` is decoded.
    case escapes
    /// `%2F` is decoded, and `+` is a space.
    case form
}

extension PatternScanner {
    /// Reads text that stands for itself, up to an offset. Characters that nobody sees are reported.
    mutating func skipText(upTo end: Int, decoding: TextDecoding) -> String {
        var text = ""
        while offset < end, let scalar = next {
            switch scalar {
            case "%" where decoding != .none: text += skipEscape()
            case "+" where decoding == .form:
                advance()
                text += " "
            case _ where scalar.isInvisible && (scalar != " " || offset + 1 == self.end):
                report(.text(.whiteSpace), at: skip(while: \.isInvisible), suggestion: "")
            default:
                advance()
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    /// Where the path of a pattern ends: at the first `?` or `#` that stands neither between these brackets nor behind
    /// this escape.
    func endOfPath(
        outside brackets: (open: Unicode.Scalar, close: Unicode.Scalar)? = nil, escape: Unicode.Scalar? = nil
    ) -> Int {
        var isInside = false
        var position = offset
        while position < end {
            if let scalar = ascii(at: position) {
                switch scalar {
                case "?", "#": if !isInside { return position }
                case "/": isInside = false
                case _ where scalar == escape: position += 1
                case _ where scalar == brackets?.open: isInside = true
                case _ where scalar == brackets?.close: isInside = false
                default: break
                }
            }
            position += 1
        }
        return end
    }

    /// Where a character stands first in a range.
    func first(_ scalar: Unicode.Scalar, in range: Range<Int>) -> Int? {
        range.first { ascii(at: $0) == scalar }
    }

    /// A range without the spaces and tabs at its ends.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        func isBlank(_ offset: Int) -> Bool { ascii(at: offset) == " " || ascii(at: offset) == "\t" }
        let start = range.first { !isBlank($0) } ?? range.upperBound
        let end = range.last { !isBlank($0) }.map { $0 + 1 } ?? start
        return start..<end
    }

    /// Reports a query or a fragment where the notation has none. Without a fragment that is a path, a pattern would take
    /// every link that has one.
    mutating func reportRestIfAny() {
        if isAtEnd { return }
        if let hash = first("#", in: offset..<end), isPath(at: hash + 1) {
            return report(.notation(.fragmentRoute), at: hash..<end)
        }
        report(.notation(.unsupportedPart), at: offset..<end, suggestion: "")
    }

    /// Whether a fragment that begins at an offset is a path, as in single-page apps: `/users` or `!/users`.
    private func isPath(at offset: Int) -> Bool {
        ascii(at: offset) == "/" || ascii(at: offset) == "!" && ascii(at: offset + 1) == "/"
    }

    /// Reads a scheme, with the host of web links, where patterns are paths alone, and reports it.
    mutating func skipUnsupportedSource() {
        let start = offset
        var copy = self
        _ = copy.skip("/")
        let scheme = copy.skip { !Self.endsScheme($0) }
        guard copy.skip("://") else { return }
        move(to: copy.offset)
        if ["https", "http"].contains(string(scheme).lowercased()) { skip { $0 != "/" && $0 != "?" && $0 != "#" } }
        report(.notation(.unsupportedSource), at: start..<offset, suggestion: next == "/" ? "" : "/")
    }

    /// Reads a text that was meant as a scheme and was read as a path, such as `app%5Fx://` or `app_x:`, and reports it.
    mutating func skipUnreadSource() {
        let start = offset
        var copy = self
        _ = copy.skip("/")
        let scheme = copy.skip { !Self.endsScheme($0) }
        let hasSlashes = copy.skip("://")
        guard hasSlashes || start == scheme.lowerBound && !scheme.isEmpty && copy.skip(":") else { return }
        move(to: copy.offset)
        report(.invalidSource(string(start..<offset), .scheme), at: start..<offset)
    }

    private static func endsScheme(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "/", ":", "?", "#", "<", ">", "(", ")", "{", "}", "|", "*": true
        default: scalar.isInvisible
        }
    }
}
