/// Size limits and syntax rules for links. A link that violates them is rejected and opens no route.
///
/// The default is strict: a link must be a valid URL by RFC 3986, of limited size, without components that disguise its
/// destination or that parsers interpret differently. Each Boolean property changes one rule:
///
/// ```swift
/// var policy = LinkPolicy.strict
/// policy.trimsWhitespace = true          // links pasted by hand
/// policy.decodesPlusInQuery = true       // links made by HTML forms
/// try ParsedURL(" https://example.com/search?q=a+b", policy: policy)
/// ```
public struct LinkPolicy: Sendable, Hashable {
    /// The maximum length of a link in bytes, including white space; by default 8,192. Longer links are rejected as
    /// `tooLong`, or as `tooManyQueryItems` if the part within the limit already exceeds ``maximumQueryItems``. Values
    /// above 2 GiB act as 2 GiB.
    public var maximumLength = 8192

    /// The maximum number of path segments of a link, including a host that is matched as the first segment; by default
    /// 64. Links with more are rejected as `tooManySegments`.
    public var maximumSegments = 64

    /// The maximum number of query items of a link, without empty ones (`&&`); by default 256. Links with more are
    /// rejected as `tooManyQueryItems`.
    public var maximumQueryItems = 256

    /// The rule for a link that repeats a query item for which its route expects one value, such as `?id=1&id=2`. By
    /// default the link is rejected.
    public var repeatedItems = RepeatedItems.rejected

    /// The schemes whose links are rejected even if a table accepts them; compared without case. By default
    /// ``defaultForbiddenSchemes``.
    public var forbiddenSchemes: Set<String> {
        get { otherForbiddenSchemes.map { Set($0) } ?? LinkPolicy.defaultForbiddenSchemes }
        set { forbid(newValue == LinkPolicy.defaultForbiddenSchemes ? nil : Array(newValue).ordered()) }
    }

    package var leniencies = Leniencies.none

    /// The forbidden schemes, sorted and unique; `nil` for the defaults. A `Set` would be expensive to create.
    package internal(set) var otherForbiddenSchemes: [String]?

    // The next properties hold ``forbiddenSchemes`` for lookups. A separate type adds a kilobyte to each program.

    /// The forbidden schemes as one string, each after a space: ` data file`.
    var schemeText = LinkPolicy.defaultSchemeList
    /// A hash filter for the forbidden schemes. If the bit of a scheme's hash is clear, the scheme is not forbidden.
    var schemeFilter = LinkPolicy.usualSchemeFilter
    /// `true` if `https` is a forbidden scheme. Cached, because most links have this scheme.
    var forbidsHTTPS = false

    /// Creates the strict policy, in which every Boolean property is `false`.
    public init() {}

    /// The default policy, in which every Boolean property is `false`.
    public static let strict = LinkPolicy()

    /// A policy that accepts nearly any string with a scheme or path, as older libraries do.
    ///
    /// White space around the link, user information and empty path segments are ignored. Illegal, non-ASCII and
    /// control characters and malformed escapes are read literally, and so are dot segments and `..%2F`. Of duplicate
    /// query items the last is used. Size limits and forbidden schemes stay in effect.
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

    /// The rule for a link that repeats a query item of which its route expects one value. New versions add no cases.
    public enum RepeatedItems: String, Sendable, Hashable, CaseIterable {
        /// Rejects the link as `duplicateParameter`. This prevents attacks in which one component of a system checks
        /// the first item, and another uses the last.
        case rejected
        /// Uses the value of the first item with the repeated name.
        case first
        /// Uses the value of the last item with the repeated name.
        case last
        /// Uses the first item with the repeated name whose value matches the type of the parameter.
        case firstValid
    }
}
