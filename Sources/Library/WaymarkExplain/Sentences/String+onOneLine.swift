extension String {
    /// The string with escaped line breaks, which names of routes may contain.
    package var onOneLine: String { split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n") }
}
