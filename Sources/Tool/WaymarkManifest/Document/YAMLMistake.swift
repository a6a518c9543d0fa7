/// The mistake that precedes the position of a parser error: a missing space or bracket some lines above.
struct YAMLMistake {
    let fault: SyntaxFault
    let place: Place
    let suggestion: String?

    private init(_ fault: SyntaxFault, at place: Place, suggestion: String? = nil) {
        (self.fault, self.place, self.suggestion) = (fault, place, suggestion)
    }

    /// Searches the lines before a libyaml error for its cause.
    init?(_ problem: String, at place: Place, since start: Place?, in source: SourceText) {
        switch problem {
        case "mapping values are not allowed in this context", "could not find expected ':'",
            "did not find expected key":
            let line = start.map { min($0.line, place.line) } ?? place.line
            guard let cause = Self.missingSpace(at: line, source) ?? Self.lineAbove(place, source) else { return nil }
            self = cause
        case "did not find expected ',' or ']'", "did not find expected ',' or '}'":
            if let start, let comment = Self.comment(from: start.line, to: place.line, source) {
                self = comment
                return
            }
            // After a forgotten bracket, the next key follows on a line below.
            let line = source.text(ofLine: place.line)
            guard let start, start.line < place.line, line.contains(": ") || line.hasSuffix(":") else { return nil }
            self.init(.unclosedFlow(closer: problem.hasSuffix("']'") ? "]" : "}"), at: start)
        default: return nil
        }
    }

    /// The key that needs a space after its colon.
    var key: String {
        if case .missingSpace(let key) = fault { key } else { "" }
    }

    /// Finds a missing space on a line, as in `home:/`.
    static func missingSpace(at line: Int, _ source: SourceText) -> YAMLMistake? {
        let text = source.text(ofLine: line)
        let content = text.drop(while: \.isWhitespace)
        let key = content.prefix { $0.isLetter || $0.isNumber || "_.-".contains($0) }
        let rest = content.dropFirst(key.count + 1)
        guard !key.isEmpty, content.dropFirst(key.count).first == ":", let first = rest.first,
            !first.isWhitespace, !rest.hasPrefix("//")
        else { return nil }
        let value = String(rest.reversed().drop(while: \.isWhitespace).reversed())
        return YAMLMistake(
            .missingSpace(key: String(key)), at: Place(line: line, column: text.count - content.count + 1),
            suggestion: "\(key): \(value)")
    }

    /// Finds a comment without a space after its `#`, which hides the end of a list or mapping.
    private static func comment(from first: Int, to last: Int, _ source: SourceText) -> YAMLMistake? {
        for line in first...max(first, last) {
            let text = Array(source.text(ofLine: line))
            for column in text.indices.dropFirst().dropLast()
            where text[column] == "#" && text[column - 1].isWhitespace && !text[column + 1].isWhitespace {
                let comment = text[column...].prefix { !$0.isWhitespace && $0 != "," }
                return YAMLMistake(.commentInFlow(String(comment)), at: Place(line: line, column: column + 1))
            }
        }
        return nil
    }

    /// Finds the mistake on the line above the one that the parser reports.
    private static func lineAbove(_ place: Place, _ source: SourceText) -> YAMLMistake? {
        let below = source.text(ofLine: place.line)
        let isContent: (Int) -> Bool = { line in
            let content = source.text(ofLine: line).drop(while: \.isWhitespace)
            return !content.isEmpty && !content.hasPrefix("#")
        }
        guard below.contains(":"), let line = (1..<max(place.line, 1)).reversed().first(where: isContent) else {
            return nil
        }
        if let cause = missingSpace(at: line, source) { return cause }
        let above = source.text(ofLine: line)
        let indentations = [above, below].map { $0.prefix { $0 == " " }.count }
        let isInList = [above, below].contains { $0.drop(while: \.isWhitespace).hasPrefix("-") }
        if !above.contains(":"), !isInList {
            return YAMLMistake(.missingColon, at: Place(line: line, column: indentations[0] + 1))
        }
        guard indentations[1] > indentations[0], above.contains(": "), !isInList else { return nil }
        return YAMLMistake(.deeperThanValue, at: Place(line: place.line, column: indentations[1] + 1))
    }
}

extension SourceText {
    fileprivate func text(ofLine line: Int) -> String { String(decoding: bytes[range(ofLine: line)], as: UTF8.self) }
}
