/// A way to write text so that nothing in it acts on its reader.
enum Escaping {
    /// Inside a JSON string (RFC 8259, section 7): quotes and backslashes too, hidden characters as `\u202e`.
    case json
    /// Inside quotes in text for people: quotes and backslashes too, hidden characters as `\u{202e}`.
    case quoted
    /// Bare text for people: only hidden characters, as `\u{202e}`.
    case plain
}

extension [UInt8] {
    /// Appends text, escaped.
    mutating func append(_ text: some StringProtocol, escaping: Escaping) {
        let done: Void? = text.utf8.withContiguousStorageIfAvailable { appendValid($0, escaping: escaping) }
        if done == nil { Array(text.utf8).withUnsafeBufferPointer { appendValid($0, escaping: escaping) } }
    }

    /// Appends bytes, escaped. Those that are no UTF-8 become U+FFFD.
    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, escaping: Escaping) {
        let plain = PlainText.count(in: bytes)
        append(contentsOf: UnsafeBufferPointer(rebasing: bytes[..<plain]))
        guard plain < bytes.count else { return }
        let rest = UnsafeBufferPointer(rebasing: bytes[plain...])
        if rest.allSatisfy({ $0 < 0x80 }) {
            appendValid(rest, escaping: escaping)
        } else {
            append(String(decoding: rest, as: UTF8.self), escaping: escaping)
        }
    }

    /// Copies runs of plain bytes whole, and escapes what stands between them.
    private mutating func appendValid(_ bytes: UnsafeBufferPointer<UInt8>, escaping: Escaping) {
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
            append(contentsOf: UnsafeBufferPointer(rebasing: bytes[runStart..<index]))
            if let hidden {
                appendEscape(of: hidden, escaping: escaping)
            } else {
                append(UInt8(ascii: "\\"))
                append(byte)
            }
            index += hidden?.length ?? 1
            runStart = index
        }
        append(contentsOf: UnsafeBufferPointer(rebasing: bytes[runStart...]))
    }

    private mutating func appendEscape(of hidden: HiddenCharacter, escaping: Escaping) {
        append(UInt8(ascii: "\\"))
        switch hidden.scalar {
        case 0x09: append(UInt8(ascii: "t"))
        case 0x0A: append(UInt8(ascii: "n"))
        case 0x0D: append(UInt8(ascii: "r"))
        case let scalar:
            let digits = String(scalar, radix: 16)
            if escaping == .json {
                append(contentsOf: "u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8)
            } else {
                append(contentsOf: "u{\(digits)}".utf8)
            }
        }
    }
}

extension String {
    /// The text as it may be shown to people.
    func escaped(_ escaping: Escaping = .plain) -> String {
        var bytes: [UInt8] = []
        bytes.append(self, escaping: escaping)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The text in quotes, as it may be shown to people.
    var quoted: String { "\"\(escaped(.quoted))\"" }
}

extension String {
    /// The text as it may be shown to people, in the lines that it has.
    var escapedLines: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { String($0).escaped() }.joined(separator: "\n")
    }
}
