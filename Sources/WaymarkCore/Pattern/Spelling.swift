/// How the values of built-in types are spelled in links: one canonical spelling for each value.
///
/// `+5`, `007` and `-0` are other spellings of values that have one already; taking them would make two links of one
/// value, and printing could not give back what was read.
package enum Spelling {
    /// The value of a canonical decimal integer, or `nil`.
    package static func signed(_ bytes: UnsafeBufferPointer<UInt8>) -> Int64? {
        guard bytes.first == 0x2D else { return unsigned(bytes).flatMap { Int64(exactly: $0) } }
        let digits = UnsafeBufferPointer(rebasing: bytes.dropFirst())
        guard let magnitude = unsigned(digits), magnitude > 0, magnitude <= Int64.min.magnitude else { return nil }
        return Int64(truncatingIfNeeded: 0 &- magnitude)
    }

    /// The value of a canonical decimal integer without a sign, or `nil`.
    package static func unsigned(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64? {
        guard let first = bytes.first, bytes.count <= 20, first != 0x30 || bytes.count == 1 else { return nil }
        var value: UInt64 = 0
        // Nineteen digits have room in any case.
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

    /// Whether the text is a decimal number: an optional `-`, digits without a leading zero, an optional fraction, an
    /// optional exponent. `-0` is no number's own spelling.
    package static func isDecimal(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
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
        return index == bytes.count && !(start == 1 && isZero(bytes))
    }

    private static func isZero(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        for byte in bytes {
            if byte | 0x20 == 0x65 { return true }
            if byte &- 0x31 < 9 { return false }
        }
        return true
    }

    /// Whether the text is a UUID: RFC 9562, section 4, in either case.
    package static func isUUID(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard bytes.count == 36 else { return false }
        for (index, byte) in bytes.enumerated() {
            switch index {
            case 8, 13, 18, 23: guard byte == 0x2D else { return false }
            default: guard Constraint.CharacterClass.hex.contains(byte) else { return false }
            }
        }
        return true
    }

    /// `true`, `yes`, `1` or `false`, `no`, `0`, in any case.
    package static func lenientBool(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
        switch String(decoding: bytes, as: UTF8.self).lowercased() {
        case "true", "yes", "1": true
        case "false", "no", "0": false
        default: nil
        }
    }

    static func equals(_ bytes: UnsafeBufferPointer<UInt8>, _ text: StaticString) -> Bool {
        bytes.elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
}
