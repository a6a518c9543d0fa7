/// The strings that the built-in number and Boolean types accept in links, and the values of these strings.
///
/// Integers have one canonical spelling, which excludes `+5`, `007` and `-0`. `Spelling+fractions.swift` has
/// floating-point numbers.
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
        // Nineteen digits never overflow.
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
}

// The types `Int` and `UInt` in patterns are those of the program that opens the links. If the engine runs on a machine
// with smaller integers, as in the report's page, it is compiled with `LongIntegers`.

#if LongIntegers
    package typealias ProgramInt = Int64
    package typealias ProgramUInt = UInt64
#else
    package typealias ProgramInt = Int
    package typealias ProgramUInt = UInt
#endif
