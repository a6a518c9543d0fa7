import WaymarkCore
import WaymarkExplain

/// A method of escaping strings that makes control characters and direction marks visible.
enum Escaping {
    /// For JSON strings (RFC 8259, section 7): escapes quotes, backslashes and invisible characters (`\u202e`).
    case json
    /// For quoted strings that people read: escapes quotes, backslashes and invisible characters (`\u{202e}`).
    case quoted
    /// For unquoted strings that people read: escapes only invisible characters (`\u{202e}`).
    case plain
}

extension OutputBuffer {
    mutating func write(_ text: String, escaping: Escaping) {
        text.withBytes { writeValid($0, escaping: escaping) }
    }

    /// Writes a string that is given as bytes, with escapes. Invalid UTF-8 is replaced by U+FFFD.
    mutating func write(_ bytes: Bytes, escaping: Escaping) {
        let plain = PlainText.count(in: bytes)
        append(bytes.part(0..<plain))
        guard plain < bytes.count else { return }
        let rest = bytes.part(plain..<bytes.count)
        if rest.allSatisfy({ $0 < 0x80 }) {
            writeValid(rest, escaping: escaping)
        } else {
            write(String(decoding: rest, as: UTF8.self), escaping: escaping)
        }
    }

    /// Copies runs of bytes that need no escape, and escapes the characters between them.
    private mutating func writeValid(_ bytes: Bytes, escaping: Escaping) {
        var runStart = 0
        var index = PlainText.count(in: bytes)
        while index < bytes.count {
            let byte = bytes[index]
            let isMark = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
            let hidden = isMark ? nil : HiddenCharacter(at: index, in: bytes)
            guard hidden != nil || (isMark && escaping != .plain) else {
                index += 1
                continue
            }
            append(bytes.part(runStart..<index))
            if let hidden {
                writeEscape(of: hidden, escaping: escaping)
            } else {
                append(UInt8(ascii: "\\"))
                append(byte)
            }
            index += hidden?.length ?? 1
            runStart = index
        }
        append(bytes.part(runStart..<bytes.count))
    }

    private mutating func writeEscape(of hidden: HiddenCharacter, escaping: Escaping) {
        append(UInt8(ascii: "\\"))
        switch hidden.scalar {
        case 0x09: append(UInt8(ascii: "t"))
        case 0x0A: append(UInt8(ascii: "n"))
        case 0x0D: append(UInt8(ascii: "r"))
        case let scalar:
            write(escaping == .json ? "u" + String(hexadecimal: Int(scalar)) : "u{\(String(scalar, radix: 16))}")
        }
    }
}

extension String {
    func escaped(_ escaping: Escaping = .plain) -> String {
        var out = OutputBuffer(capacity: utf8.count)
        out.write(self, escaping: escaping)
        return out.text
    }

    var quoted: String { "\"\(escaped(.quoted))\"" }

    var escapedLines: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { String($0).escaped() }.joined(separator: "\n")
    }

    /// The lines of a message, in which all invisible characters except spaces are escaped.
    var visibleLines: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { String($0).visible }.joined(separator: "\n")
    }
}

/// A character that must not be output verbatim: a control character (C0, DEL, C1), the line or paragraph separator, or
/// a character that changes the text direction (Unicode property Bidi_Control).
///
/// Decoded URLs can contain such characters. They can make a terminal move the cursor or change colours, or display
/// `gpj.exe` as `exe.jpg`.
struct HiddenCharacter {
    let scalar: UInt32

    let length: Int

    /// Returns `nil` if the character at the offset is not hidden. The bytes must be valid UTF-8.
    init?(at offset: Int, in bytes: Bytes) {
        let lead = bytes[offset]
        guard lead >= 0x80 else {
            guard lead < 0x20 || lead == 0x7F else { return nil }
            (scalar, length) = (UInt32(lead), 1)
            return
        }
        // Non-ASCII hidden characters begin with the byte C2 (C1 controls), D8 (U+061C) or E2 (U+200E to U+2069).
        guard lead == 0xC2 || lead == 0xD8 || lead == 0xE2 else { return nil }
        length = lead == 0xE2 ? 3 : 2
        guard bytes.count - offset >= length else { return nil }
        var value = UInt32(lead & (lead == 0xE2 ? 0x0F : 0x1F))
        for index in offset + 1..<offset + length { value = value << 6 | UInt32(bytes[index] & 0x3F) }
        switch value {
        case 0x80...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: scalar = value
        default: return nil
        }
    }
}

/// ASCII that needs no escape in output: printable characters except `"` and `\`.
enum PlainText {
    /// Returns the length of a prefix of plain characters, not always the longest: eight bytes are tested at once.
    static func count(in bytes: Bytes) -> Int {
        var count = 0
        while count &+ 8 <= bytes.count, isPlain(bytes.word(at: count).bits) { count &+= 8 }
        // These last eight bytes can overlap with bytes that are already known to be plain.
        if bytes.count >= 8, bytes.count &- count < 8, isPlain(bytes.word(at: bytes.count &- 8).bits) {
            return bytes.count
        }
        while count < bytes.count, isPlain(0x6161_6161_6161_6100 | UInt64(bytes[count])) { count &+= 1 }
        return count
    }

    // Each test sets the highest bit of each byte that is not plain. A borrow or carry can also set the highest bit of
    // the next byte, but only after a byte that is not plain.
    private static func isPlain(_ word: UInt64) -> Bool {
        let control = (word &- all(0x20)) & ~word
        let quote = hasNone(word ^ all(0x22))
        let backslash = hasNone(word ^ all(0x5C))
        let delete = word &+ all(0x01)
        return (word | control | quote | backslash | delete) & all(0x80) == 0
    }

    // Sets the highest bit of each byte that is 0.
    private static func hasNone(_ word: UInt64) -> UInt64 { (word &- all(0x01)) & ~word }

    private static func all(_ byte: UInt64) -> UInt64 { 0x0101_0101_0101_0101 &* byte }
}
