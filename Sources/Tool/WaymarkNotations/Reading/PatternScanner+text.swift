import WaymarkCore

enum LiteralDecoding {
    case none
    /// `%2F` is decoded.
    case escapes
    /// `%2F` is decoded, and `+` is a space.
    case form
}

extension PatternScanner {
    /// Reads a literal up to an offset. Reports invisible characters, a space at the end of the pattern and, if escapes
    /// are decoded, backslashes.
    mutating func skipText(upTo end: Int, decoding: LiteralDecoding) -> String {
        var text = ""
        while offset < end, let scalar = next {
            switch scalar {
            case "%" where decoding != .none: text += skipEscape()
            case "+" where decoding == .form:
                advance()
                text += " "
            // Links have no unescaped backslash. Before `(`, it probably begins an interpolation, as in `\(name)`.
            case "\\" where decoding != .none:
                advance()
                text += "\\"
                report(.text(.invalidCharacter), at: (offset - 1)..<offset, suggestion: next == "(" ? nil : "%5C")
            case _ where scalar.isInvisible && (scalar != " " || offset + 1 == self.end):
                report(.text(.whiteSpace), at: skip(while: \.isInvisible), suggestion: "")
            default:
                advance()
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    /// Returns the end of the path: the first `?` or `#` that is neither in brackets nor escaped.
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

    func first(_ scalar: Unicode.Scalar, in range: Range<Int>) -> Int? {
        range.first { ascii(at: $0) == scalar }
    }

    func split(_ range: Range<Int>, separator: Unicode.Scalar) -> [Range<Int>] {
        bytes[range].split(separator: UInt8(ascii: separator), omittingEmptySubsequences: false).map(\.indices)
    }

    func trimmed(_ range: Range<Int>) -> Range<Int> {
        func isBlank(_ offset: Int) -> Bool { ascii(at: offset) == " " || ascii(at: offset) == "\t" }
        let start = range.first { !isBlank($0) } ?? range.upperBound
        let end = range.last { !isBlank($0) }.map { $0 + 1 } ?? start
        return start..<end
    }

    /// Reports an unread query or fragment, which the notation lacks. A path such as `#/users` is a different problem.
    mutating func reportUnsupportedRest() {
        if isAtEnd { return }
        if let hash = first("#", in: offset..<end), isPath(at: hash + 1) {
            return report(.notation(.fragmentRoute), at: hash..<end)
        }
        report(.notation(.unsupportedPart), at: offset..<end, suggestion: "")
    }

    /// Returns `true` if a fragment is a path, as in single-page apps: `/users` or `!/users`.
    private func isPath(at offset: Int) -> Bool {
        ascii(at: offset) == "/" || ascii(at: offset) == "!" && ascii(at: offset + 1) == "/"
    }

    /// Skips and reports a scheme, and the host of a web link, in notations whose patterns have neither.
    mutating func skipUnsupportedSource() {
        let start = offset
        var copy = self
        _ = copy.skip("/")
        guard let scheme = copy.skipAnyScheme() else { return }
        move(to: copy.offset)
        if ["https", "http"].contains(string(scheme).lowercased()) { skip { $0 != "/" && $0 != "?" && $0 != "#" } }
        report(.notation(.unsupportedSource), at: start..<offset, suggestion: next == "/" ? "" : "/")
    }

    /// Skips and reports a malformed scheme, such as `app%5Fx://` or `app_x:`, which would be parsed as a path.
    mutating func skipMalformedSource() {
        let start = offset
        var copy = self
        _ = copy.skip("/")
        if copy.skipAnyScheme() == nil {
            copy = self
            let scheme = copy.skip { !$0.isIn(Self.afterScheme) && !$0.isInvisible }
            guard !scheme.isEmpty && copy.skip(":") else { return }
        }
        move(to: copy.offset)
        report(.invalidSource(string(start..<offset), .scheme), at: start..<offset)
    }

    /// Skips a scheme in any spelling, such as `app_x` or Swift's `\(scheme)`, and the `://` after it. Returns the
    /// range of the scheme, or `nil` if the first segment does not end in `://`.
    private mutating func skipAnyScheme() -> Range<Int>? {
        let text = skip { !$0.isIn(Self.segmentEnds) && !$0.isInvisible }
        guard !text.isEmpty, ascii(at: text.upperBound - 1) == ":", skip("//") else { return nil }
        return text.lowerBound..<(text.upperBound - 1)
    }

    private static let afterScheme = ByteSet("/:?#<>(){}|*")
    private static let segmentEnds = ByteSet("/?#")

    mutating func skipUnopenedParenthesis() {
        advance()
        report(.text(.unopenedParenthesis), at: (offset - 1)..<offset, suggestion: "%29")
    }

    /// Skips the `)` of a group; returns `false` and reports the group if the `)` is missing.
    @discardableResult
    mutating func closeGroup(from open: Int) -> Bool {
        if skip(")") { return true }
        report(.text(.unclosedParenthesis), at: open..<offset, suggestion: string(open..<offset) + ")")
        return false
    }
}
