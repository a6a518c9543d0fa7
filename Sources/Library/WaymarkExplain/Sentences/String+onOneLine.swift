extension String {
    /// The string with escapes such as `\n` and `\u{a0}` for invisible characters other than spaces. Without them, a
    /// message would have several lines, or show two equal strings.
    package var onOneLine: String {
        unicodeScalars.map { scalar in
            switch scalar {
            case "\n": "\\n"
            case "\r": "\\r"
            case "\t": "\\t"
            case _ where scalar.needsEscape: "\\u{" + String(scalar.value, radix: 16) + "}"
            default: String(scalar)
            }
        }.joined()
    }
}

extension String {
    /// Creates the hexadecimal digits of a number, at least four: `00E9` for 233 in uppercase.
    package init(hexadecimal number: Int, uppercase: Bool = false) {
        let digits = String(number, radix: 16, uppercase: uppercase)
        self = String(repeating: "0", count: Swift.max(0, 4 - digits.count)) + digits
    }
}
