import WaymarkEngine

/// A text as Android's patterns see it: units of UTF-16. A character beyond U+FFFF is two of them.
struct AndroidText {
    let count: Int
    private let unit: (Int) -> UInt16

    @inline(__always)
    subscript(index: Int) -> UInt16 { unit(index) }

    /// Calls a function with a text in UTF-8. What is no UTF-8 is U+FFFD, as on the platform.
    @inline(__always)
    static func with(_ text: Bytes, _ body: (AndroidText) -> Bool) -> Bool {
        var isASCII = true
        for byte in text where byte >= 0x80 { isASCII = false }
        if isASCII {
            return withoutActuallyEscaping({ UInt16(text[$0]) }) { body(AndroidText(count: text.count, unit: $0)) }
        }
        let units = Array(String(bytes: text).utf16)
        return body(AndroidText(count: units.count) { units[$0] })
    }
}
