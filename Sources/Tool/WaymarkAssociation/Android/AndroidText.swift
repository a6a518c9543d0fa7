import WaymarkEngine

/// A text as Android's patterns see it: units of UTF-16. A character beyond U+FFFF is two of them.
protocol AndroidText {
    var count: Int { get }
    subscript(index: Int) -> UInt16 { get }
}

/// A text of ASCII, whose bytes are its units.
struct PlainText: AndroidText {
    let bytes: Bytes

    @inline(__always) var count: Int { bytes.count }
    @inline(__always) subscript(index: Int) -> UInt16 { UInt16(bytes[index]) }

    /// - Returns: `nil` if another character is in it.
    @inline(__always)
    init?(_ bytes: Bytes) {
        var all: UInt8 = 0
        for byte in bytes { all |= byte }
        guard all < 0x80 else { return nil }
        self.bytes = bytes
    }
}

/// Any text. What is no UTF-8 is U+FFFD, as on the platform.
struct WideText: AndroidText {
    private let units: [UInt16]

    init(_ bytes: Bytes) { units = Array(String(bytes: bytes).utf16) }

    var count: Int { units.count }
    subscript(index: Int) -> UInt16 { units[index] }
}
