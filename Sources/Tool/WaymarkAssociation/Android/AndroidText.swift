import WaymarkEngine

/// A string as Android matches it: UTF-16 units, two for a character beyond U+FFFF.
protocol AndroidText {
    var count: Int { get }
    subscript(index: Int) -> UInt16 { get }
}

/// An ASCII string, in which each byte is one unit.
struct ASCIIText: AndroidText {
    let bytes: Bytes

    @inline(__always) var count: Int { bytes.count }
    @inline(__always) subscript(index: Int) -> UInt16 { UInt16(bytes[index]) }

    /// - Returns: `nil` if a byte is not ASCII.
    @inline(__always)
    init?(_ bytes: Bytes) {
        var all: UInt8 = 0
        for byte in bytes { all |= byte }
        guard all < 0x80 else { return nil }
        self.bytes = bytes
    }
}

/// Any string. Invalid UTF-8 becomes U+FFFD, as on Android.
struct WideText: AndroidText {
    private let units: [UInt16]

    init(_ bytes: Bytes) { units = Array(String(bytes: bytes).utf16) }

    var count: Int { units.count }
    subscript(index: Int) -> UInt16 { units[index] }
}
