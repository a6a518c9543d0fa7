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
