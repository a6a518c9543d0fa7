/// A problem in a regular expression, with its location.
public struct ExpressionProblem: Error, Sendable, Hashable {
    /// The kind of problem. New versions may add kinds.
    public enum Kind: Sendable, Hashable {
        /// `(` without `)`, `[` without `]`, or `{` without `}`.
        case unclosed(Character)
        /// `)`, `]` or `}` without its opening counterpart.
        case unopened(Character)
        /// `*`, `+`, `?` or `{` with nothing to repeat before it, or after another repetition, as in `a**`.
        case nothingToRepeat
        /// Braces that contain no valid number of repetitions. Valid ones are `{3}`, `{3,}` and `{3,5}`.
        case invalidCount
        /// A reversed range, `{5,3}` or `[z-a]`, or a range with a character class as its end, `[a-\d]`.
        case reversed
        /// More repetitions than ``ParameterConstraint/matching(_:)`` accepts.
        case tooManyRepetitions(limit: Int)
        /// Groups or brackets that are nested more deeply than the limit.
        case tooDeep(limit: Int)
        /// A character outside ASCII in brackets.
        case classBeyondASCII(Character)
        /// `[]`, or an operator `&&`, `--` or `~~` with an empty side.
        case emptyClass
        /// `\` before a character for which it has no meaning or, with `nil`, at the end.
        case unknownEscape(Character?)
        /// Regular expression syntax that ``ParameterConstraint/matching(_:)`` does not support.
        case unsupported(Construct)
        /// The expression is too large: it needs more states than the limit, or its automaton takes too much work.
        case tooManyStates(limit: Int)
        /// The expression matches no string.
        case nothingFits
    }

    /// Unsupported regular expression syntax. The message of the problem suggests a replacement.
    public enum Construct: String, Sendable, Hashable, CaseIterable {
        /// An anchor: `^`, `$`, `\A`, `\z`, `\Z`, `\G`.
        case anchor
        /// Slashes around the whole expression: `/…/` and `/…/i`.
        case delimiters
        /// A word boundary, or its opposite: `\b`, `\B`.
        case wordBoundary
        /// A reference to the string that a group matched: `\1`, `\k<name>`.
        case backreference
        /// A look-ahead or look-behind assertion: `(?=…)`, `(?!…)`, `(?<=…)`, `(?<!…)`.
        case lookAround
        /// A group with a name: `(?<name>…)`, `(?P<name>…)`.
        case namedGroup
        /// A reluctant (lazy) repetition: `*?`, `+?`, `??`, `{…}?`.
        case reluctantRepetition
        /// A possessive repetition or atomic group, without backtracking: `*+`, `++`, `?+`, `{…}+`, `(?>…)`.
        case possessiveRepetition
        /// An option within the expression, such as case-insensitive matching: `(?i)`, `(?i:…)`.
        case option
        /// A class of Unicode characters: `\p{…}`, `\P{…}`, `\X`, `\R`, `\N`.
        case unicodeProperty
        /// A POSIX character class: `[[:alpha:]]`.
        case posixClass
    }

    /// The kind of problem.
    public var kind: Kind
    /// The byte range of the problem in the expression.
    public var range: Range<Int>
}
