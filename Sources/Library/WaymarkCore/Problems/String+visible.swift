extension String {
    /// The string with `\n` and `\r` instead of line feeds and carriage returns, which route names may contain.
    package var onOneLine: String {
        unicodeScalars.map { $0 == "\n" ? "\\n" : $0 == "\r" ? "\\r" : String($0) }.joined()
    }

    /// The string on one line, with escapes such as `\t` and `\u{a0}` for all invisible characters other than spaces.
    /// Without them, two different strings in a message could look equal.
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
    package init(hexadecimal number: Int, uppercase: Bool = false) {
        let digits = String(number, radix: 16, uppercase: uppercase)
        self = String(repeating: "0", count: Swift.max(0, 4 - digits.count)) + digits
    }
}
