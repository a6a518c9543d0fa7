extension LinkRejection: CustomStringConvertible {
    /// A sentence that describes why the link is rejected, usually with the byte offset of the violation and a
    /// correction. It contains no part of the link, which may be private, except for an invalid character.
    public var message: String {
        switch kind.code {
        case .tooLong: "the link is longer than \(detail) bytes"
        case .tooManySegments: "the path has more than \(detail) segments; the first one too many is at byte \(offset)"
        case .tooManyQueryItems: "the query has more than \(detail) items; the first one too many is at byte \(offset)"
        case .whitespace: "white space at byte \(offset); remove it before and after the link"
        case .controlCharacter: "the control character \(character) at byte \(offset) is not allowed, escaped or not"
        case .invalidCharacter where offset == 0, .nonASCII where offset == 0:
            "\(character) at byte 0 is not allowed there; begin the link with its scheme or '/'"
        case .invalidCharacter where detail < 0:
            "\(character) at byte \(offset) is not allowed in a host; "
                + (detail == -0x5C ? "write '/'" : "expected letters, digits, '-' and '_' between single dots")
        case .invalidCharacter where detail == 0x5C: "\(character) at byte \(offset) is not allowed; write '/' or %5C"
        case .invalidCharacter: "\(character) at byte \(offset) is not allowed there; write it as \(escape)"
        case .nonASCII:
            "\(character) at byte \(offset) is not ASCII; \(isInvisible ? "remove it, or " : "")write it as \(escape)"
        case .invalidPercentEncoding:
            "'%' at byte \(offset) is not followed by two hexadecimal digits; write a percent sign as %25"
        case .invalidUTF8: "the bytes at \(offset) are not UTF-8"
        case .schemeNotAllowed:
            "links with this scheme are never opened; it is for code, local resources or wrapped links"
        case .invalidScheme:
            "invalid scheme before ':' at byte \(offset); expected a letter, then letters, digits, '+', '-' and '.'"
        case .relativeReference:
            "the link begins with '//' and has no scheme; write the scheme, as in https://example.com"
        case .missingAuthority: "expected '//' and a host at byte \(offset), as in https://example.com"
        case .userinfo: "user information before '@' at byte \(offset) is not allowed; write only the host"
        case .emptyHost: "expected a host at byte \(offset), as in https://example.com"
        case .invalidHost:
            "invalid host at byte \(offset); "
                + "expected letters, digits, '-' and '_' between single dots, or an address in brackets"
        case .nonASCIIHost:
            "\(character) at byte \(offset) is not allowed in a host; write the name in Punycode ('xn--'), or \(escape) in the host of a custom scheme"
        case .percentInHost: "the host contains an escape at byte \(offset); write the character itself"
        case .invalidPort: "invalid port at byte \(offset); expected a number from 0 to 65535"
        case .dotSegment: "the segment at byte \(offset) is '.' or '..'; write the path without it"
        case .traversalInValue:
            "the segment at byte \(offset) decodes to a path with a '..' component; write the path without it"
        case .duplicateParameter: "duplicate query item at byte \(offset); expected a single value"
        }
    }

    /// The ``message``: a sentence that describes why the link is rejected.
    public var description: String { message }

    /// The invalid character; if not printable ASCII, its code point, which cannot control a terminal or log.
    private var character: String {
        let scalar = abs(detail)
        guard scalar <= 0x20 || scalar >= 0x7F else {
            return "'" + String(decoding: [UInt8(scalar)], as: UTF8.self) + "'"
        }
        return "U+" + String(hexadecimal: scalar, uppercase: true)
    }

    /// `true` for white space and format characters, which a text around the link often adds to it.
    private var isInvisible: Bool {
        switch detail {
        case 0xA0, 0xAD, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0x3000, 0xFEFF: true
        default: false
        }
    }

    private var escape: String {
        guard let scalar = UInt32(exactly: detail).flatMap(Unicode.Scalar.init) else { return "an escape" }
        return PercentEncoding.encode(String(Character(scalar)), keeping: .unreserved)
    }
}
