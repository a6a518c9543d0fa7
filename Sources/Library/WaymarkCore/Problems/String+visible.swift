extension String {
    /// The string with line feeds and carriage returns replaced by `\n` and `\r`; route names may contain both.
    package var onOneLine: String {
        unicodeScalars.map { $0 == "\n" ? "\\n" : $0 == "\r" ? "\\r" : String($0) }.joined()
    }

    /// The string on one line, with escapes such as `\t` and `\u{a0}` for all invisible characters other than spaces.
    /// For messages, in which two different strings would otherwise look equal. Other output keeps invisible
    /// characters, because summaries contain no-break and ideographic spaces.
    package var visible: String {
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
