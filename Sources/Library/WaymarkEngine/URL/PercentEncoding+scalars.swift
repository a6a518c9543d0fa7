extension PercentEncoding {
    /// The result of reading one raw or percent-encoded character of a link.
    package enum Reading {
        /// A Unicode scalar and the length of its UTF-8 encoding in bytes.
        case scalar(UInt32, count: Int)
        /// A `%` without two hexadecimal digits.
        case malformedEscape
        /// Bytes that are not UTF-8: overlong, truncated, a surrogate, or above U+10FFFF.
        case malformedUTF8
    }

    /// Reads the percent-encoded character at `offset`. Each of its UTF-8 bytes is one escape of three bytes.
    @inline(__always)
    package static func escapedScalar(in bytes: Bytes, at offset: Int) -> Reading {
        guard let lead = escapedByte(in: bytes, at: offset) else { return .malformedEscape }
        return lead < 0x80 ? .scalar(UInt32(lead), count: 1) : escapedScalar(lead: lead, in: bytes, at: offset)
    }

    @inline(never)
    private static func escapedScalar(lead: UInt8, in bytes: Bytes, at offset: Int) -> Reading {
        scalar(lead: lead) { escapedByte(in: bytes, at: offset &+ 3 &* $0) }
    }

    package static func rawScalar(in bytes: Bytes, at offset: Int) -> Reading {
        scalar(lead: bytes[offset]) { offset &+ $0 < bytes.count ? bytes[offset &+ $0] : nil }
    }

    /// Returns the byte that is escaped at `offset`, or `nil` if there is no escape.
    @inline(__always)
    static func escapedByte(in bytes: Bytes, at offset: Int) -> UInt8? {
        guard offset &+ 2 < bytes.count, bytes[offset] == .percent,
            let high = bytes[offset &+ 1].hexadecimalValue, let low = bytes[offset &+ 2].hexadecimalValue
        else { return nil }
        return high &<< 4 | low
    }

    /// Writes a scalar as UTF-8, `count` bytes long.
    @inline(__always)
    static func write(_ scalar: UInt32, count: Int, to destination: UncheckedMutableSpan<UInt8>) {
        guard count > 1 else {
            destination[0] = UInt8(truncatingIfNeeded: scalar)
            return
        }
        var rest = scalar
        for index in (1..<count).reversed() {
            destination[index] = 0x80 | UInt8(truncatingIfNeeded: rest & 0x3F)
            rest &>>= 6
        }
        // The lead byte begins with `count` one bits.
        destination[0] =
            UInt8(truncatingIfNeeded: 0xF00 &>> UInt32(truncatingIfNeeded: count)) | UInt8(truncatingIfNeeded: rest)
    }

    /// Reads well-formed UTF-8 (The Unicode Standard, table 3-7), escaped or raw.
    @inline(__always)
    private static func scalar(lead: UInt8, next: (Int) -> UInt8?) -> Reading {
        if lead < 0x80 { return .scalar(UInt32(lead), count: 1) }
        let (count, mask, minimum): (Int, UInt8, UInt32)
        switch lead {
        case 0xC2...0xDF: (count, mask, minimum) = (2, 0x1F, 0x80)
        case 0xE0...0xEF: (count, mask, minimum) = (3, 0x0F, 0x800)
        case 0xF0...0xF4: (count, mask, minimum) = (4, 0x07, 0x1_0000)
        default: return .malformedUTF8
        }
        var value = UInt32(lead & mask)
        for index in 1..<count {
            guard let byte = next(index), byte & 0xC0 == 0x80 else { return .malformedUTF8 }
            value = value &<< 6 | UInt32(byte & 0x3F)
        }
        let isSurrogate = value & 0xFFFF_F800 == 0xD800
        return value < minimum || value > 0x10_FFFF || isSurrogate ? .malformedUTF8 : .scalar(value, count: count)
    }
}
