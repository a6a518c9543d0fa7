/// A string compared by bytes, as on the pages.
typealias Bytes = [UInt8]

extension UInt8 {
    var isDigit: Bool { 0x30...0x39 ~= self }
    var isLetter: Bool { 0x41...0x5A ~= self || 0x61...0x7A ~= self }
    var isHex: Bool { isDigit || 0x41...0x46 ~= self || 0x61...0x66 ~= self }
    var isControl: Bool { self < 0x20 || self == 0x7F }
    func isOneOf(_ characters: String) -> Bool { characters.utf8.contains(self) }

    var lowercased: UInt8 { 0x41...0x5A ~= self ? self + 0x20 : self }

    /// The value of the byte as a hexadecimal digit.
    var hexValue: UInt8? { isHex ? (isDigit ? self - 0x30 : lowercased - 0x57) : nil }
}

extension Collection<UInt8> {
    var text: String { String(decoding: self, as: UTF8.self) }
    var lowercased: Bytes { map(\.lowercased) }

    /// Returns the pieces between separators, including empty ones.
    func pieces(_ separator: Unicode.Scalar) -> [SubSequence] {
        split(separator: UInt8(ascii: separator), omittingEmptySubsequences: false)
    }

    func isSame(as other: some Collection<UInt8>, ignoringCase: Bool) -> Bool {
        ignoringCase ? lowercased == other.lowercased : elementsEqual(other)
    }
}

extension String {
    var bytes: Bytes { Array(utf8) }
}

/// Returns the length of the UTF-8 character at the start of the bytes, or `nil` if it is invalid (RFC 3629).
func lengthOfCharacter(in bytes: some Collection<UInt8>) -> Int? {
    guard let first = bytes.first else { return nil }
    if first < 0x80 { return 1 }
    let length = 0xC2...0xDF ~= first ? 2 : 0xE0...0xEF ~= first ? 3 : 0xF0...0xF4 ~= first ? 4 : 0
    let character = Array(bytes.prefix(length))
    return length > 0 && character.count == length && String(validating: character, as: UTF8.self) != nil ? length : nil
}
