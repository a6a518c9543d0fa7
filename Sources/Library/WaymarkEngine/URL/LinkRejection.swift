/// Why a link is not acceptable to any route: what is wrong, and where.
///
/// ```swift
/// do { _ = try ParsedURL("https://example.com@evil.com/reset") } catch {
///     error.kind      // .userinfo
///     error.offset    // 19, the offset of "@"
///     error.message   // a sentence; it never repeats the link, which may hold tokens
/// }
/// ```
public struct LinkRejection: Error, Sendable, Hashable {
    /// What is wrong.
    public let kind: Kind

    /// Where it is, in bytes from the start of the link.
    public let offset: Int

    /// The offending character, or the limit that is exceeded; 0 when the kind needs neither.
    package let detail: Int

    package init(_ kind: Kind, at offset: Int, detail: Int = 0) {
        self.kind = kind
        self.offset = offset
        self.detail = detail
    }
}

extension LinkRejection {
    /// What can be wrong with a link.
    ///
    /// Kinds compare by name: `if error.kind == .userinfo`. New ones may be added.
    public struct Kind: RawRepresentable, Sendable, Hashable, CaseIterable, CustomStringConvertible {
        package enum Code: Sendable, CaseIterable {
            case tooLong, tooManySegments, tooManyQueryItems
            case whitespace, controlCharacter, invalidCharacter, nonASCII
            case invalidPercentEncoding, invalidUTF8
            case schemeNotAllowed, invalidScheme, relativeReference
            case missingAuthority, userinfo, emptyHost, invalidHost, nonASCIIHost, percentInHost, invalidPort
            case dotSegment, traversalInValue, duplicateParameter
        }

        package let code: Code

        private init(_ code: Code) { self.code = code }

        /// The kind of a name, as the tool prints it; `nil` for a name that is none.
        public init?(rawValue: String) {
            guard let code = Code.allCases.first(where: { $0.name == rawValue }) else { return nil }
            self.code = code
        }

        /// The name of the kind.
        public var rawValue: String { code.name }
        /// The name of the kind.
        public var description: String { code.name }
        /// Every kind.
        public static var allCases: [Kind] { Code.allCases.map(Kind.init) }

        /// More bytes than ``LinkPolicy/maximumLength``.
        public static let tooLong = Kind(.tooLong)
        /// More segments than ``LinkPolicy/maximumSegments``.
        public static let tooManySegments = Kind(.tooManySegments)
        /// More query items than ``LinkPolicy/maximumQueryItems``.
        public static let tooManyQueryItems = Kind(.tooManyQueryItems)
        /// White space before or after the link.
        public static let whitespace = Kind(.whitespace)
        /// A control character, as it is or escaped.
        public static let controlCharacter = Kind(.controlCharacter)
        /// A character that RFC 3986 does not allow where it stands.
        public static let invalidCharacter = Kind(.invalidCharacter)
        /// A character beyond ASCII that is not escaped.
        public static let nonASCII = Kind(.nonASCII)
        /// A `%` without two hexadecimal digits.
        public static let invalidPercentEncoding = Kind(.invalidPercentEncoding)
        /// Bytes, as they are or escaped, that are not UTF-8.
        public static let invalidUTF8 = Kind(.invalidUTF8)
        /// One of ``LinkPolicy/forbiddenSchemes``.
        public static let schemeNotAllowed = Kind(.schemeNotAllowed)
        /// Something before the first `:` that is not a scheme.
        public static let invalidScheme = Kind(.invalidScheme)
        /// A reference that begins with `//`: a host without a scheme.
        public static let relativeReference = Kind(.relativeReference)
        /// `http:` or `https:` without `//`.
        public static let missingAuthority = Kind(.missingAuthority)
        /// User information before the host.
        public static let userinfo = Kind(.userinfo)
        /// A web link without a host, or a port without one.
        public static let emptyHost = Kind(.emptyHost)
        /// A host that is no name and no address.
        public static let invalidHost = Kind(.invalidHost)
        /// A character beyond ASCII in the host.
        public static let nonASCIIHost = Kind(.nonASCIIHost)
        /// An escape in the host of a web link.
        public static let percentInHost = Kind(.percentInHost)
        /// A port that is not a number up to 65535.
        public static let invalidPort = Kind(.invalidPort)
        /// A segment that is `.` or `..`, as it is or escaped.
        public static let dotSegment = Kind(.dotSegment)
        /// A segment whose decoded text climbs: `..` next to a slash or backslash.
        public static let traversalInValue = Kind(.traversalInValue)
        /// A query item that stands twice where a route takes one value.
        public static let duplicateParameter = Kind(.duplicateParameter)
    }
}

extension LinkRejection.Kind.Code {
    /// As the cases are written: an enum with texts would have half a kilobyte more to find a case by its text.
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
