import WaymarkCore
import WaymarkLanguages

/// A regular expression of a URLPattern as a type.
///
/// The standard compares expressions with text that is escaped, and types are compared with text that is not. So an
/// expression is a type only if it takes nothing but characters that links have as they are, and no slash.
enum URLPatternExpression {
    /// Why an expression is no type.
    struct Fault: Error {
        /// Whether it is none in JavaScript either.
        var isMalformed = false
    }

    static func type(of text: String) -> Result<ParameterType, Fault> {
        if let texts = texts(of: text) { return .success(.oneOf(texts)) }
        do throws(ExpressionProblem) {
            if hasForeignMarks(text) { return .failure(Fault()) }
            let automaton = TextAutomaton(try Expression(text))
            let isPlain = (UInt8.min...UInt8.max).allSatisfy { $0.isPlain || !automaton.hasStep(behind: $0) }
            return isPlain && !automaton.ends[Int(automaton.start)]
                ? .success(ParameterType(automaton)) : .failure(Fault())
        } catch {
            if case .unknownEscape = error.kind { return .failure(Fault(isMalformed: true)) }
            return .failure(Fault())
        }
    }

    /// The texts that an expression lists and takes no others than, each once, as in `en|de` and `(?:a\.b|c)`; `nil` for
    /// one with anything else in it.
    private static func texts(of expression: String) -> [String]? {
        var text = expression[...]
        if text.hasPrefix("(?:"), text.hasSuffix(")") { text = text.dropFirst(3).dropLast() }
        var texts: [String] = [""]
        var isEscaped = false
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\" where !isEscaped: isEscaped = true
            case "|" where !isEscaped: texts.append("")
            case _ where isEscaped ? syntaxCharacters.contains(scalar) : scalar.isIn(.unreserved) && scalar != ".":
                texts[texts.count - 1].unicodeScalars.append(scalar)
                isEscaped = false
            default: return nil
            }
        }
        guard !isEscaped, texts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(\.isPlain) }) else { return nil }
        var known: Set<String> = []
        return texts.filter { known.insert($0).inserted }
    }

    /// The characters that a backslash makes text of, of those that links have as they are.
    private static let syntaxCharacters: Set<Unicode.Scalar> = ["$", "(", ")", "*", "+", "."]

    /// The expression that takes some texts and no others; `nil` if one of them has other characters.
    static func text(taking texts: [String]) -> String? {
        var written: [String] = []
        for text in texts {
            guard !text.isEmpty, text.utf8.allSatisfy(\.isPlain) else { return nil }
            written.append(text.escaped { syntaxCharacters.contains($0) })
        }
        let expression = written.joined(separator: "|")
        return self.texts(of: expression) == texts ? expression : nil
    }

    /// Whether marks stand in it that JavaScript reads in another way, or not at all: in brackets those that it has set
    /// aside, and a backslash before a mark that needs none.
    private static func hasForeignMarks(_ text: String) -> Bool {
        let scalars = Array(text.unicodeScalars)
        var depth = 0
        var index = 0
        while index < scalars.count {
            let next = index + 1 < scalars.count ? scalars[index + 1] : nil
            switch scalars[index] {
            case "\\":
                if depth == 0, let next, "-_~!\"#%&',:;<=>@` ".unicodeScalars.contains(next) { return true }
                index += 1
            case "[": depth += 1
            case "]": depth = max(0, depth - 1)
            case "(", ")", "{", "}", "/", "|": if depth > 0 { return true }
            case "~", "!", "#", "$", "%", "*", "+", ",", ".", ":", ";", "<", "=", ">", "?", "@", "`", "^":
                if depth > 0, scalars[index] == next { return true }
            default: break
            }
            index += 1
        }
        return false
    }
}

extension TextAutomaton {
    /// Whether a byte stands in one of the texts.
    fileprivate func hasStep(behind byte: UInt8) -> Bool {
        ends.indices.contains { next($0, behind: byte) != 0 }
    }
}

extension UInt8 {
    /// Whether a link has the character in its path as it is, and only so.
    fileprivate var isPlain: Bool {
        switch self {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: "-._~!$&'()*+,;=:@|[]".utf8.contains(self)
        }
    }
}
