import TestSupport
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

@Suite("Percent-encoding and decoding")
struct PercentEncodingTests {
    @Test(
        "Decoding decodes each escape once and keeps malformed escapes",
        arguments: [
            ("", ""), ("abc", "abc"), ("%41", "A"), ("a%20b", "a b"), ("%2541", "%41"), ("%2f%2F", "//"),
            ("caf%C3%A9", "café"), ("%e2%82%ac", "€"), ("%F0%9F%98%80", "😀"), ("é%C3%A9", "éé"), ("+", "+"),
            ("%", "%"), ("%4", "%4"), ("%zz", "%zz"), ("%%41", "%A"), ("100%", "100%"), ("%C3", "%C3"),
            ("%C3%28", "%C3("), ("%FF%41", "%FFA"), ("%c0%af", "%c0%af"), ("%ed%a0%80", "%ed%a0%80"),
            ("%e4%b8%ad%e4%b8", "中%e4%b8"), ("%f4%90%80%80", "%f4%90%80%80"), ("%00", "\u{0}"),
        ])
    func decoding(text: String, expected: String) {
        let bytes = Array(text.utf8)
        let decoded = bytes.withBytes { PercentEncoding.decode($0) }
        #expect(Array(decoded.utf8) == Array(expected.utf8))
        var inPlace = bytes
        inPlace.withMutableSpan { buffer in
            let count = PercentEncoding.decode(buffer.bytes(buffer.count), into: buffer)
            #expect(buffer.bytes(count).elementsEqual(expected.utf8))
        }
    }

    @Test(
        "Decoding with plusIsSpace turns a plus sign into a space, but not '%2B'",
        arguments: [
            ("a+b", "a b"), ("a%2Bb", "a+b"), ("+%20+", "   "), ("%+", "% "),
        ])
    func plus(text: String, expected: String) {
        let decoded = Array(text.utf8).withBytes { PercentEncoding.decode($0, plusIsSpace: true) }
        #expect(decoded == expected)
    }

    @Test(
        "Strict decoding returns nil for malformed escapes and invalid UTF-8",
        arguments: [
            ("%41%C3%A9", "Aé"), ("a+b", "a+b"), ("", ""), ("%", nil), ("%4", nil), ("a%zz", nil), ("%C3", nil),
            ("%c0%af", nil), ("%C3x%A9", nil),
        ])
    func strictDecoding(text: String, expected: String?) {
        #expect(PercentEncoding.decodeStrictly(text) == expected)
    }

    @Test(
        "Encoding a segment escapes all characters that a segment cannot hold",
        arguments: [
            ("a/b", "a%2Fb"), ("a%2Fb", "a%252Fb"), ("a?b#c", "a%3Fb%23c"), ("a b", "a%20b"), ("café", "caf%C3%A9"),
            ("😀", "%F0%9F%98%80"), (":@!$&'()*+,;=-._~", ":@!$&'()*+,;=-._~"),
            ("\\\"<>[]^`{|}", "%5C%22%3C%3E%5B%5D%5E%60%7B%7C%7D"),
            ("\u{0}\u{7F}", "%00%7F"), ("", ""),
        ])
    func encodingSegments(text: String, expected: String) {
        #expect(PercentEncoding.encode(text, keeping: .segment) == expected)
    }

    @Test(
        "Encoding a query item, list element or fragment escapes its delimiters",
        arguments: [
            ("a&b=c", "a%26b%3Dc"), ("a+b c", "a%2Bb%20c"), ("#", "%23"), ("/?:@", "/?:@"), ("a,b", "a,b"),
            ("%", "%25"),
        ])
    func encodingQueries(text: String, expected: String) {
        #expect(PercentEncoding.encode(text, keeping: .queryItem) == expected)
        #expect(PercentEncoding.encode("a,b&", keeping: .queryListElement) == "a%2Cb%26")
        #expect(PercentEncoding.encode("a#b?c/&=+", keeping: .fragment) == "a%23b?c/&=+")
    }

    // RFC 6570, 3.2.1 and 3.2.2: simple expansion escapes all but unreserved characters.
    @Test(
        "Encoding a value as in URI templates keeps only unreserved characters",
        arguments: [
            ("value", "value"), ("Hello World!", "Hello%20World%21"), ("50%", "50%25"), ("/foo/bar", "%2Ffoo%2Fbar"),
            ("red", "red"), ("1024,768", "1024%2C768"), ("fred", "fred"), ("me", "me"), (";x=y&", "%3Bx%3Dy%26"),
            ("-._~", "-._~"), ("\u{10D}", "%C4%8D"),
        ])
    func templates(text: String, expected: String) {
        #expect(PercentEncoding.encode(text, keeping: .unreserved) == expected)
    }

    @Test(
        "Encoding a random string and decoding the result gives the same bytes",
        arguments: [
            ByteSet.segment, .queryItem, .queryListElement, .fragment, .unreserved, .registeredName,
        ])
    func roundTrip(set: ByteSet) {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<300 {
            let scalars = (0..<Int.random(in: 0...20, using: &random)).map { _ in
                Unicode.Scalar(
                    UInt32.random(in: 0...0x11_0000, using: &random) >> UInt32.random(in: 0...14, using: &random))
                    ?? "%"
            }
            let text = String(String.UnicodeScalarView(scalars))
            let encoded = PercentEncoding.encode(text, keeping: set)
            #expect(encoded.utf8.allSatisfy { $0 == UInt8(ascii: "%") || set.contains($0) })
            #expect(PercentEncoding.decodeStrictly(encoded).map { Array($0.utf8) } == Array(text.utf8))
        }
    }

    @Test("Percent decoding accepts the same UTF-8 sequences as the standard library")
    func agreesWithStandardLibrary() {
        let edges: [UInt8] = [
            0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE,
            0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
        ]
        for a in edges {
            for b in edges {
                for c in edges {
                    let bytes = [a, b, c, 0x80]
                    let escaped = bytes.map { "%" + (($0 < 16 ? "0" : "") + String($0, radix: 16)) }.joined()
                    let isValid = String(validating: bytes, as: UTF8.self) != nil
                    #expect((PercentEncoding.decodeStrictly(escaped) != nil) == isValid, "\(escaped)")
                    let isRawValid = bytes.withBytes { raw in
                        var index = 0
                        while index < raw.count {
                            guard case .scalar(_, let count) = PercentEncoding.rawScalar(in: raw, at: index) else {
                                return false
                            }
                            index += count
                        }
                        return true
                    }
                    #expect(isRawValid == isValid, "\(escaped)")
                }
            }
        }
    }
}
