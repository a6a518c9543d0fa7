/// Searches the lines before the position of a YAML error for its cause, such as a missing space or bracket.
enum YAMLMistake {
    static func cause(
        of problem: String, at place: Place, since start: Place?, in source: SourceText
    ) -> DocumentError? {
        switch problem {
        case "mapping values are not allowed in this context", "could not find expected ':'",
            "did not find expected key":
            let line = start.map { min($0.line, place.line) } ?? place.line
            return missingSpace(at: line, source)?.error ?? lineAbove(place, source)
        case "did not find expected ',' or ']'", "did not find expected ',' or '}'":
            if let start, let comment = Self.comment(from: start.line, to: place.line, source) { return comment }
            // If a closing bracket is missing, libyaml reports the next key, on a later line.
            let line = source.text(ofLine: place.line)
            guard let start, start.line < place.line, line.contains(": ") || line.hasSuffix(":"),
                !isClosed(at: start, source)
            else { return nil }
            return DocumentError(.unclosedFlow(closer: problem.hasSuffix("']'") ? "]" : "}"), at: start)
        default: return nil
        }
    }

    /// Returns `true` if the bracket at a position is closed. Ignores brackets in quotes and comments.
    private static func isClosed(at start: Place, _ source: SourceText) -> Bool {
        var closers: [UInt8] = []
        var quote: UInt8?
        var previous: UInt8 = 0x20
        for byte in source.bytes[source.offset(of: start)...] {
            let byte = byte == UInt8(ascii: "\r") ? UInt8(ascii: "\n") : byte
            switch byte {
            case _ where quote != nil: quote = byte == quote ? nil : quote
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                if previous <= 0x20 || "[{,:".utf8.contains(previous) { quote = byte }
            case UInt8(ascii: "#") where previous <= 0x20: quote = UInt8(ascii: "\n")
            // In ASCII, the code of `]` or `}` is that of its opening bracket plus two.
            case UInt8(ascii: "{"), UInt8(ascii: "["): closers.append(byte + 2)
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                guard closers.popLast() == byte else { return false }
                if closers.isEmpty { return true }
            default: break
            }
            previous = byte
        }
        return false
    }

    /// Finds a key without a space after its colon on a line, as in `home:/`.
    static func missingSpace(at line: Int, _ source: SourceText) -> (key: String, error: DocumentError)? {
        let text = source.text(ofLine: line)
        let content = text.drop(while: \.isWhitespace)
        let key = content.prefix { $0.isLetter || $0.isNumber || "_.-".contains($0) }
        let rest = content.dropFirst(key.count + 1)
        guard !key.isEmpty, content.dropFirst(key.count).first == ":", let first = rest.first,
            !first.isWhitespace, !rest.hasPrefix("//")
        else { return nil }
        let value = String(rest.reversed().drop(while: \.isWhitespace).reversed())
        let error = DocumentError(
            .missingSpace(key: String(key)), at: Place(line: line, column: text.count - content.count + 1),
            suggestion: "\(key): \(value)")
        return (String(key), error)
    }

    /// Finds a comment without a space after its `#`, which hides the end of a list or mapping.
    private static func comment(from first: Int, to last: Int, _ source: SourceText) -> DocumentError? {
        for line in first...max(first, last) {
            let text = Array(source.text(ofLine: line))
            for column in text.indices.dropFirst().dropLast()
            where text[column] == "#" && text[column - 1].isWhitespace && !text[column + 1].isWhitespace {
                let comment = String(text[column...].prefix { !$0.isWhitespace && $0 != "," })
                return DocumentError(.commentInFlow(comment), at: Place(line: line, column: column + 1))
            }
        }
        return nil
    }

    /// Returns the error if the line above lacks a space or colon, or if the line at `place` is indented too far.
    private static func lineAbove(_ place: Place, _ source: SourceText) -> DocumentError? {
        let below = source.text(ofLine: place.line)
        let isContent: (Int) -> Bool = { line in
            let content = source.text(ofLine: line).drop(while: \.isWhitespace)
            return !content.isEmpty && !content.hasPrefix("#")
        }
        guard below.contains(":"), let line = (1..<max(place.line, 1)).reversed().first(where: isContent) else {
            return nil
        }
        if let cause = missingSpace(at: line, source) { return cause.error }
        let above = source.text(ofLine: line)
        let indentations = [above, below].map { $0.prefix { $0 == " " }.count }
        let isInList = [above, below].contains { $0.drop(while: \.isWhitespace).hasPrefix("-") }
        if !above.contains(":"), !isInList {
            return DocumentError(.missingColon, at: Place(line: line, column: indentations[0] + 1))
        }
        guard indentations[1] > indentations[0], above.contains(": "), !isInList else { return nil }
        return DocumentError(.deeperThanValue, at: Place(line: place.line, column: indentations[1] + 1))
    }
}

extension SourceText {
    fileprivate func text(ofLine line: Int) -> String { String(decoding: bytes[range(ofLine: line)], as: UTF8.self) }
}
