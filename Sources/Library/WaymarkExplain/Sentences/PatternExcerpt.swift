/// A pattern, or the part of a long one around a place, as two lines: the text, and a caret under the place.
///
/// Columns count characters as a reader sees them (extended grapheme clusters), so that an accent written as a scalar
/// of its own moves nothing. Characters that would move the lines themselves are shown as pictures.
struct PatternExcerpt {
    /// The column of the place in the whole pattern, from 1.
    let column: Int
    /// The text and the caret, each indented by two.
    let lines: [String]

    /// The most characters that are shown of what is marked, and on either side of it.
    private static let margin = 60

    init(_ text: String, _ range: Range<Int>) {
        var (before, marked, after) = Self.split(text, range)
        column = before.count + 1
        if before.count > Self.margin { before = ["…"] + before.suffix(Self.margin - 1) }
        if marked.count > Self.margin { marked = marked.prefix(Self.margin - 1) + ["…"] }
        if after.count > Self.margin { after = after.prefix(Self.margin - 1) + ["…"] }
        lines = [
            "  " + Self.visible(before + marked + after),
            "  " + String(repeating: " ", count: before.count) + "^"
                + String(repeating: "~", count: max(marked.count - 1, 0)),
        ]
    }

    /// The characters before, in and after a range; a character that the range cuts belongs to it.
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

// MARK: Control characters

extension PatternExcerpt {
    /// A part of a text, cut to what there is and not too long for a sentence.
    static func visible(_ text: String, _ range: Range<Int>) -> String {
        let marked = split(text, range).marked
        return visible(marked.count > margin ? marked.prefix(margin - 1) + ["…"] : marked)
    }

    /// A text in which control characters are pictures, so that it stays on its line.
    static func visible(_ text: some Sequence<Character>) -> String {
        String(text.map { $0.unicodeScalars.contains { $0.movesText } ? picture($0) : $0 })
    }

    private static func picture(_ character: Character) -> Character {
        guard let scalar = character.unicodeScalars.first, scalar.isASCII else { return "\u{FFFD}" }
        let value = scalar == "\u{7F}" ? 0x2421 : 0x2400 + scalar.value
        return Unicode.Scalar(value).map(Character.init) ?? "\u{FFFD}"
    }
}

extension Unicode.Scalar {
    /// Whether the scalar breaks the line, turns its direction, or does something else to a terminal.
    fileprivate var movesText: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        case .format: value != 0x200C && value != 0x200D
        default: false
        }
    }
}
