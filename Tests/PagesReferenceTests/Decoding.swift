import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

extension Splitting {
    /// The parts of a link that differ in their allowed characters.
    enum Component {
        case webHost, host, path, query, fragment
    }

    /// Decodes a part of the link once, and records rejections by the policy.
    mutating func decode(_ part: ArraySlice<UInt8>, in component: Component) -> Bytes {
        var decoded = Bytes()
        var index = part.startIndex
        while index < part.endIndex {
            let rest = part[index...]
            let length =
                rest[index] == UInt8(ascii: "%")
                ? escaped(rest, in: component, &decoded) : raw(rest, in: component, &decoded)
            index += length
        }
        return decoded
    }

    /// Reads an unescaped character, and returns its length in the link.
    private mutating func raw(_ rest: ArraySlice<UInt8>, in component: Component, _ decoded: inout Bytes) -> Int {
        let byte = rest[rest.startIndex]
        let length = lengthOfCharacter(in: rest)
        if length == nil {
            reject(.invalidUTF8)
        } else if isControl(rest.prefix(length ?? 1)) {
            if !policy.allowsControlCharacters || component.isHost { reject(.controlCharacter) }
            if byte >= 0x80 { checkNonASCII(component) }
        } else if byte >= 0x80 {
            checkNonASCII(component)
        } else if !component.holds(byte) {
            if component == .webHost, Self.Component.host.holds(byte) {
                reject(.invalidHost)
            } else {
                reject(.invalidCharacter, unless: component != .webHost && policy.allowsReservedCharacters)
            }
        }
        let isSpace =
            byte == UInt8(ascii: "+")
            && ([.path, .host].contains(component) && policy.decodesPlusInPath
                || component == .query && policy.decodesPlusInQuery)
        decoded += isSpace ? [0x20] : rest.prefix(length ?? 1)
        return length ?? 1
    }

    /// Checks a part that is not decoded for characters that no link may contain.
    mutating func checkSkipped(_ part: some Collection<UInt8>) {
        if String(validating: part, as: UTF8.self) == nil { reject(.invalidUTF8) }
        for byte in part where byte >= 0x80 { reject(.nonASCIIHost, unless: policy.allowsNonASCIIHosts) }
        for scalar in part.text.unicodeScalars where isControl(String(scalar).bytes) { reject(.controlCharacter) }
        for byte in part where byte.isOneOf(" \"<>[\\]^`{|}") { reject(.invalidCharacter) }
    }

    private mutating func checkNonASCII(_ component: Component) {
        if component.isHost {
            if !policy.allowsNonASCIIHosts { reject(.nonASCIIHost) }
        } else if !policy.allowsNonASCII {
            reject(.nonASCII)
        }
    }

    /// Reads an escaped character, or a `%` that begins no escape, and returns its length in the link.
    private mutating func escaped(_ rest: ArraySlice<UInt8>, in component: Component, _ decoded: inout Bytes) -> Int {
        let start = rest.startIndex
        let bytes = escapedBytes(rest)
        if component == .webHost {
            reject(.percentInHost)
            // A byte that is invalid in hosts may also have this reason.
            if bytes.first.map(component.holds) != true { reject(.invalidHost) }
            decoded.append(rest[start])
            return 1
        }
        guard let length = lengthOfCharacter(in: bytes) else {
            if !policy.allowsMalformedEscapes {
                reject(bytes.isEmpty ? .invalidPercentEncoding : .invalidUTF8)
            }
            decoded.append(rest[start])
            return 1
        }
        let character = bytes.prefix(length)
        if isControl(character), !policy.allowsControlCharacters || component.isHost { reject(.controlCharacter) }
        decoded += character
        return 3 * length
    }

    /// Returns the bytes of the consecutive escapes at this offset, up to the length of one character.
    private func escapedBytes(_ rest: ArraySlice<UInt8>) -> Bytes {
        var bytes = Bytes()
        var rest = rest
        while bytes.count < 4, rest.count >= 3, rest.first == UInt8(ascii: "%"),
            let high = rest[rest.startIndex + 1].hexValue, let low = rest[rest.startIndex + 2].hexValue
        {
            bytes.append(high << 4 | low)
            rest = rest.dropFirst(3)
        }
        return bytes
    }

    /// Returns whether the character is U+0000 to U+001F or U+007F to U+009F.
    private func isControl(_ character: some Collection<UInt8>) -> Bool {
        if let byte = character.first, byte < 0x80 { return byte.isControl }
        guard let scalar = character.text.unicodeScalars.first else { return false }
        return scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value
    }
}

extension Splitting.Component {
    var isHost: Bool { [.host, .webHost].contains(self) }

    /// Returns whether RFC 3986 allows the unescaped ASCII character in this component.
    func holds(_ byte: UInt8) -> Bool {
        if byte.isLetter || byte.isDigit || byte.isOneOf("-._") { return true }
        return switch self {
        case .webHost: false
        case .host: byte.isOneOf("~!$&'()*+,;=")
        case .path: byte.isOneOf("~!$&'()*+,;=:@")
        case .query, .fragment: byte.isOneOf("~!$&'()*+,;=:@/?")
        }
    }
}
