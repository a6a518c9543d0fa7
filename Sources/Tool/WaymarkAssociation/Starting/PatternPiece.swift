import WaymarkEngine
import WaymarkManifest

/// A part of an association file's pattern, with percent-decoded strings.
enum PatternPiece: Hashable {
    /// Literal characters. A slash among those of a path is an escaped slash, not a separator.
    case text(String)
    case slash
    case one
    /// Any number of characters, including slashes.
    case many
    /// `[a-z]{2,}`: characters of one class, as a regular expression. In a path, it matches no slash.
    case expression(String)
    /// One of several strings, with a name for their parameter type.
    case choice([String], name: String)
}

extension GlobReader {
    /// Returns the parts of each alternative of a pattern; `nil` if they are too many, or one is not expressible.
    func pieces(of pattern: String, isPath: Bool, isDecoded: Bool) throws(RuleError) -> [[PatternPiece]]? {
        var all: [[PatternPiece]] = []
        let names = pattern.matches(of: /\$\(([^)]*)\)/).map { String($0.output.1) }
            .filter { LetterVariable(rawValue: $0) == nil }
        for form in try forms(of: pattern, isPath: isPath) {
            guard let alternatives = PatternPiece.expandingSpecialChoices(form) else { return nil }
            for tokens in alternatives {
                guard let pieces = PatternPiece.pieces(tokens, isPath: isPath, isDecoded: isDecoded, names) else {
                    return nil
                }
                all.append(pieces)
            }
        }
        return all.isEmpty || all.count > PatternPiece.limit ? nil : all
    }
}

extension PatternPiece {
    /// The maximum number of alternatives of a pattern.
    static let limit = 16

    /// Expands variables that have an empty value, or one with a wildcard or slash; `nil` for too many alternatives.
    static func expandingSpecialChoices(_ tokens: [GlobToken]) -> [[GlobToken]]? {
        var forms: [[GlobToken]] = [[]]
        for token in tokens {
            if case .choice(let values) = token, values.contains(where: { $0.isEmpty || !$0.allSatisfy(\.isPlain) }) {
                forms = forms.flatMap { form in values.map { form + $0 } }
                if forms.count > limit { return nil }
            } else {
                forms = forms.map { $0 + [token] }
            }
        }
        return forms
    }

    fileprivate static func pieces(
        _ tokens: [GlobToken], isPath: Bool, isDecoded: Bool, _ names: [String]
    ) -> [PatternPiece]? {
        var (pieces, text, names) = ([PatternPiece](), "", names[...])
        func take(_ piece: PatternPiece) -> Bool {
            guard let read = isDecoded ? text : PercentEncoding.decodeStrictly(text) else { return false }
            if !read.isEmpty { pieces.append(.text(read)) }
            text = ""
            pieces.append(piece)
            return true
        }
        for token in tokens {
            let piece: PatternPiece
            switch token {
            case .scalar("/") where isPath: piece = .slash
            case .scalar(let scalar):
                text.unicodeScalars.append(scalar)
                continue
            case .one: piece = .one
            case .many: piece = .many
            case .letter(let letter): piece = .expression(letter.expression)
            case .choice(let values):
                let texts = values.compactMap { value in
                    isDecoded ? value.plainText : PercentEncoding.decodeStrictly(value.plainText)
                }
                guard !texts.isEmpty, texts.count == values.count else { return nil }
                piece = .choice(texts, name: names.popFirst() ?? "text")
            }
            guard take(piece) else { return nil }
        }
        guard take(.slash) else { return nil }
        return pieces.dropLast()
    }
}

extension AndroidPattern {
    /// Returns the parts of the pattern; `nil` if route patterns cannot express it.
    func pieces(isPath: Bool) -> [PatternPiece]? {
        switch kind {
        case .literal: PatternPiece.pieces(of: text, isPath: isPath)
        case .prefix: PatternPiece.pieces(of: text, isPath: isPath) + [.many]
        case .suffix: [.many] + PatternPiece.pieces(of: text, isPath: isPath)
        case .simpleGlob: SimpleGlob(text).pieces(isPath: isPath)
        case .advancedGlob: (try? AdvancedGlob(text))?.pieces(isPath: isPath)
        }
    }
}

extension PatternPiece {
    fileprivate static func pieces(of text: String, isPath: Bool) -> [PatternPiece] {
        guard isPath else { return text.isEmpty ? [] : [.text(text)] }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        return Array(parts.map { $0.isEmpty ? [] : [PatternPiece.text(String($0))] }.joined(separator: [.slash]))
    }

    fileprivate static func add(_ unit: UInt16, to pieces: inout [PatternPiece], isPath: Bool) -> Bool {
        guard let scalar = Unicode.Scalar(unit) else { return false }
        if isPath, scalar == "/" {
            pieces.append(.slash)
        } else if case .text(let text)? = pieces.last {
            pieces[pieces.count - 1] = .text(text + String(scalar))
        } else {
            pieces.append(.text(String(scalar)))
        }
        return true
    }
}

extension SimpleGlob {
    fileprivate func pieces(isPath: Bool) -> [PatternPiece]? {
        var pieces: [PatternPiece] = []
        for step in steps {
            switch step {
            case .rest: pieces.append(.many)
            case .any: pieces.append(.one)
            case .one(let unit): guard PatternPiece.add(unit, to: &pieces, isPath: isPath) else { return nil }
            case .until(let unit):
                // In Android, `.*` ends before the first occurrence of the next character. So the expression excludes
                // this character and, as part of a segment, the slash.
                guard let scalar = Unicode.Scalar(unit), isPath else { return nil }
                let except = scalar == "/" ? "" : PatternMaker.escapedExpression(String(scalar))
                pieces.append(.expression("[^/\(except)]*"))
                guard PatternPiece.add(unit, to: &pieces, isPath: isPath) else { return nil }
            case .run: return nil
            }
        }
        return pieces
    }
}

extension AdvancedGlob {
    fileprivate func pieces(isPath: Bool) -> [PatternPiece]? {
        var pieces: [PatternPiece] = []
        for part in parts {
            let ascii = (0..<UInt16(0x80)).filter { part.units.contains($0) }
            switch (part.minimum, part.maximum) {
            case (1, 1) where ascii.count == 1 && !part.units.contains(0x80):
                guard PatternPiece.add(ascii[0], to: &pieces, isPath: isPath) else { return nil }
            case (0, .max) where part.units == .any: pieces.append(.many)
            case (1, .max) where part.units == .any: pieces += [.one, .many]
            case (1, 1) where part.units == .any: pieces.append(.one)
            case (let minimum, let maximum):
                guard minimum >= 0, maximum >= minimum, !ascii.isEmpty,
                    !isPath || !ascii.contains(UInt16(UInt8(ascii: "/")))
                else { return nil }
                let isInverse = part.units.contains(0x80)
                let named = isInverse ? (0..<UInt16(0x80)).filter { !ascii.contains($0) } : ascii
                let set = named.compactMap { Unicode.Scalar($0) }.map { PatternMaker.escapedExpression(String($0)) }
                let count = maximum == .max ? "\(minimum)," : "\(minimum),\(maximum)"
                pieces.append(.expression("[\(isInverse ? "^" : "")\(set.joined())]{\(count)}"))
            }
        }
        return pieces
    }
}

extension GlobToken {
    fileprivate var isPlain: Bool { if case .scalar(let scalar) = self { scalar != "/" } else { false } }
}

extension [GlobToken] {
    fileprivate var plainText: String {
        reduce(into: "") { text, token in if case .scalar(let scalar) = token { text.unicodeScalars.append(scalar) } }
    }
}

extension LetterVariable {
    fileprivate var expression: String {
        switch self {
        case .alpha: "[A-Za-z]"
        case .upper: "[A-Z]"
        case .lower: "[a-z]"
        case .alnum: "[A-Za-z0-9]"
        case .digit: "[0-9]"
        case .xdigit: "[0-9A-Fa-f]"
        }
    }
}
