/// A pattern part in the notation of another library, such as `:id`, with its meaning and suggested replacements.
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
        /// A placeholder for the start of URLs, such as a scheme and host.
        case base
        /// A text that is not in the pattern.
        case inserted
        /// A text in an escaped form.
        case escaped
        /// The start or end of the pattern, which needs no mark in native patterns.
        case nothing
    }

    /// The native replacement of the part if it is meant literally.
    package enum Literal: Sendable, Hashable {
        /// The escaped characters.
        case text(String)
        /// An optional literal.
        case optional(String)
    }

    // Not the name of a library: messages about regular expressions have their own wording.
    package static let regularExpression = "a regular expression"

    /// The name of the library whose notation the part is written in, such as `Express`.
    package let library: String
    package let meaning: Meaning
    /// The name of the Waymark syntax that parses this notation; `nil` if there is none.
    package let syntax: String?
    package let literal: Literal?
    /// The condition on values that the suggestion does not keep, as written: `[a-f]{8}`, `min=1`.
    package let lostCondition: String?

    package init(
        _ library: String, _ meaning: Meaning, syntax: String? = nil, literal: Literal? = nil,
        lostCondition: String? = nil
    ) {
        (self.library, self.meaning, self.syntax, self.literal) = (library, meaning, syntax, literal)
        self.lostCondition = lostCondition
    }
}
