/// CRC-64/XZ: finds every change of up to 64 bits in a row, and misses one in 2⁶⁴ of the others.
///
/// It tells damage from what was written, not an attacker from the owner: who may write the file may write a checksum.
struct Checksum {
    private static let table: [UInt64] = (0..<256).map { byte in
        (0..<8).reduce(UInt64(byte)) { rest, _ in rest & 1 == 0 ? rest >> 1 : rest >> 1 ^ 0xC96C_5795_D787_0F42 }
    }

    private var state = UInt64.max

    /// The checksum of what was added so far.
    var value: UInt64 { ~state }

    init(_ bytes: some Sequence<UInt8> = []) { add(bytes) }

    mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { state = Self.table[Int(UInt8(truncatingIfNeeded: state) ^ byte)] ^ state >> 8 }
    }
}

extension FixedWidthInteger where Self: UnsignedInteger {
    /// All its digits to the base of 16, in lower case.
    var hexDigits: [UInt8] {
        stride(from: Self.bitWidth - 4, through: 0, by: -4).map { shift in
            let digit = UInt8(truncatingIfNeeded: self >> Self(shift)) & 15
            return digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
        }
    }

    /// Reads what ``hexDigits`` gives, and nothing else.
    init?(hexDigits digits: some Collection<UInt8>) {
        guard digits.count == Self.bitWidth / 4 else { return nil }
        self = 0
        for digit in digits {
            switch digit {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): self = self << 4 | Self(digit - UInt8(ascii: "0"))
            case UInt8(ascii: "a")...UInt8(ascii: "f"): self = self << 4 | Self(digit - UInt8(ascii: "a") + 10)
            default: return nil
            }
        }
    }
}
