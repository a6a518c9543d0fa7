/// The rules for accepting links, applied before any route is matched.
///
/// The default is strict: a link must be a URL by RFC 3986 that all parsers read alike, of bounded size, without
/// deceptive components. Each leniency is one property:
///
/// ```swift
/// var policy = LinkPolicy.strict
/// policy.trimsWhitespace = true          // links pasted by hand
/// policy.decodesPlusInQuery = true       // links made by HTML forms
/// try ParsedURL(" https://example.com/search?q=a+b", policy: policy)
/// ```
public struct LinkPolicy: Sendable, Hashable {
    /// The maximum length of a link in bytes, including white space; longer links are rejected as `tooLong`. Values
    /// above 2 GiB act as 2 GiB.
    public var maximumLength = 8192

    /// The maximum number of path segments, including a host that is the first segment; more are rejected as
    /// `tooManySegments`.
    public var maximumSegments = 64

    /// The maximum number of query items; more are rejected as `tooManyQueryItems`.
    public var maximumQueryItems = 256

    /// The treatment of duplicate query items where a route expects one value or flag.
    public var repeatedItems = RepeatedItems.rejected

    /// The schemes that are never routed, even if a table has routes for them. Compared without case. The default is
    /// ``defaultForbiddenSchemes``.
    public var forbiddenSchemes: Set<String> {
        get { otherForbiddenSchemes.map { Set($0) } ?? LinkPolicy.defaultForbiddenSchemes }
        set { forbid(newValue == LinkPolicy.defaultForbiddenSchemes ? nil : Array(newValue).ordered()) }
    }

    /// The Boolean leniencies as bits of one word.
    package var leniencies = Leniencies.none

    /// The forbidden schemes if they differ from the defaults, sorted and unique. An array, because creating a set is
    /// expensive.
    package internal(set) var otherForbiddenSchemes: [String]?

    // ``forbiddenSchemes`` in the format for lookups. Separate properties, because the metadata of a type would add a
    // kilobyte to each program.

    /// The lowercase schemes, each after a space.
    var schemeText = LinkPolicy.defaultSchemeList
    /// A hash filter with one bit per scheme. A clear bit means that the scheme is not in the list.
    var schemeFilter = LinkPolicy.usualSchemeFilter
    /// `true` if `https` is in the list, cached because most links use it.
    var forbidsHTTPS = false

    /// Creates the strict policy.
    public init() {}

    /// The default policy, without leniencies.
    public static let strict = LinkPolicy()

    /// The leniencies of older link libraries that parse with Foundation: accepts nearly anything with a scheme or a
    /// path.
    ///
    /// White space around the link is trimmed, and user information is skipped. Illegal characters and malformed
    /// escapes are read literally. Empty segments are dropped, and the last of duplicate query items is used. Size
    /// limits and forbidden schemes stay in effect.
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

    /// The treatment of duplicate query items where a route expects one value or flag. New versions add no cases.
    public enum RepeatedItems: String, Sendable, Hashable, CaseIterable {
        /// Rejects the link as `duplicateParameter`. Otherwise software that reads the first item and software that
        /// reads the last would act on different values.
        case rejected
        /// Uses the first item.
        case first
        /// Uses the last item.
        case last
        /// Uses the first item with a valid value for the parameter's type.
        case firstValid
    }
}
