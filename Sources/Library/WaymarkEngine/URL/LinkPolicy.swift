/// What links are accepted at all, before any route is looked for.
///
/// The default is strict: a link is a URL by RFC 3986 that every parser reads alike, of bounded size, with nothing in
/// it that is meant to mislead. Every leniency is one property:
///
/// ```swift
/// var policy = LinkPolicy.strict
/// policy.trimsWhitespace = true          // links pasted by hand
/// policy.decodesPlusInQuery = true       // links made by HTML forms
/// try ParsedURL(" https://example.com/search?q=a+b", policy: policy)
/// ```
public struct LinkPolicy: Sendable, Hashable {
    /// The most bytes a link may have, white space included; longer ones are `tooLong`. Two gigabytes is the most that
    /// is ever taken.
    public var maximumLength = 8192

    /// The most segments a path may have; more are `tooManySegments`. A host that is the first segment counts.
    public var maximumSegments = 64

    /// The most query items a link may have; more are `tooManyQueryItems`.
    public var maximumQueryItems = 256

    /// What is done with a query item that stands twice where a route takes one, with a value or without.
    public var repeatedItems = RepeatedItems.rejected

    /// The schemes that are never routed, whatever a table says: see ``defaultForbiddenSchemes``. Compared without
    /// case.
    public var forbiddenSchemes: Set<String> {
        get { otherForbiddenSchemes.map { Set($0) } ?? LinkPolicy.defaultForbiddenSchemes }
        set { forbid(newValue == LinkPolicy.defaultForbiddenSchemes ? nil : Array(newValue).ordered()) }
    }

    /// Every yes-or-no leniency, in one word that the parser tests bit by bit.
    package var leniencies = Leniencies.none

    /// The forbidden schemes where they are not the usual ones, each once and in order: a set is dear to make.
    package internal(set) var otherForbiddenSchemes: [String]?

    // ``forbiddenSchemes``, prepared for looking up. They are no type of their own: the runtime knows of what a policy is
    // made, and a type is a kilobyte of each program.

    /// The schemes in lower case, each behind a space.
    var schemeText = LinkPolicy.usualSchemeText
    /// One bit for each scheme, chosen by a hash: a scheme whose bit is clear is not in the list.
    var schemeFilter = LinkPolicy.usualSchemeFilter
    /// Whether `https` is in the list, which is asked of most links.
    var forbidsHTTPS = false

    /// Creates the strict policy.
    public init() {}

    /// The default: no leniency at all.
    public static let strict = LinkPolicy()

    /// The leniencies that older link libraries share, because they leave parsing to Foundation: nearly anything that
    /// has a scheme or a path is accepted.
    ///
    /// White space around the link is trimmed, user information is skipped, characters and escapes that are not legal
    /// are text, empty segments are dropped, and the last of repeated query items counts. Sizes stay bounded and
    /// forbidden schemes stay forbidden.
    public static let lenient: LinkPolicy = {
        var policy = LinkPolicy()
        for leniency: Leniencies in [
            .trimsWhitespace, .allowsUserinfo, .allowsNonASCII, .allowsNonASCIIHosts, .allowsReservedCharacters,
            .allowsMalformedEscapes, .allowsControlCharacters, .allowsDotSegments, .allowsTraversal,
            .dropsEmptySegments,
        ] { policy.leniencies.set(leniency, to: true) }
        policy.repeatedItems = .last
        return policy
    }()

    /// What is done with a query item that stands twice where a route takes one, with a value or without. This enum is
    /// complete.
    public enum RepeatedItems: String, Sendable, Hashable, CaseIterable {
        /// The link is rejected as `duplicateParameter`: software that reads the first and software that reads the last
        /// would act on different values.
        case rejected
        /// The first item counts.
        case first
        /// The last item counts.
        case last
        /// The first item whose value fits the parameter's type counts.
        case firstValid
    }
}
