import WaymarkCore
import WaymarkLanguages

/// Conversion between the regular expressions of a URLPattern and parameter types.
///
/// The URL Pattern Standard matches escaped strings, but parameter types match decoded ones. So an expression is
/// supported only if it matches no slash and no character that links escape.
enum URLPatternExpression {
    struct Problem: Error {
        /// `true` if the regular expression is invalid in JavaScript, too.
        var isMalformed = false
    }

    /// The characters that are never escaped in a path.
    private static let plain = ByteSet.registeredName.union(ByteSet(":@|[]"))

    static func type(of text: String) -> Result<ParameterType, Problem> {
        if let texts = texts(of: text) { return .success(.oneOf(texts)) }
        do throws(ExpressionProblem) {
            if hasForeignMarks(text) { return .failure(Problem()) }
            let automaton = TextAutomaton(try Expression(text))
            let isPlain = (UInt8.min ... .max).allSatisfy { byte in
                plain.contains(byte) || automaton.ends.indices.allSatisfy { automaton.next($0, behind: byte) == 0 }
            }
            return isPlain && !automaton.ends[Int(automaton.start)]
                ? .success(ParameterType(automaton)) : .failure(Problem())
        } catch {
            if case .unknownEscape = error.kind { return .failure(Problem(isMalformed: true)) }
            return .failure(Problem())
        }
    }

    /// Returns the unique strings that an expression such as `en|de` or `(?:a\.b|c)` lists; `nil` if it is no list.
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
        guard !isEscaped, texts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(plain.contains) }) else { return nil }
        var known: Set<String> = []
        return texts.filter { known.insert($0).inserted }
    }

    /// The characters that links contain unescaped, and that regular expressions must escape.
    private static let syntaxCharacters: Set<Unicode.Scalar> = ["$", "(", ")", "*", "+", "."]

    /// Returns an expression such as `en|de` that matches exactly the given strings; `nil` if links would escape them.
    static func text(taking texts: [String]) -> String? {
        var written: [String] = []
        for text in texts {
            guard !text.isEmpty, text.utf8.allSatisfy(plain.contains) else { return nil }
            written.append(text.escaped { syntaxCharacters.contains($0) })
        }
        let expression = written.joined(separator: "|")
        return self.texts(of: expression) == texts ? expression : nil
    }

    /// Returns `true` for expression syntax that has another meaning, or none, in JavaScript: reserved characters in
    /// brackets, and a backslash before a character that needs no escape.
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
