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
        if text.hasSuffix(".0") { return String(text.dropLast(2)) }
        guard let mark = text.utf8.firstIndex(of: UInt8(ascii: "e")) else { return text }
        var exponent = text[text.index(after: mark)...]
        let isNegative = exponent.first == "-"
        exponent = exponent.drop { $0 == "-" || $0 == "+" || $0 == "0" }
        return text[...mark] + (isNegative ? "-" : "") + exponent
    }
}

extension BinaryFloatingPoint {
    fileprivate var isMinusZero: Bool { self == 0 && sign == .minus }
}
