/// A part of a pattern in the notation of another library, with its meaning and the replacements to suggest.
package struct ForeignNotation: Sendable, Hashable {
    package enum Meaning: Sendable, Hashable {
        case parameter
        case optional
        case run(minimum: Int)
        case wildcard
        /// Query items.
        case items
        /// A segment that is not part of links.
        case routeGroup
        /// The start or end of the pattern, which needs no mark in native patterns.
        case nothing
    }

    /// The replacement for a literal meaning of the part.
    package enum Literal: Sendable, Hashable {
        /// The escaped characters.
        case text(String)
        /// An optional literal.
        case optional(String)
    }

    // Not the name of a library: messages about regular expressions have their own wording.
    package static let regularExpression = "a regular expression"

    /// The name of the library, such as `Express`.
    package let library: String
    package let meaning: Meaning
    /// The name of the syntax that reads the notation, if there is one.
    package let syntax: String?
    package let literal: Literal?

    package init(_ library: String, _ meaning: Meaning, syntax: String? = nil, literal: Literal? = nil) {
        (self.library, self.meaning, self.syntax, self.literal) = (library, meaning, syntax, literal)
    }
}
