extension String {
    /// Replaces `text`, compared by Unicode scalars: a comparison by characters would not find `"` in `"\u{301}`.
    func replacingScalars(_ text: String, with other: String) -> String {
        String(unicodeScalars.replacing(text.unicodeScalars, with: other.unicodeScalars))
    }
}
