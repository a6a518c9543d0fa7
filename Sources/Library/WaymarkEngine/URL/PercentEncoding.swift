/// Escapes: `%` and two hexadecimal digits for one byte (RFC 3986, 2.1).
package enum PercentEncoding {
    /// Decodes UTF-8 text of a URL into the caller's memory.
    ///
    /// Escapes that are not legal, or not part of a UTF-8 character, stay as they are written, so that the result is
    /// always UTF-8; text that the strict policy accepts has none.
    ///
    /// - Parameters:
    ///   - bytes: The text.
    ///   - destination: Room for as many bytes as there are in `bytes`; may be where `bytes` are.
    ///   - plusIsSpace: Whether `+` is a space.
    /// - Returns: The number of bytes written.
    package static func decode(
        _ bytes: Bytes, into destination: Room<UInt8>, plusIsSpace: Bool = false
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

    /// The decoded bytes as a string; a copy when there is nothing to decode.
    package static func decode(_ bytes: Bytes, plusIsSpace: Bool = false) -> String {
        guard bytes.contains(where: { $0 == .percent || (plusIsSpace && $0 == .plus) }) else {
            return String(bytes: bytes)
        }
        // Not into the memory of a string: what is short once it is decoded needs none.
        return withDecoded(bytes, plusIsSpace: plusIsSpace) { String(bytes: $0) }
    }

    /// Calls a function with the decoded bytes.
    @inline(__always)
    package static func withDecoded<Result>(
        _ bytes: Bytes, plusIsSpace: Bool, _ body: (Bytes) -> Result
    ) -> Result {
        Scratch.withRoom(of: UInt8.self, count: bytes.count) { room in
            body(room.bytes(decode(bytes, into: room, plusIsSpace: plusIsSpace)))
        }
    }

    /// Decodes text that may be anything: `nil` when an escape in it is not legal or not part of a UTF-8
    /// character.
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
}

extension PercentEncoding {
    /// Writes text as a component of a URL: every byte that is not in the set is escaped, in upper case.
    ///
    /// - Parameters:
    ///   - bytes: The text.
    ///   - destination: Room for ``encodedCount(of:keeping:)`` bytes.
    ///   - set: The bytes that stand for themselves.
    /// - Returns: The number of bytes written.
    package static func encode(
        _ bytes: Bytes, into destination: Room<UInt8>, keeping set: ByteSet
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

    /// The number of bytes that the text takes once it is encoded.
    package static func encodedCount(of bytes: Bytes, keeping set: ByteSet) -> Int {
        bytes.reduce(0) { $0 &+ (set.contains($1) ? 1 : 3) }
    }

    /// The text as a component of a URL: every byte that is not in the set is escaped, in upper case.
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
    // What is left as it is in values of each component; everything else is escaped, the space as %20.

    /// In the name or value of a query item. A `+` is escaped, because forms read it as a space.
    @inlinable package static var queryItem: ByteSet {
        query.subtracting(
            ByteSet(.ampersand).union(ByteSet(.equals)).union(ByteSet(.plus)))
    }
    /// In an element of a list that is written with commas in between.
    @inlinable package static var queryListElement: ByteSet { queryItem.subtracting(ByteSet(UInt8(ascii: ","))) }
    /// In a fragment.
    @inlinable package static var fragment: ByteSet { query }
}
