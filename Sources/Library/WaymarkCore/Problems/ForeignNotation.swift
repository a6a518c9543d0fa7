/// A substring of a pattern in another library's notation, such as `:id`, with its meaning and suggested replacements.
package struct ForeignNotation: Sendable, Hashable {
    package enum Meaning: Sendable, Hashable {
        case parameter
        case optional
        case run(minimum: Int)
        case wildcard
        /// Query items, as in the URI template `{?q,page}`.
        case items
        /// A path segment that patterns have but links omit, such as `(shop)` in Next.js.
        case routeGroup
        /// A placeholder for the scheme and host of URLs, such as `{{baseUrl}}`.
        case base
        case inserted
        /// An escaped literal, such as `[x+3a]` for `:` in SvelteKit.
        case escaped
        /// An anchor at the start or end, such as `^`, `$` or Go's `{$}`, which Waymark's patterns do not need.
        case nothing
    }

    package enum Literal: Sendable, Hashable {
        case text(String)
        case optional(String)
    }

    // The value of `library` for a regular expression, for which messages have separate wording.
    package static let regularExpression = "a regular expression"

    /// The library that defines the notation, such as `Express`.
    package let library: String
    package let meaning: Meaning
    /// The Waymark syntax with this notation, such as `jlroutes`; `nil` if there is none.
    package let syntax: String?
    /// `true` if `syntax` can read the whole pattern. Only the module WaymarkNotations knows the syntaxes, and sets it.
    package var isReadBySyntax = false
    package let literal: Literal?
    /// The condition on a parameter's values that the suggestion lacks, as written: `[a-f]{8}`, `min=1`.
    package let lostCondition: String?

    package init(
        _ library: String, _ meaning: Meaning, syntax: String? = nil, literal: Literal? = nil,
        lostCondition: String? = nil
    ) {
        (self.library, self.meaning, self.syntax, self.literal) = (library, meaning, syntax, literal)
        self.lostCondition = lostCondition
    }
}
