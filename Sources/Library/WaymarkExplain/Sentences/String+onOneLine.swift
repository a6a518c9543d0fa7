extension String {
    /// The string with escaped line breaks, which names of routes may contain.
    package var onOneLine: String { split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n") }
}

extension String {
    /// Creates the hexadecimal digits of a number, at least four.
    package init(hexadecimal number: Int, uppercase: Bool = false) {
        let digits = String(number, radix: 16, uppercase: uppercase)
        self = String(repeating: "0", count: Swift.max(0, 4 - digits.count)) + digits
    }
}
