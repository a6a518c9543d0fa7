extension String {
    /// Returns the string with `text` replaced, which is compared by Unicode scalars. A comparison by characters would
    /// not find `"` in `"\u{301}`, which is one character.
    func replacingScalars(_ text: String, with other: String) -> String {
        String(unicodeScalars.replacing(text.unicodeScalars, with: other.unicodeScalars))
    }
}
