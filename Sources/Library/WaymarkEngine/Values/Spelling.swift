/// The strings that the built-in number and Boolean types accept in links, and the values of these strings. Integers
/// have one canonical spelling, which excludes `+5`, `007` and `-0`.
package enum Spelling {
    /// Returns the value of a canonical decimal integer, or `nil` for any other string.
    package static func signed(_ bytes: Bytes) -> Int64? {
        guard bytes.first == 0x2D else { return unsigned(bytes).flatMap { Int64(exactly: $0) } }
        let digits = bytes.part(1..<bytes.count)
        guard let magnitude = unsigned(digits), magnitude > 0, magnitude <= Int64.min.magnitude else { return nil }
        return Int64(truncatingIfNeeded: 0 &- magnitude)
    }

    package static func unsigned(_ bytes: Bytes) -> UInt64? {
        guard let first = bytes.first, bytes.count <= 20, first != 0x30 || bytes.count == 1 else { return nil }
        var value: UInt64 = 0
        // A number of nineteen digits never overflows `UInt64`.
        for index in 0..<min(bytes.count, 19) {
            let digit = bytes[index] &- 0x30
            guard digit < 10 else { return nil }
            value = value &* 10 &+ UInt64(digit)
        }
        guard bytes.count == 20 else { return value }
        let digit = bytes[19] &- 0x30
        let (product, overflow) = value.multipliedReportingOverflow(by: 10)
        let (sum, carry) = product.addingReportingOverflow(UInt64(digit))
        return digit < 10 && !overflow && !carry ? sum : nil
    }

    /// Returns `true` for strings that `Int(_:)` accepts, which may have a sign and leading zeros.
    static func isProgramInt(_ bytes: Bytes) -> Bool {
        let isNegative = bytes.has(0x2D, at: 0)
        var index = isNegative || bytes.has(.plus, at: 0) ? 1 : 0
        while index + 1 < bytes.count, bytes[index] == 0x30 { index += 1 }
        guard index < bytes.count, let magnitude = unsigned(bytes.part(index..<bytes.count)) else { return false }
        return magnitude <= UInt64((isNegative ? ProgramInt.min : ProgramInt.max).magnitude)
    }

    /// Returns the value of `true`, `yes`, `1` or `false`, `no`, `0`, in any case; `nil` for any other string.
    package static func lenientBool(_ bytes: Bytes) -> Bool? {
        switch String(decoding: bytes, as: UTF8.self).lowercased() {
        case "true", "yes", "1": true
        case "false", "no", "0": false
        default: nil
        }
    }

    package static func equals(_ bytes: Bytes, _ text: StaticString) -> Bool { bytes.equals(Bytes(text)) }

    // A decimal string has the value of the nearest floating-point number, if that is finite and not minus zero. The
    // printed string has the fewest digits that read back as the same number.

    package static func double(_ bytes: Bytes) -> Double? {
        guard isDecimal(bytes), let value = Double(String(bytes: bytes)), value.isFinite else { return nil }
        return value == 0 && value.sign == .minus ? nil : value
    }

    package static func float(_ bytes: Bytes) -> Float? {
        guard isDecimal(bytes), let value = Float(String(bytes: bytes)), value.isFinite else { return nil }
        return value == 0 && value.sign == .minus ? nil : value
    }

    /// Returns the string to print for a number: `5`, not `5.0`; `1e16`, not `1e+16`; `0` for minus zero.
    package static func text(of value: Double) -> String { value == 0 ? "0" : shortened(value.description) }

    /// Returns the string to print for a `Float`, with the fewest digits: `0.1`, not all digits of its `Double` value.
    package static func text(of value: Float) -> String { value == 0 ? "0" : shortened(value.description) }

    /// Returns `true` for a decimal number such as `0.5` or `-1.5e+3`, without a leading `+` or unneeded zeros.
    package static func isDecimal(_ bytes: Bytes) -> Bool {
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

    /// Returns the description of a number without `.0`, and without the `+` and leading zeros of an exponent.
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

// The types `Int` and `UInt` in patterns are those of the program that opens the links. If the engine runs on a machine
// with smaller integers, as in the HTML report (32-bit WebAssembly), it is compiled with `LongIntegers`.

#if LongIntegers
    package typealias ProgramInt = Int64
    package typealias ProgramUInt = UInt64
#else
    package typealias ProgramInt = Int
    package typealias ProgramUInt = UInt
#endif
