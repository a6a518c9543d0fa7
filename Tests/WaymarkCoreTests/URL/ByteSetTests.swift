import Testing
@testable import WaymarkCore
@testable import WaymarkEngine
@testable import WaymarkExplain
@testable import WaymarkPrinting

@Suite("Sets of bytes")
struct ByteSetTests {
    static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    static let unreserved = letters + "0123456789" + "-._~"
    static let subDelimiters = "!$&'()*+,;="

    @Test(
        "Each predefined byte set contains exactly its characters",
        arguments: [
            ("letters", ByteSet.letters, letters),
            ("digits", .digits, "0123456789"),
            ("hexDigits", .hexDigits, "0123456789abcdefABCDEF"),
            ("unreserved", .unreserved, unreserved),
            ("subDelimiters", .subDelimiters, subDelimiters),
            ("scheme", .scheme, letters + "0123456789+-."),
            ("hostName", .hostName, letters + "0123456789-._"),
            ("registeredName", .registeredName, unreserved + subDelimiters),
            ("authority", .authority, unreserved + subDelimiters + "%:@[]"),
            ("afterAuthority", .afterAuthority, "/?#"),
            ("segment", .segment, unreserved + subDelimiters + ":@"),
            ("query", .query, unreserved + subDelimiters + ":@/?"),
            ("fragment", .fragment, unreserved + subDelimiters + ":@/?"),
            ("queryItem", .queryItem, unreserved + "!$'()*,;" + ":@/?"),
            ("queryListElement", .queryListElement, unreserved + "!$'()*;" + ":@/?"),
            ("whitespace", .whitespace, " \t\n\u{B}\u{C}\r"),
            ("one character", ByteSet(0x7F), "\u{7F}"),
            ("no ASCII", ByteSet(0x80), ""),
        ])
    func members(name: String, set: ByteSet, characters: String) {
        let expected = Set(characters.utf8)
        for byte in UInt8.min...UInt8.max {
            #expect(set.contains(byte) == expected.contains(byte), "\(byte)")
        }
    }

    @Test("Lowercasing changes only ASCII letters, and only hexadecimal digits have a numeric value")
    func ascii() {
        for byte in UInt8.min...UInt8.max {
            let character = Character(Unicode.Scalar(byte))
            let isASCII = byte < 0x80
            #expect(byte.asciiLowercased == (isASCII ? character.lowercased().utf8.first : byte))
            #expect(byte.hexadecimalValue.map(Int.init) == (isASCII ? character.hexDigitValue : nil))
        }
    }
}
