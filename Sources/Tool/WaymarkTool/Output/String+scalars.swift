extension String {
    /// Replaces a string, compared by Unicode scalars. Compared by characters, `"` would not be found in `"\u{301}`,
    /// which is one character.
    func replacingScalars(_ text: String, with other: String) -> String {
        String(unicodeScalars.replacing(text.unicodeScalars, with: other.unicodeScalars))
    }
}
