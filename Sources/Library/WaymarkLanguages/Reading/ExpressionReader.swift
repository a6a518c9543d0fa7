/// A recursive-descent parser of regular expressions.
///
///     alternatives = sequence *("|" sequence)
///     sequence     = *(atom [repetition])
///     atom         = character / "." / class / escape / "(" ["?:"] alternatives ")"
///     repetition   = "*" / "+" / "?" / "{" count ["," [count]] "}"
///
/// An expression must match the whole string, so there are no anchors. A character is a Unicode scalar, also for `.`
/// and negated classes; classes list ASCII characters.
struct ExpressionReader {
    static let depthLimit = 100
    static let repetitionLimit = 1_000

    let scalars: [Unicode.Scalar]
    /// The UTF-8 offset of each scalar, followed by the length of the expression.
    private let offsets: [Int]
    var index = 0
    var depth = 0
    var pool: LanguagePool

    init(_ text: String, pool: LanguagePool) {
        scalars = Array(text.unicodeScalars)
        offsets = scalars.reduce(into: [0]) { $0.append($0[$0.count - 1] + UTF8.width($1)) }
        self.pool = pool
    }

    mutating func readAll() throws(ExpressionProblem) -> Language {
        if hasDelimiters { throw problem(.unsupported(.delimiters), from: 0, to: scalars.count) }
        let language = try readAlternatives()
        if let next = peek { throw problem(.unopened(Character(next)), from: index, to: index + 1) }
        return language
    }

    /// `true` for an expression between slashes, as in JavaScript: `/[a-z]+/i`.
    private var hasDelimiters: Bool {
        guard scalars.first == "/", let end = scalars.lastIndex(of: "/"), end > 1 else { return false }
        return scalars[(end + 1)...].allSatisfy { "dgimsuvxy".unicodeScalars.contains($0) }
    }

    var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    func peek(_ distance: Int) -> Unicode.Scalar? { index + distance < scalars.count ? scalars[index + distance] : nil }

    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard peek == scalar else { return false }
        index += 1
        return true
    }

    func problem(_ kind: ExpressionProblem.Kind, from start: Int, to end: Int? = nil) -> ExpressionProblem {
        let end = min(end ?? index, scalars.count)
        return ExpressionProblem(kind: kind, range: offsets[min(start, end)]..<offsets[end])
    }

    mutating func readAlternatives() throws(ExpressionProblem) -> Language {
        var all = [try readSequence()]
        while take("|") { all.append(try readSequence()) }
        return pool.union(all)
    }

    private mutating func readSequence() throws(ExpressionProblem) -> Language {
        var parts: [Language] = []
        while let next = peek, next != "|", next != ")" {
            let start = index
            let atom = try readAtom()
            parts.append(try readRepetition(of: atom, from: start))
        }
        return pool.sequence(parts)
    }

    private mutating func readAtom() throws(ExpressionProblem) -> Language {
        let start = index
        guard let next = peek else { return .empty }
        index += 1
        switch next {
        case "(": return try readGroup(from: start)
        case "[": return pool.class(try readClass(from: start))
        case ".": return pool.scalarButLineBreaks()
        case "\\": return try readEscape(from: start)
        case "^", "$": throw problem(.unsupported(.anchor), from: start)
        case "*", "+", "?", "{": throw problem(.nothingToRepeat, from: start)
        case "]", "}": throw problem(.unopened(Character(next)), from: start)
        default: return pool.text(Array(String(next).utf8))
        }
    }

    private mutating func readGroup(from start: Int) throws(ExpressionProblem) -> Language {
        if take("?") {
            guard take(":") else { throw unsupportedGroup(from: start) }
        }
        depth += 1
        guard depth <= Self.depthLimit else { throw problem(.tooDeep(limit: Self.depthLimit), from: start) }
        let language = try readAlternatives()
        depth -= 1
        guard take(")") else { throw problem(.unclosed("("), from: start, to: start + 1) }
        return language
    }

    /// Returns the problem of an unsupported group such as `(?=a)`.
    private func unsupportedGroup(from start: Int) -> ExpressionProblem {
        let construct: ExpressionProblem.Construct =
            switch (peek, peek(1)) {
            case ("=", _), ("!", _), ("<", "="), ("<", "!"): .lookAround
            case ("<", _), ("P", _), ("'", _): .namedGroup
            case (">", _): .possessiveRepetition
            default: .option
            }
        return problem(.unsupported(construct), from: start, to: index + 1)
    }

    private mutating func readRepetition(of atom: Language, from start: Int) throws(ExpressionProblem) -> Language {
        let sign = index
        guard let (minimum, maximum) = try readCount() else { return atom }
        switch peek {
        case "?": throw problem(.unsupported(.reluctantRepetition), from: sign, to: index + 1)
        case "+": throw problem(.unsupported(.possessiveRepetition), from: sign, to: index + 1)
        case "*", "{": throw problem(.nothingToRepeat, from: index, to: index + 1)
        default: return pool.repetition(atom, minimum: minimum, maximum: maximum)
        }
    }

    private mutating func readCount() throws(ExpressionProblem) -> (minimum: Int, maximum: Int)? {
        if take("*") { return (0, .max) }
        if take("+") { return (1, .max) }
        if take("?") { return (0, 1) }
        let start = index
        guard take("{") else { return nil }
        let minimum = try readNumber(from: start)
        var maximum = minimum
        if take(",") { maximum = peek == "}" ? .max : try readNumber(from: start) }
        guard take("}") else {
            throw problem(peek == nil ? .unclosed("{") : .invalidCount, from: start, to: index + 1)
        }
        guard minimum <= maximum else { throw problem(.reversed, from: start) }
        return (minimum, maximum)
    }

    private mutating func readNumber(from start: Int) throws(ExpressionProblem) -> Int {
        let first = index
        var number = 0
        while let digit = peek, ("0"..."9").contains(digit) {
            index += 1
            number = number * 10 + Int(digit.value - 0x30)
            guard number <= Self.repetitionLimit else {
                throw problem(.tooManyRepetitions(limit: Self.repetitionLimit), from: first)
            }
        }
        guard index > first else {
            throw problem(peek == nil ? .unclosed("{") : .invalidCount, from: start, to: index + 1)
        }
        return number
    }
}

extension LanguagePool {
    /// Returns the characters of a class in UTF-8; negated classes include all characters outside ASCII.
    mutating func `class`(_ set: ByteClass) -> Language {
        let ascii = bytes(set.intersection(.ascii))
        return set.contains(0x80) ? union([ascii, scalarBeyondASCII()]) : ascii
    }

    /// Returns all characters in UTF-8, except line breaks: U+000A to U+000D, U+0085, U+2028 and U+2029.
    mutating func scalarButLineBreaks() -> Language {
        let tail: ClosedRange<UInt8> = 0x80...0xBF
        let forms: [[[ClosedRange<UInt8>]]] = [
            [[0x00...0x09, 0x0E...0x7F]], [[0xC2...0xC2], [0x80...0x84, 0x86...0xBF]], [[0xC3...0xDF], [tail]],
            [[0xE0...0xE0], [0xA0...0xBF], [tail]], [[0xE1...0xE1, 0xE3...0xEC, 0xEE...0xEF], [tail], [tail]],
            [[0xE2...0xE2], [0x80...0x80], [0x80...0xA7, 0xAA...0xBF]], [[0xE2...0xE2], [0x81...0xBF], [tail]],
            [[0xED...0xED], [0x80...0x9F], [tail]], [[0xF0...0xF0], [0x90...0xBF], [tail], [tail]],
            [[0xF1...0xF3], [tail], [tail], [tail]], [[0xF4...0xF4], [0x80...0x8F], [tail], [tail]],
        ]
        return union(forms.map { form in sequence(form.map { bytes(ByteClass($0.joined())) }) })
    }
}

// In a class, the bytes from 0x80 on represent all characters outside ASCII, so it has all of these bytes or none.
extension ByteClass {
    static let digits = ByteClass(0x30...0x39)
    static let word = ByteClass([0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A].joined())
    static let space = ByteClass([0x09...0x0D, 0x20...0x20].joined())
}

extension LanguagePool {
    package mutating func language(ofExpression text: String) throws(ExpressionProblem) -> Language {
        var reader = ExpressionReader(text, pool: self)
        let language = try reader.readAll()
        self = reader.pool
        return language
    }
}
