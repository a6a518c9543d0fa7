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

extension UInt8 {
    // The characters that mean something in a URL.

    static var slash: UInt8 { UInt8(ascii: "/") }
    static var question: UInt8 { UInt8(ascii: "?") }
    static var hash: UInt8 { UInt8(ascii: "#") }
    static var percent: UInt8 { UInt8(ascii: "%") }
    static var ampersand: UInt8 { UInt8(ascii: "&") }
    static var equals: UInt8 { UInt8(ascii: "=") }
    static var plus: UInt8 { UInt8(ascii: "+") }
    static var dot: UInt8 { UInt8(ascii: ".") }
    static var colon: UInt8 { UInt8(ascii: ":") }
    static var at: UInt8 { UInt8(ascii: "@") }
    static var leftBracket: UInt8 { UInt8(ascii: "[") }
    static var rightBracket: UInt8 { UInt8(ascii: "]") }
    static var space: UInt8 { UInt8(ascii: " ") }
}
