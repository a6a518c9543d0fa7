/// A pattern part in the notation of another library, such as `:id`, with its meaning and suggested replacements.
package struct ForeignNotation: Sendable, Hashable {
    package enum Meaning: Sendable, Hashable {
        case parameter
        case optional
        case run(minimum: Int)
        case wildcard
        /// Query items, as in the URI template `{?q,page}`.
        case items
        /// A segment that is not part of links, such as `(shop)` in Next.js.
        case routeGroup
        /// A placeholder for the scheme and host of URLs, such as `{{baseUrl}}`.
        case base
        /// A placeholder for a string from outside the pattern, such as `[controller]` in ASP.NET.
        case inserted
        /// An escaped literal, such as `[x+3a]` for `:` in SvelteKit.
        case escaped
        /// A mark of the start or end, such as `^` and `$`, which native patterns do not need.
        case nothing
    }

    /// The native replacement of the part if it is meant literally.
    package enum Literal: Sendable, Hashable {
        /// The part with its special characters escaped, such as `\:id`.
        case text(String)
        /// The part as an optional literal, such as `[s]` in `/user[s]`.
        case optional(String)
    }

    // The value of `library` for regular expressions, whose messages have separate wording.
    package static let regularExpression = "a regular expression"

    /// The name of the library whose notation the part is written in, such as `Express`.
    package let library: String
    package let meaning: Meaning
    /// The name of the Waymark syntax that parses this notation, such as `jlroutes`; `nil` if there is none.
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
