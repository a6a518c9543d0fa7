extension String {
    /// The string with each line feed replaced by the two characters `\n`; names of routes may contain line feeds.
    package var onOneLine: String {
        unicodeScalars.map { $0 == "\n" ? "\\n" : $0 == "\r" ? "\\r" : String($0) }.joined()
    }
}

extension String {
    /// Creates the hexadecimal digits of a number, at least four: `00E9` for 233 in uppercase.
    package init(hexadecimal number: Int, uppercase: Bool = false) {
        let digits = String(number, radix: 16, uppercase: uppercase)
        self = String(repeating: "0", count: Swift.max(0, 4 - digits.count)) + digits
    }
}
