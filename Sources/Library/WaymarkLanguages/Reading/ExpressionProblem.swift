/// What is wrong with a regular expression, and where.
public struct ExpressionProblem: Error, Sendable, Hashable {
    /// What is wrong. New kinds come with new versions.
    public enum Kind: Sendable, Hashable {
        /// `(` without `)`, `[` without `]`, or `{` without `}`.
        case unclosed(Character)
        /// `)`, `]` or `}` that closes nothing.
        case unopened(Character)
        /// `*`, `+`, `?` or `{` with nothing before it that could be repeated.
        case nothingToRepeat
        /// Something in braces that is no number of repetitions: `{3}`, `{3,}`, `{3,5}`.
        case invalidCount
        /// `{5,3}`, or `[z-a]`.
        case reversed
        /// More repetitions than ``ParameterConstraint/matching(_:)`` takes.
        case tooManyRepetitions(limit: Int)
        /// Groups in groups, deeper than that.
        case tooDeep(limit: Int)
        /// A character beyond ASCII in brackets.
        case classBeyondASCII(Character)
        /// `[]`, or a side of `&&`, `--` or `~~` with nothing on it.
        case emptyClass
        /// `\` before a character that has no meaning with it, or at the end.
        case unknownEscape(Character?)
        /// What regular expressions have elsewhere, and types do not.
        case unsupported(Construct)
        /// The automaton would be too large.
        case tooManyStates(limit: Int)
        /// No text fits.
        case nothingFits
    }

    /// What regular expressions have elsewhere. Each says what to write instead.
    public enum Construct: String, Sendable, Hashable, CaseIterable {
        /// `^`, `$`, `\A`, `\z`, `\Z`
        case anchor
        /// `/…/` and `/…/i` around the whole
        case delimiters
        /// `\b`, `\B`
        case wordBoundary
        /// `\1`, `\k<name>`
        case backreference
        /// `(?=…)`, `(?!…)`, `(?<=…)`, `(?<!…)`
        case lookAround
        /// `(?<name>…)`, `(?P<name>…)`
        case namedGroup
        /// `*?`, `+?`, `??`, `{…}?`
        case reluctantRepetition
        /// `*+`, `++`, `?+`, `{…}+`, `(?>…)`
        case possessiveRepetition
        /// `(?i)`, `(?i:…)`
        case option
        /// `\p{…}`, `\P{…}`, `\X`, `\R`, `\N`
        case unicodeProperty
        /// `[[:alpha:]]`
        case posixClass
    }

    /// What is wrong.
    public var kind: Kind
    /// The bytes of the expression that are meant.
    public var range: Range<Int>
}
