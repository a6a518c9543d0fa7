/// A problem in a regular expression, with its location.
public struct ExpressionProblem: Error, Sendable, Hashable {
    /// The kind of problem. New versions may add kinds.
    public enum Kind: Sendable, Hashable {
        /// `(` without `)`, `[` without `]`, or `{` without `}`.
        case unclosed(Character)
        /// `)`, `]` or `}` without its opening counterpart.
        case unopened(Character)
        /// `*`, `+`, `?` or `{` without anything before it to repeat.
        case nothingToRepeat
        /// Braces without a valid number of repetitions: `{3}`, `{3,}`, `{3,5}`.
        case invalidCount
        /// A reversed range: `{5,3}`, or `[z-a]`.
        case reversed
        /// More repetitions than ``ParameterConstraint/matching(_:)`` accepts.
        case tooManyRepetitions(limit: Int)
        /// Nested groups, deeper than the limit.
        case tooDeep(limit: Int)
        /// A character outside ASCII in brackets.
        case classBeyondASCII(Character)
        /// `[]`, or an operator `&&`, `--` or `~~` with an empty side.
        case emptyClass
        /// `\` before a character for which it has no meaning, or at the end.
        case unknownEscape(Character?)
        /// Syntax of other regular expressions that types do not support.
        case unsupported(Construct)
        /// The automaton would be too large.
        case tooManyStates(limit: Int)
        /// The expression matches no string.
        case nothingFits
    }

    /// Syntax of other regular expressions. The message of each suggests a replacement.
    public enum Construct: String, Sendable, Hashable, CaseIterable {
        /// `^`, `$`, `\A`, `\z`, `\Z`
        case anchor
        /// `/…/` and `/…/i` around the whole expression
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

    /// The kind of problem.
    public var kind: Kind
    /// The byte range of the problem in the expression.
    public var range: Range<Int>
}
