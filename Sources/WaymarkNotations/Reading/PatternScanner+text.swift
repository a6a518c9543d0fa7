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
            case _ where scalar.isInvisible && (scalar != " " || offset == 0 || offset + 1 == self.end):
                report(.text(.whiteSpace), at: skip(while: \.isInvisible), suggestion: "")
            default:
                advance()
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    /// Where the path of a pattern ends: at the first `?` or `#` that does not stand between these brackets.
    func endOfPath(outside open: Unicode.Scalar, _ close: Unicode.Scalar) -> Int {
        var isInside = false
        for offset in offset..<end {
            switch ascii(at: offset) {
            case open: isInside = true
            case close, "/": isInside = false
            case "?", "#": if !isInside { return offset }
            default: continue
            }
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

    /// Reports a query and a fragment where the notation has none.
    mutating func reportQueryIfAny() {
        if !isAtEnd { report(.notation(.pathOnly), at: offset..<end, suggestion: "") }
    }
}
