import WaymarkCore

/// A character that output must not contain verbatim: control characters (C0, DEL, C1), the line and paragraph
/// separators, and characters that change the text direction (Unicode property Bidi_Control).
///
/// Decoded URLs may contain them. They can make a terminal or editor move the cursor, change colours, or display
/// `gpj.exe` as `exe.jpg`.
struct HiddenCharacter {
    let scalar: UInt32

    let length: Int

    /// Creates the hidden character at an offset of valid UTF-8; returns `nil` for other characters.
    @inline(__always)
    init?(at offset: Int, in bytes: Bytes) {
        let byte = bytes[offset]
        if byte < 0x80 {
            guard byte < 0x20 || byte == 0x7F else { return nil }
            self.init(scalar: UInt32(byte), length: 1)
        } else if byte == 0xC2 || byte == 0xD8 || byte == 0xE2 {
            self.init(afterLead: byte, at: offset, in: bytes)
        } else {
            return nil
        }
    }

    private init(scalar: UInt32, length: Int) {
        self.scalar = scalar
        self.length = length
    }

    // Only three lead bytes begin a hidden character: C2 (C1 controls), D8 (U+061C) and E2 (U+200E to U+2069).
    private init?(afterLead lead: UInt8, at offset: Int, in bytes: Bytes) {
        let length = lead == 0xE2 ? 3 : 2
        guard bytes.count - offset >= length else { return nil }
        var scalar = UInt32(lead & (lead == 0xE2 ? 0x0F : 0x1F))
        for index in offset + 1..<offset + length {
            scalar = scalar << 6 | UInt32(bytes[index] & 0x3F)
        }
        switch scalar {
        case 0x80...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069:
            self.init(scalar: scalar, length: length)
        default:
            return nil
        }
    }
}
