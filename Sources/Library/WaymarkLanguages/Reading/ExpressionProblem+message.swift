// All messages about regular expressions: the problem and its fix.

extension ExpressionProblem: CustomStringConvertible {
    /// The problem in one sentence, such as `'(' has no matching ')'`.
    public var message: String {
        switch kind {
        case .unclosed("("): "'(' has no matching ')'; as text it is written '\\('"
        case .unclosed("["): "'[' has no matching ']'; as text it is written '\\['"
        case .unclosed(let character): "'\(character)' has no matching '}'; as text it is written '\\\(character)'"
        case .unopened(let character): "'\(character)' closes nothing; as text it is written '\\\(character)'"
        case .nothingToRepeat:
            "nothing stands before it that could be repeated; as text it has a backslash before it, and what repeats already is put in a group"
        case .invalidCount: "expected a number of repetitions: '{3}', '{3,}' or '{3,5}'"
        case .reversed: "expected the smaller end first, and a character at each end"
        case .tooManyRepetitions(let limit): "a number of repetitions is at most \(limit)"
        case .tooDeep(let limit): "more than \(limit) groups stand in each other"
        case .classBeyondASCII(let character):
            "'\(character)' is beyond ASCII, and brackets list characters of ASCII: expected alternatives, such as '(\(character)|[a-z])'"
        case .emptyClass: "nothing stands where characters are expected"
        case .unknownEscape(nil): "nothing stands behind the backslash; as text it is written '\\\\'"
        case .unknownEscape(let character?):
            "a backslash before '\(character)' means nothing: leave it out if text is meant"
        case .unsupported(let construct): construct.message
        case .tooManyStates(let limit):
            "the table of the expression would be too large, of more than \(limit) states: expected fewer or smaller repetitions"
        case .nothingFits: "no text fits"
        }
    }

    /// The message.
    public var description: String { message }
}

extension ExpressionProblem.Construct {
    fileprivate var message: String {
        switch self {
        case .anchor:
            "the whole text has to fit anyway: leave the anchor out; as text '^' and '$' have a backslash before them"
        case .delimiters:
            "a regular expression has no '/' around it: leave both out; no value of a path holds '/' as it is"
        case .wordBoundary: "types do not look at the edges of words: write what stands there"
        case .backreference: "types remember nothing: write both texts out as alternatives, such as 'aa|bb'"
        case .lookAround:
            "types look neither ahead nor back: write what the text is, or what is left of a class, as '[a-z--x]'"
        case .namedGroup: "groups have no names, and capture nothing: write '(…)'"
        case .reluctantRepetition, .possessiveRepetition:
            "the whole text has to fit, however much each part takes: leave the second sign out"
        case .option: "there are no options: write both cases, such as '[Aa]', and '(?:…)' or '(…)' for a group"
        case .unicodeProperty: "classes are of ASCII: write '[A-Za-z]' or '\\d', or '[^…]' for any character but some"
        case .posixClass: "classes have no names: write the characters, such as '[a-z]', or '\\d', '\\w' and '\\s'"
        }
    }
}
