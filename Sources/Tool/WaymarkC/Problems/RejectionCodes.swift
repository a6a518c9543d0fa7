import WaymarkCHeader
import WaymarkEngine

/// The reasons for rejecting links, as stable numbers and as names, such as `WAYMARK_TOO_LONG` and `tooLong`.
enum RejectionCodes {
    typealias Code = LinkRejection.Kind.Code

    static func number(of kind: LinkRejection.Kind) -> UInt8 { UInt8(truncatingIfNeeded: entry(of: kind.code).number) }

    static func name(of number: UInt8) -> StaticString? {
        Code.allCases.lazy.map(entry).first { $0.number == Int(number) }?.name
    }

    private static func entry(of code: Code) -> (number: Int, name: StaticString) {
        switch code {
        case .tooLong: (WAYMARK_TOO_LONG, "tooLong")
        case .tooManySegments: (WAYMARK_TOO_MANY_SEGMENTS, "tooManySegments")
        case .tooManyQueryItems: (WAYMARK_TOO_MANY_QUERY_ITEMS, "tooManyQueryItems")
        case .whitespace: (WAYMARK_WHITESPACE, "whitespace")
        case .controlCharacter: (WAYMARK_CONTROL_CHARACTER, "controlCharacter")
        case .invalidCharacter: (WAYMARK_INVALID_CHARACTER, "invalidCharacter")
        case .nonASCII: (WAYMARK_NON_ASCII, "nonASCII")
        case .invalidPercentEncoding: (WAYMARK_INVALID_PERCENT_ENCODING, "invalidPercentEncoding")
        case .invalidUTF8: (WAYMARK_INVALID_UTF8, "invalidUTF8")
        case .schemeNotAllowed: (WAYMARK_SCHEME_NOT_ALLOWED, "schemeNotAllowed")
        case .invalidScheme: (WAYMARK_INVALID_SCHEME, "invalidScheme")
        case .relativeReference: (WAYMARK_RELATIVE_REFERENCE, "relativeReference")
        case .missingAuthority: (WAYMARK_MISSING_AUTHORITY, "missingAuthority")
        case .userinfo: (WAYMARK_USERINFO, "userinfo")
        case .emptyHost: (WAYMARK_EMPTY_HOST, "emptyHost")
        case .invalidHost: (WAYMARK_INVALID_HOST, "invalidHost")
        case .nonASCIIHost: (WAYMARK_NON_ASCII_HOST, "nonASCIIHost")
        case .percentInHost: (WAYMARK_PERCENT_IN_HOST, "percentInHost")
        case .invalidPort: (WAYMARK_INVALID_PORT, "invalidPort")
        case .dotSegment: (WAYMARK_DOT_SEGMENT, "dotSegment")
        case .traversalInValue: (WAYMARK_TRAVERSAL_IN_VALUE, "traversalInValue")
        case .duplicateParameter: (WAYMARK_DUPLICATE_PARAMETER, "duplicateParameter")
        }
    }
}
