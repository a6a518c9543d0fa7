/// Percent-encoding: `%` and two hexadecimal digits for one byte (RFC 3986, 2.1).
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
        guard bytes.contains(where: { $0 == .percent || (plusIsSpace && $0 == .plus) }) else {
            return String(bytes: bytes)
        }
        // Not decoded into a string's storage: short results need no allocation.
        return withDecoded(bytes, plusIsSpace: plusIsSpace) { String(bytes: $0) }
    }

    @inline(__always)
    package static func withDecoded<Result>(_ bytes: Bytes, plusIsSpace: Bool, _ body: (Bytes) -> Result) -> Result {
        Scratch.withRoom(of: UInt8.self, count: bytes.count) { room in
            body(room.bytes(decode(bytes, into: room, plusIsSpace: plusIsSpace)))
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

    /// Percent-encodes every byte outside a set, with uppercase digits, into memory for ``encodedCount(of:keeping:)``
    /// bytes. Returns the number of bytes written.
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

    private static func hexadecimalDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") &+ value : UInt8(ascii: "A") &+ value &- 10
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
}
