/// An excerpt of a pattern around a range, as two lines: the pattern, and a caret and tildes under the range (`^~~`).
///
/// Columns count extended grapheme clusters, so combining scalars do not shift the caret. The caret line has two
/// columns for a wide character. Invisible characters are replaced by symbols.
struct PatternExcerpt {
    /// The column of the range in the whole pattern, from 1.
    let column: Int
    /// The pattern line and the caret line, each indented by two spaces.
    let lines: [String]

    /// The maximum number of characters in each of the three parts: before, inside and after the range.
    private static let margin = 60

    init(_ text: String, _ range: Range<Int>) {
        var (before, marked, after) = Self.split(text, range)
        column = before.count + 1
        if before.count > Self.margin { before = ["…"] + before.suffix(Self.margin - 1) }
        if marked.count > Self.margin { marked = marked.prefix(Self.margin - 1) + ["…"] }
        if after.count > Self.margin { after = after.prefix(Self.margin - 1) + ["…"] }
        lines = [
            "  " + Self.visible(before + marked + after),
            "  " + String(repeating: " ", count: Self.width(before)) + "^"
                + String(repeating: "~", count: max(Self.width(marked) - 1, 0)),
        ]
    }

    private static func width(_ characters: [Character]) -> Int {
        visible(characters).reduce(0) { $0 + $1.terminalWidth }
    }

    /// Splits a string into the characters before, inside (even partly) and after a byte range.
    private static func split(
        _ text: String, _ range: Range<Int>
    ) -> (before: [Character], marked: [Character], after: [Character]) {
        var parts: (before: [Character], marked: [Character], after: [Character]) = ([], [], [])
        var offset = 0
        for character in text {
            let end = offset + character.utf8.count
            if end <= range.lowerBound {
                parts.before.append(character)
            } else if offset < range.upperBound {
                parts.marked.append(character)
            } else {
                parts.after.append(character)
            }
            offset = end
        }
        return parts
    }
}

// MARK: Invisible characters

extension PatternExcerpt {
    /// Returns the characters in a byte range, shortened, with symbols for invisible ones. The range is clamped.
    static func visible(_ text: String, _ range: Range<Int>) -> String {
        let marked = split(text, range).marked
        return visible(marked.count > margin ? marked.prefix(margin - 1) + ["…"] : marked)
    }

    /// Returns a string with invisible characters replaced by symbols, such as `␊` for a line feed.
    static func visible(_ text: some Sequence<Character>) -> String {
        String(text.map { $0.unicodeScalars.contains { $0.needsEscape } ? picture($0) : $0 })
    }

    private static func picture(_ character: Character) -> Character {
        guard let scalar = character.unicodeScalars.first, scalar.isASCII else { return "\u{FFFD}" }
        let value = scalar == "\u{7F}" ? 0x2421 : 0x2400 + scalar.value
        return Unicode.Scalar(value).map(Character.init) ?? "\u{FFFD}"
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
