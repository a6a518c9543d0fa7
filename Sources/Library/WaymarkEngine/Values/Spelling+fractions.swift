// The one place that knows what numbers with fractions look like. Three things are to be told apart:
//
// - the texts that are taken, `1.5`, `1.50`, `15e-1`: decimal numbers by `isDecimal`, as other software writes them;
// - the value of such a text: the number of the type that is nearest to it, if that is finite and not minus zero;
// - the one text that is written for a value: the fewest digits that read back as the same number.

extension Spelling {
    /// The value of a decimal number, or `nil`.
    package static func double(_ bytes: Bytes) -> Double? {
        guard isDecimal(bytes), let value = Double(String(bytes: bytes)), value.isFinite, !value.isMinusZero else {
            return nil
        }
        return value
    }

    /// The value of a decimal number as a number of 24 bits, or `nil`.
    package static func float(_ bytes: Bytes) -> Float? {
        guard isDecimal(bytes), let value = Float(String(bytes: bytes)), value.isFinite, !value.isMinusZero else {
            return nil
        }
        return value
    }

    /// The text that is written for a number: `5`, not `5.0`; `1e16`, not `1e+16`; `0` for minus zero.
    package static func text(of value: Double) -> String {
        value == 0 ? "0" : shortened(value.description)
    }

    /// The text that is written for a number of 24 bits: `0.1`, which as a number of 53 bits is another one.
    package static func text(of value: Float) -> String {
        value == 0 ? "0" : shortened(value.description)
    }

    /// Whether the text is an optional `-`, digits without a leading zero, an optional fraction, an optional exponent.
    private static func isDecimal(_ bytes: Bytes) -> Bool {
        var index = bytes.first == 0x2D ? 1 : 0
        let start = index
        func digits() -> Int {
            let first = index
            while index < bytes.count, bytes[index] &- 0x30 < 10 { index += 1 }
            return index - first
        }
        let whole = digits()
        guard whole > 0, whole == 1 || bytes[start] != 0x30 else { return false }
        if index < bytes.count, bytes[index] == 0x2E {
            index += 1
            guard digits() > 0 else { return false }
        }
        if index < bytes.count, bytes[index] | 0x20 == 0x65 {
            index += 1
            if index < bytes.count, bytes[index] == 0x2D || bytes[index] == 0x2B { index += 1 }
            guard digits() > 0 else { return false }
        }
        return index == bytes.count
    }

    /// What Swift writes, which has the fewest digits, without `.0`, the plus of an exponent, and zeros before it.
    private static func shortened(_ text: String) -> String {
        text.withBytes { bytes in
            let count = bytes.count
            if count > 2, bytes[count - 2] == .dot, bytes[count - 1] == 0x30 {
                return String(bytes: bytes.part(0..<count - 2))
            }
            var mark = 0
            while mark < count, bytes[mark] != 0x65 { mark += 1 }
            guard mark < count else { return text }
            let isNegative = bytes.has(0x2D, at: mark + 1)
            var digits = mark + 1
            while digits < count, !(0x31...0x39).contains(bytes[digits]) { digits += 1 }
            return String(bytes: bytes.part(0..<mark + 1)) + (isNegative ? "-" : "")
                + String(bytes: bytes.part(digits..<count))
        }
    }
}

extension BinaryFloatingPoint {
    fileprivate var isMinusZero: Bool { self == 0 && sign == .minus }
}
