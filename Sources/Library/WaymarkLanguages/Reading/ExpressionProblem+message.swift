extension ExpressionProblem: CustomStringConvertible {
    /// The problem in one sentence, such as `'(' has no matching ')'`.
    public var message: String {
        switch kind {
        case .unclosed("("): "'(' has no matching ')'; as text it is written '\\('"
        case .unclosed("["): "'[' has no matching ']'; as text it is written '\\['"
        case .unclosed(let character): "'\(character)' has no matching '}'; as text it is written '\\\(character)'"
        case .unopened(let character): "unmatched '\(character)'; as text it is written '\\\(character)'"
        case .nothingToRepeat:
            "nothing precedes it that can be repeated; as text write a backslash before it; to repeat a repetition, write a group"
        case .invalidCount: "expected a number of repetitions: '{3}', '{3,}' or '{3,5}'"
        case .reversed: "expected the smaller end first, and a character at each end"
        case .tooManyRepetitions(let limit): "a number of repetitions is at most \(limit)"
        case .tooDeep(let limit): "groups are nested more than \(limit) deep"
        case .classBeyondASCII(let character):
            "'\(character)' is not ASCII, and brackets contain only ASCII characters: expected alternatives, such as '(\(character)|[a-z])'"
        case .emptyClass: "expected at least one character"
        case .unknownEscape(nil): "nothing follows the backslash; as text it is written '\\\\'"
        case .unknownEscape(let character?):
            "unknown escape '\\\(character)': leave the backslash out for literal text"
        case .unsupported(let construct): construct.message
        case .tooManyStates(let limit):
            "the expression is too large: it needs more than \(limit) states, or too much work; expected fewer or smaller repetitions"
        case .nothingFits: "no string matches"
        }
    }

    /// The ``message``: the problem in one sentence.
    public var description: String { message }
}

extension ExpressionProblem.Construct {
    fileprivate var message: String {
        switch self {
        case .anchor:
            "an expression always matches the whole string: leave the anchor out; as text write a backslash before '^' and '$'"
        case .delimiters:
            "a regular expression has no '/' around it: leave both out; no value of a path contains an unescaped '/'"
        case .wordBoundary: "word boundaries are not supported: write the characters at the boundary"
        case .backreference: "backreferences are not supported: write both strings as alternatives, such as 'aa|bb'"
        case .lookAround:
            "lookahead and lookbehind are not supported: write the string itself, or subtract from a class, as in '[a-z--x]'"
        case .namedGroup: "named groups are not supported, and groups capture nothing: write '(…)'"
        case .reluctantRepetition, .possessiveRepetition:
            "an expression always matches the whole string, so greed makes no difference: leave the second sign out"
        case .option: "options are not supported: write both cases, such as '[Aa]', and '(?:…)' or '(…)' for a group"
        case .unicodeProperty:
            "classes are limited to ASCII: write '[A-Za-z]' or '\\d', or '[^…]' for any character but some"
        case .posixClass:
            "named classes are not supported: write the characters, such as '[a-z]', or '\\d', '\\w' and '\\s'"
        }
    }
}
