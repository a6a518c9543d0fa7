/// Percent-encoding and decoding: a byte is escaped as `%` and two hexadecimal digits (RFC 3986, 2.1).
package enum PercentEncoding {
    /// Decodes a percent-encoded part of a URL into memory for `bytes.count` bytes, which may be the memory of `bytes`.
    /// Returns the number of bytes written. Malformed escapes, and escapes that are not UTF-8, are copied unchanged.
    package static func decode(
        _ bytes: Bytes, into destination: UncheckedMutableSpan<UInt8>, plusIsSpace: Bool = false
    ) -> Int {
        var read = 0
        var written = 0
        while read < bytes.count {
            let byte = bytes[read]
            if byte == .percent, case .scalar(let scalar, let count) = escapedScalar(in: bytes, at: read) {
                write(scalar, count: count, to: destination.from(written))
                written &+= count
                read &+= 3 &* count
            } else {
                destination[written] = plusIsSpace && byte == .plus ? .space : byte
                written &+= 1
                read &+= 1
            }
        }
        return written
    }

    package static func decode(_ bytes: Bytes, plusIsSpace: Bool = false) -> String {
        // Decodes into temporary memory instead of a string's storage, so that short results need no allocation.
        EncodedText(bytes: bytes, plusIsSpace: plusIsSpace).string(0..<bytes.count)
    }

    @inline(__always)
    package static func withDecoded<Result>(_ bytes: Bytes, plusIsSpace: Bool, _ body: (Bytes) -> Result) -> Result {
        Scratch.withMutableSpan(of: UInt8.self, count: bytes.count) { buffer in
            body(buffer.bytes(decode(bytes, into: buffer, plusIsSpace: plusIsSpace)))
        }
    }

    /// Returns the percent-decoded string; `nil` if it has a malformed escape, or an escape that is not UTF-8.
    package static func decodeStrictly(_ text: String) -> String? {
        text.withBytes { bytes in
            var index = 0
            while index < bytes.count {
                if bytes[index] == .percent {
                    guard case .scalar(_, let count) = escapedScalar(in: bytes, at: index) else { return nil }
                    index += 3 * count
                } else {
                    index += 1
                }
            }
            return decode(bytes)
        }
    }

    /// Percent-encodes every byte outside a set, such as `/` as `%2F`. Returns the number of bytes written.
    /// `destination` has room for ``encodedCount(of:keeping:)`` bytes.
    package static func encode(
        _ bytes: Bytes, into destination: UncheckedMutableSpan<UInt8>, keeping set: ByteSet
    ) -> Int {
        var written = 0
        for byte in bytes {
            if set.contains(byte) {
                destination[written] = byte
                written &+= 1
            } else {
                destination[written] = .percent
                destination[written &+ 1] = hexadecimalDigit(byte &>> 4)
                destination[written &+ 2] = hexadecimalDigit(byte & 0xF)
                written &+= 3
            }
        }
        return written
    }

    package static func encodedCount(of bytes: Bytes, keeping set: ByteSet) -> Int {
        bytes.reduce(0) { $0 &+ (set.contains($1) ? 1 : 3) }
    }

    /// Returns a string in which every byte outside a set is percent-encoded, with uppercase digits.
    package static func encode(_ text: String, keeping set: ByteSet) -> String {
        text.withBytes { bytes in
            let count = encodedCount(of: bytes, keeping: set)
            guard count > bytes.count else { return String(decoding: bytes, as: UTF8.self) }
            return String(byteCapacity: count) { encode(bytes, into: $0, keeping: set) }
        }
    }

    package static func escape(of byte: UInt8) -> [UInt8] {
        [.percent, hexadecimalDigit(byte &>> 4), hexadecimalDigit(byte & 0xF)]
    }

    package static func hexadecimalDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") &+ value : UInt8(ascii: "A") &+ value &- 10
    }

    /// The result of reading one raw or percent-encoded character of a link.
    package enum Reading {
        /// A Unicode scalar and the length of its UTF-8 encoding in bytes.
        case scalar(UInt32, count: Int)
        /// A `%` without two hexadecimal digits.
        case malformedEscape
        /// Bytes that are not UTF-8: overlong, truncated, a surrogate, or above U+10FFFF.
        case malformedUTF8
    }

    /// Reads the percent-encoded scalar at `offset`, such as `%C3%A9` for `é`, with an escape for each UTF-8 byte.
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

    /// Returns the byte of the escape at `offset`, such as 0x2F for `%2F`; `nil` if there is no valid escape.
    @inline(__always)
    static func escapedByte(in bytes: Bytes, at offset: Int) -> UInt8? {
        guard offset &+ 2 < bytes.count, bytes[offset] == .percent,
            let high = bytes[offset &+ 1].hexadecimalValue, let low = bytes[offset &+ 2].hexadecimalValue
        else { return nil }
        return high &<< 4 | low
    }

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

    /// Reads well-formed UTF-8 (The Unicode Standard, table 3-7). `next` returns the byte at an index after the lead.
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

extension ByteSet {
    // The bytes that remain unescaped in values of each component. A space is written as `%20`.

    /// The unescaped bytes of a query item's name or value. A `+` is escaped, because forms read it as a space.
    @inlinable package static var queryItem: ByteSet {
        query.subtracting(ByteSet(.ampersand).union(ByteSet(.equals)).union(ByteSet(.plus)))
    }
    @inlinable package static var queryListElement: ByteSet { queryItem.subtracting(ByteSet(UInt8(ascii: ","))) }
    @inlinable package static var fragment: ByteSet { query }
    /// The unescaped bytes of a path in which all bytes but unreserved ones and `/` are escaped.
    @inlinable package static var unreservedPath: ByteSet { unreserved.union(ByteSet(.slash)) }
}
