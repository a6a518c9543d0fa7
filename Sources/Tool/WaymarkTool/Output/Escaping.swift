import WaymarkCore

/// An escaping of strings that hides all control and formatting characters.
enum Escaping {
    /// Escapes a JSON string (RFC 8259, section 7): quotes, backslashes and hidden characters, as `\u202e`.
    case json
    /// Escapes a quoted string for people: quotes, backslashes and hidden characters, as `\u{202e}`.
    case quoted
    /// Escapes an unquoted string for people: only hidden characters, as `\u{202e}`.
    case plain
}

extension OutputBuffer {
    mutating func write(_ text: String, escaping: Escaping) {
        text.withBytes { writeValid($0, escaping: escaping) }
    }

    /// Appends escaped bytes. Invalid UTF-8 becomes U+FFFD.
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

    /// Copies runs of plain bytes unchanged and escapes the bytes between them.
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
            let digits = String(scalar, radix: 16)
            write(escaping == .json ? "u\(String(repeating: "0", count: 4 - digits.count))\(digits)" : "u{\(digits)}")
        }
    }
}

extension String {
    /// Returns the string with hidden characters escaped, for people.
    func escaped(_ escaping: Escaping = .plain) -> String {
        var out = OutputBuffer(capacity: utf8.count)
        out.write(self, escaping: escaping)
        return out.text
    }

    var quoted: String { "\"\(escaped(.quoted))\"" }

    var escapedLines: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { String($0).escaped() }.joined(separator: "\n")
    }
}
