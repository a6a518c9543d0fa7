/// A set of ASCII bytes, stored as 128 bits in two words, so that a membership test reads no memory.
@usableFromInline
package struct ByteSet: Sendable {
    @usableFromInline let low: UInt64
    @usableFromInline let high: UInt64

    @inlinable init(low: UInt64, high: UInt64) {
        self.low = low
        self.high = high
    }

    /// Creates a set with one ASCII byte, or an empty set for any other byte.
    @inlinable package init(_ byte: UInt8) {
        let bit: UInt64 = byte < 0x80 ? 1 &<< UInt64(byte & 0x3F) : 0
        self.init(low: byte < 0x40 ? bit : 0, high: byte < 0x40 ? 0 : bit)
    }

    @inlinable package init(_ characters: StaticString) {
        self = Bytes(characters).reduce(ByteSet(low: 0, high: 0)) { $0.union(ByteSet($1)) }
    }

    @inlinable @inline(__always)
    package func contains(_ byte: UInt8) -> Bool {
        let word = byte & 0x40 == 0 ? low : high
        return byte < 0x80 && (word &>> UInt64(byte & 0x3F)) & 1 != 0
    }

    @inlinable package func containsAll(of bytes: Bytes) -> Bool {
        for byte in bytes where !contains(byte) { return false }
        return true
    }

    @inlinable package func union(_ other: ByteSet) -> ByteSet {
        ByteSet(low: low | other.low, high: high | other.high)
    }

    @inlinable package func subtracting(_ other: ByteSet) -> ByteSet {
        ByteSet(low: low & ~other.low, high: high & ~other.high)
    }

    // The following sets are computed, so that callers inline them as constants.

    @inlinable package static var letters: ByteSet { ByteSet(low: 0, high: 0x07FF_FFFE_07FF_FFFE) }
    @inlinable package static var digits: ByteSet { ByteSet(low: 0x03FF_0000_0000_0000, high: 0) }
    @inlinable package static var hexDigits: ByteSet {
        ByteSet(low: 0x03FF_0000_0000_0000, high: 0x0000_007E_0000_007E)
    }
    /// `!$&'()*+,;=` (RFC 3986, 2.2)
    @inlinable package static var subDelimiters: ByteSet { ByteSet(low: 0x2800_1FD2_0000_0000, high: 0) }
    /// Letters, digits and `-._~` (RFC 3986, 2.3)
    @inlinable package static var unreserved: ByteSet {
        letters.union(digits).union(ByteSet(low: 0x0000_6000_0000_0000, high: 0x4000_0000_8000_0000))
    }

    /// The characters of a scheme after its first letter: letters, digits and `+-.` (RFC 3986, 3.1)
    @inlinable package static var scheme: ByteSet {
        letters.union(digits).union(ByteSet(low: 0x0000_6800_0000_0000, high: 0))
    }
    /// The characters of a web link's host: letters, digits and `-._`
    @inlinable package static var hostName: ByteSet {
        letters.union(digits).union(ByteSet(low: 0x0000_6000_0000_0000, high: 0x8000_0000))
    }
    /// The characters of a host label: letters, digits and `-_`
    @inlinable package static var label: ByteSet { hostName.subtracting(ByteSet(.dot)) }
    /// The unescaped characters of a host (`reg-name`, RFC 3986, 3.2.2)
    @inlinable package static var registeredName: ByteSet { unreserved.union(subDelimiters) }
    /// The characters of an authority: user information, a host or an address in brackets, a port, and escapes
    @inlinable package static var authority: ByteSet {
        registeredName.union(ByteSet(low: 0x0400_0020_0000_0000, high: 0x0000_0000_2800_0001))
    }
    /// The bytes that end an authority: `/?#`
    @inlinable package static var afterAuthority: ByteSet { ByteSet(low: 0x8000_8008_0000_0000, high: 0) }
    /// The unescaped characters of a segment: those of a registered name and `:@` (`pchar`, RFC 3986, 3.3)
    @inlinable package static var segment: ByteSet { ByteSet(low: 0x2FFF_7FD2_0000_0000, high: 0x47FF_FFFE_87FF_FFFF) }
    /// The unescaped characters of a query or fragment: those of a segment and `/?` (RFC 3986, 3.4 and 3.5)
    @inlinable package static var query: ByteSet { ByteSet(low: 0xAFFF_FFD2_0000_0000, high: 0x47FF_FFFE_87FF_FFFF) }
    /// White space: tab, line feed, vertical tab, form feed, carriage return and space
    @inlinable package static var whitespace: ByteSet { ByteSet(low: 0x0000_0001_0000_3E00, high: 0) }
}
