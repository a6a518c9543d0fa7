/// The error for a link that no route may match: the kind of violation and its offset.
///
/// ```swift
/// do { _ = try ParsedURL("https://example.com@evil.com/reset") } catch {
///     error.kind      // .userinfo
///     error.offset    // 19, the offset of "@"
///     error.message   // a sentence; it never repeats the link, which may hold tokens
/// }
/// ```
public struct LinkRejection: Error, Sendable, Hashable {
    /// The kind of violation.
    public let kind: Kind

    /// The offset of the violation, in bytes from the start of the link.
    public let offset: Int

    /// The invalid character or the exceeded limit; 0 if the kind has neither.
    package let detail: Int

    package init(_ kind: Kind, at offset: Int, detail: Int = 0) {
        self.kind = kind
        self.offset = offset
        self.detail = detail
    }
}

extension LinkRejection {
    /// The kind of a rejection.
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

        /// Creates a kind from its name, as the tool prints it; `nil` for an unknown name.
        public init?(rawValue: String) {
            guard let code = Code.allCases.first(where: { $0.name == rawValue }) else { return nil }
            self.code = code
        }

        /// The name of the kind.
        public var rawValue: String { code.name }
        /// The name of the kind.
        public var description: String { code.name }
        /// All kinds.
        public static var allCases: [Kind] { Code.allCases.map(Kind.init) }

        /// More bytes than ``LinkPolicy/maximumLength``.
        public static let tooLong = Kind(.tooLong)
        /// More segments than ``LinkPolicy/maximumSegments``.
        public static let tooManySegments = Kind(.tooManySegments)
        /// More query items than ``LinkPolicy/maximumQueryItems``.
        public static let tooManyQueryItems = Kind(.tooManyQueryItems)
        /// White space before or after the link.
        public static let whitespace = Kind(.whitespace)
        /// A control character, raw or escaped.
        public static let controlCharacter = Kind(.controlCharacter)
        /// A character that RFC 3986 does not allow at this position.
        public static let invalidCharacter = Kind(.invalidCharacter)
        /// An unescaped character outside ASCII.
        public static let nonASCII = Kind(.nonASCII)
        /// A `%` without two hexadecimal digits.
        public static let invalidPercentEncoding = Kind(.invalidPercentEncoding)
        /// Bytes that are not UTF-8, raw or escaped.
        public static let invalidUTF8 = Kind(.invalidUTF8)
        /// One of ``LinkPolicy/forbiddenSchemes``.
        public static let schemeNotAllowed = Kind(.schemeNotAllowed)
        /// An invalid scheme before the first `:`.
        public static let invalidScheme = Kind(.invalidScheme)
        /// A reference that begins with `//`: a host without a scheme.
        public static let relativeReference = Kind(.relativeReference)
        /// `http:` or `https:` without `//`.
        public static let missingAuthority = Kind(.missingAuthority)
        /// User information before the host.
        public static let userinfo = Kind(.userinfo)
        /// A web link without a host, or a port without a host.
        public static let emptyHost = Kind(.emptyHost)
        /// A host that is neither a valid name nor a valid address.
        public static let invalidHost = Kind(.invalidHost)
        /// A character outside ASCII in the host.
        public static let nonASCIIHost = Kind(.nonASCIIHost)
        /// An escape in the host of a web link.
        public static let percentInHost = Kind(.percentInHost)
        /// A port that is not a number up to 65535.
        public static let invalidPort = Kind(.invalidPort)
        /// A segment that is `.` or `..`, raw or escaped.
        public static let dotSegment = Kind(.dotSegment)
        /// A segment that decodes to a path traversal: `..` next to a slash or backslash.
        public static let traversalInValue = Kind(.traversalInValue)
        /// A duplicate query item where a route expects one value.
        public static let duplicateParameter = Kind(.duplicateParameter)
    }
}

extension LinkRejection.Kind.Code {
    /// The case name. A switch is half a kilobyte smaller than a `String` raw value, which includes lookup by string.
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
