extension UInt8 {
    /// The byte with `A`–`Z` folded to `a`–`z`. Nothing else is ever folded.
    package var asciiLowercased: UInt8 {
        self &- 0x41 < 26 ? self | 0x20 : self
    }

    /// The value of a hexadecimal digit in either case.
    package var hexadecimalValue: UInt8? {
        let digit = self &- 0x30
        if digit < 10 { return digit }
        let letter = (self | 0x20) &- 0x61
        return letter < 6 ? letter + 10 : nil
    }
}
