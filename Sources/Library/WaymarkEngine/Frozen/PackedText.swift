/// Bytes of any kind as a text of ASCII: seven bits in each byte, from the lowest on, behind a mark.
enum PackedText {
    private static var markCount: Int { 4 }

    static func isPacked(_ bytes: Bytes) -> Bool {
        guard bytes.count >= markCount else { return false }
        return (0..<markCount).allSatisfy { UInt32(bytes[$0]) == FrozenLayout.packedMark >> UInt32(8 * $0) & 0xFF }
    }

    static func packed(_ bytes: [UInt8]) -> [UInt8] {
        var packed = (0..<markCount).map { UInt8(truncatingIfNeeded: FrozenLayout.packedMark >> UInt32(8 * $0)) }
        var (bits, count): (UInt32, UInt32) = (0, 0)
        for byte in bytes {
            bits |= UInt32(byte) << count
            count += 8
            while count >= 7 {
                packed.append(UInt8(bits & 0x7F))
                bits >>= 7
                count -= 7
            }
        }
        if count > 0 { packed.append(UInt8(bits & 0x7F)) }
        return packed
    }

    /// The bytes that were packed; those of a table that is not packed as they are.
    static func unpacked(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.withBytes({ isPacked($0) }) else { return bytes }
        var unpacked: [UInt8] = []
        unpacked.reserveCapacity(bytes.count)
        var (bits, count): (UInt32, UInt32) = (0, 0)
        for byte in bytes.dropFirst(markCount) {
            bits |= UInt32(byte & 0x7F) << count
            count += 7
            guard count >= 8 else { continue }
            unpacked.append(UInt8(truncatingIfNeeded: bits))
            bits >>= 8
            count -= 8
        }
        return unpacked
    }
}

/// Bytes as a literal of Swift.
enum ConstantText {
    /// Whether a literal can hold the bytes as they are.
    static func isText(_ bytes: [UInt8]) -> Bool {
        bytes.withBytes { bytes in String(bytes: bytes).withBytes { $0.equals(bytes) } }
    }

    /// The literal of bytes that are a text.
    static func literal(of bytes: [UInt8]) -> String {
        var literal = "\""
        literal.reserveCapacity(2 * bytes.count)
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            switch scalar {
            case "\0": literal += "\\0"
            case "\\": literal += "\\\\"
            case "\"": literal += "\\\""
            case " "..."~": literal.unicodeScalars.append(scalar)
            default: literal += "\\u{" + String(scalar.value, radix: 16) + "}"
            }
        }
        return literal + "\""
    }
}
