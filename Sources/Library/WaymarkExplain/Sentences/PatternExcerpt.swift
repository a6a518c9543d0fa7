/// An excerpt of a pattern around a range, as two lines: the pattern, and a caret and tildes under the range (`^~~`).
/// Wide characters shift the caret by two columns. Invisible characters are replaced by symbols.
struct PatternExcerpt {
    /// The pattern line and the caret line, each indented by two spaces.
    let lines: [String]

    /// The maximum number of characters in each of the three parts: before, inside and after the range.
    static let margin = 60

    /// Splits a string into the characters before, inside (even partly) and after a byte range.
    static func split(
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
