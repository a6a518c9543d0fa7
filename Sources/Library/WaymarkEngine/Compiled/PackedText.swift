/// Bytes as ASCII text: each group of seven bytes as eight characters of seven bits, lowest bits first. The last group is
/// filled up with zeros. ``BlockMemory/init(unpacking:)`` reverses it.
enum PackedText {
    static var groupBytes: Int { 7 }
    static var groupCharacters: Int { 8 }

    static func packed(_ bytes: [UInt8]) -> [UInt8] {
        var packed: [UInt8] = []
        packed.reserveCapacity((bytes.count / groupBytes + 1) * groupCharacters)
        for start in stride(from: 0, to: bytes.count, by: groupBytes) {
            var group: UInt64 = 0
            for (index, byte) in bytes[start..<min(start + groupBytes, bytes.count)].enumerated() {
                group |= UInt64(byte) << UInt64(8 * index)
            }
            for index in 0..<groupCharacters { packed.append(UInt8(group >> UInt64(7 * index) & 0x7F)) }
        }
        return packed
    }

    /// The seven bytes of eight characters, as the low bits of a word.
    @inline(__always)
    static func unpacked(_ characters: UInt64) -> UInt64 {
        // Three steps join neighbours: 7 bits to 14, 14 to 28, 28 to 56.
        var bits = characters & 0x007F_007F_007F_007F | (characters & 0x7F00_7F00_7F00_7F00) &>> 1
        bits = bits & 0x0000_3FFF_0000_3FFF | (bits & 0x3FFF_0000_3FFF_0000) &>> 2
        return bits & 0x0000_0000_0FFF_FFFF | (bits & 0x0FFF_FFFF_0000_0000) &>> 4
    }

    /// The packed bytes as a Swift literal.
    static func literal(of bytes: [UInt8]) -> String {
        var literal = "\""
        literal.reserveCapacity(3 * bytes.count)
        for character in packed(bytes) {
            switch Unicode.Scalar(character) {
            case "\0": literal += "\\0"
            case "\\": literal += "\\\\"
            case "\"": literal += "\\\""
            case let scalar where (" "..."~").contains(scalar): literal.unicodeScalars.append(scalar)
            case let scalar: literal += "\\u{" + String(scalar.value, radix: 16) + "}"
            }
        }
        return literal + "\""
    }
}
