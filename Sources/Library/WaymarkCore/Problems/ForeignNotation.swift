/// Whose notation a part of a pattern is in, what it is there, and how to say both things that it could mean.
package struct ForeignNotation: Sendable, Hashable {
    /// What it is there.
    package enum Meaning: Sendable, Hashable {
        case parameter
        case optional
        case run(minimum: Int)
        case wildcard
        /// Query items.
        case items
        /// The beginning or the end, which nothing marks here.
        case nothing
    }

    /// What is written where the part is not meant so.
    package enum Literal: Sendable, Hashable {
        /// The characters as text.
        case text(String)
        /// An optional text.
        case optional(String)
    }

    /// Regular expressions are no library, and what they are is said in other words.
    package static let regularExpression = "a regular expression"

    /// Whose it is, such as `Express`.
    package let library: String
    package let meaning: Meaning
    /// The name of the syntax that reads such patterns, if one does.
    package let syntax: String?
    package let literal: Literal?

    package init(_ library: String, _ meaning: Meaning, syntax: String? = nil, literal: Literal? = nil) {
        (self.library, self.meaning, self.syntax, self.literal) = (library, meaning, syntax, literal)
    }
}
