extension PatternExcerpt {
    init(_ text: String, _ range: Range<Int>) {
        var (before, marked, after) = Self.split(text, range)
        if before.count > Self.margin { before = ["…"] + before.suffix(Self.margin - 1) }
        if marked.count > Self.margin { marked = marked.prefix(Self.margin - 1) + ["…"] }
        if after.count > Self.margin { after = after.prefix(Self.margin - 1) + ["…"] }
        lines = [
            "  " + Self.visible(before + marked + after),
            "  " + String(repeating: " ", count: Self.width(before)) + "^"
                + String(repeating: "~", count: max(Self.width(marked) - 1, 0)),
        ]
    }

    /// Returns the column of a range in the whole pattern, counted from 1 in Unicode scalars.
    static func column(of range: Range<Int>, in text: String) -> Int {
        text.utf8.prefix(max(range.lowerBound, 0)).count { !UTF8.isContinuation($0) } + 1
    }

    private static func width(_ characters: [Character]) -> Int {
        visible(characters).reduce(0) { $0 + $1.terminalWidth }
    }
}

extension Character {
    /// The number of columns in a terminal: two for emoji and wide East Asian characters (UAX #11).
    package var terminalWidth: Int {
        guard let first = unicodeScalars.first, utf8.count > 1 else { return 1 }
        return first.isWide || first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") ? 2 : 1
    }
}

extension Unicode.Scalar {
    fileprivate var isWide: Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
            0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FB, 0x1F200...0x1F265,
            0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
