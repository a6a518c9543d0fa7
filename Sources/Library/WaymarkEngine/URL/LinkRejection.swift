/// The error for a link that violates the ``LinkPolicy``, such as one with illegal characters.
///
/// ```swift
/// do { _ = try ParsedURL("https://example.com@evil.com/reset") } catch {
///     error.kind      // .userinfo
///     error.offset    // 19, the offset of "@"
///     error.message   // a sentence; it never repeats the link, which may hold tokens
/// }
/// ```
public struct LinkRejection: Error, Sendable, Hashable {
    /// The violated rule of the link policy.
    public let kind: Kind

    /// The position of the violation, in bytes from the start of the link.
    public let offset: Int

    /// The Unicode scalar of the invalid character (negated in a web link's host), or the exceeded limit; otherwise 0.
    package let detail: Int

    package init(_ kind: Kind, at offset: Int, detail: Int = 0) {
        self.kind = kind
        self.offset = offset
        self.detail = detail
    }

    /// The rule of the link policy that a rejected link violates. Compare a kind with `==`, as in
    /// `error.kind == .userinfo`. New versions can add kinds.
    public struct Kind: RawRepresentable, Sendable, Hashable, CaseIterable, CustomStringConvertible {
        package enum Code: Sendable, CaseIterable {
            case tooLong, tooManySegments, tooManyQueryItems
            case whitespace, controlCharacter, invalidCharacter, nonASCII
            case invalidPercentEncoding, invalidUTF8
            case schemeNotAllowed, invalidScheme, relativeReference
            case missingAuthority, userinfo, emptyHost, invalidHost, nonASCIIHost, percentInHost, invalidPort
            case dotSegment, traversalInValue, duplicateParameter

            /// The case name. A switch is half a kilobyte smaller than a `String` raw value with its lookup by string.
            @inline(never)
            fileprivate var name: String {
                switch self {
                case .tooLong: "tooLong"
                case .tooManySegments: "tooManySegments"
                case .tooManyQueryItems: "tooManyQueryItems"
                case .whitespace: "whitespace"
                case .controlCharacter: "controlCharacter"
                case .invalidCharacter: "invalidCharacter"
                case .nonASCII: "nonASCII"
                case .invalidPercentEncoding: "invalidPercentEncoding"
                case .invalidUTF8: "invalidUTF8"
                case .schemeNotAllowed: "schemeNotAllowed"
                case .invalidScheme: "invalidScheme"
                case .relativeReference: "relativeReference"
                case .missingAuthority: "missingAuthority"
                case .userinfo: "userinfo"
                case .emptyHost: "emptyHost"
                case .invalidHost: "invalidHost"
                case .nonASCIIHost: "nonASCIIHost"
                case .percentInHost: "percentInHost"
                case .invalidPort: "invalidPort"
                case .dotSegment: "dotSegment"
                case .traversalInValue: "traversalInValue"
                case .duplicateParameter: "duplicateParameter"
                }
            }
        }

        package let code: Code

        private init(_ code: Code) { self.code = code }

        /// Creates a kind of rejection from its name, such as `userinfo`; returns `nil` for an unknown name.
        public init?(rawValue: String) {
            guard let code = Code.allCases.first(where: { $0.name == rawValue }) else { return nil }
            self.code = code
        }

        /// The name of the kind of rejection, such as `userinfo`, which is also the name of the static property.
        public var rawValue: String { code.name }
        /// The name of the kind of rejection.
        public var description: String { code.name }
        /// All known kinds of rejection.
        public static var allCases: [Kind] { Code.allCases.map(Kind.init) }

        /// The link has more bytes than ``LinkPolicy/maximumLength``.
        public static let tooLong = Kind(.tooLong)
        /// The link has more path segments than ``LinkPolicy/maximumSegments``.
        public static let tooManySegments = Kind(.tooManySegments)
        /// The link has more query items than ``LinkPolicy/maximumQueryItems``; empty ones (`&&`) do not count.
        public static let tooManyQueryItems = Kind(.tooManyQueryItems)
        /// The link begins or ends with white space.
        public static let whitespace = Kind(.whitespace)
        /// The link has a control character, raw or escaped.
        public static let controlCharacter = Kind(.controlCharacter)
        /// The link has a character that RFC 3986 does not allow at its position.
        public static let invalidCharacter = Kind(.invalidCharacter)
        /// The link has an unescaped non-ASCII character outside the host.
        public static let nonASCII = Kind(.nonASCII)
        /// The link has a `%` that two hexadecimal digits do not follow.
        public static let invalidPercentEncoding = Kind(.invalidPercentEncoding)
        /// The link has bytes that are not UTF-8, raw or escaped.
        public static let invalidUTF8 = Kind(.invalidUTF8)
        /// The scheme of the link is one of ``LinkPolicy/forbiddenSchemes``.
        public static let schemeNotAllowed = Kind(.schemeNotAllowed)
        /// The link begins with text and `:`, like `1app:user`, but the text is not a valid scheme.
        public static let invalidScheme = Kind(.invalidScheme)
        /// The link begins with `//`: it has a host but no scheme.
        public static let relativeReference = Kind(.relativeReference)
        /// The link begins with `http:` or `https:`, but `//` does not follow.
        public static let missingAuthority = Kind(.missingAuthority)
        /// The link has user information, such as `user:password@`, before the host.
        public static let userinfo = Kind(.userinfo)
        /// The host is missing in an `http` or `https` link, before a port, or after user information.
        public static let emptyHost = Kind(.emptyHost)
        /// The host of the link is neither a valid name nor a valid address.
        public static let invalidHost = Kind(.invalidHost)
        /// The host of the link has an unescaped non-ASCII character.
        public static let nonASCIIHost = Kind(.nonASCIIHost)
        /// The host of an `http` or `https` link has a percent escape.
        public static let percentInHost = Kind(.percentInHost)
        /// The port of the link is not a decimal number from 0 to 65535.
        public static let invalidPort = Kind(.invalidPort)
        /// A path segment, or the host of a custom scheme, is `.` or `..`, raw or escaped.
        public static let dotSegment = Kind(.dotSegment)
        /// A path segment, or the host of a custom scheme, decodes to a path with a `..` component, such as `..%2Fb`.
        public static let traversalInValue = Kind(.traversalInValue)
        /// The link repeats a query item for which its route expects one value, such as `?id=1&id=2`.
        public static let duplicateParameter = Kind(.duplicateParameter)
    }
}
