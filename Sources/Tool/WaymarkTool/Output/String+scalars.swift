extension String {
    /// Replaces `text` by comparing Unicode scalars. By characters, `"` would not be found in `"\u{301}`.
    func replacingScalars(_ text: String, with other: String) -> String {
        String(unicodeScalars.replacing(text.unicodeScalars, with: other.unicodeScalars))
    }
}
