/// A reader of parameter types in other notations: type names, regular expressions and quoted strings.
package enum ForeignType {
    /// Returns Waymark's type for another library's type name, such as `Int` for `integer`, or `**` for a path type.
    package static func name(of word: String) -> String? {
        let word = word.hasSuffix("?") ? String(word.dropLast()) : word
        if ParameterTypes.isBuiltIn(word) { return word }
        return names[word.lowercased()]
    }

    /// Returns `true` if a word is a type name that is built in or common in other libraries, other than `String`.
    static func isForeignTypeName(_ word: String) -> Bool { name(of: word) != nil && word != "String" }

    /// Returns `true` if a word is a known type name, or does not begin with a lowercase letter, like an app's type.
    static func isLikeType(_ word: String) -> Bool {
        isForeignTypeName(word) || word.utf8.first.map { $0 < 0x61 } == true
    }

    private static let names: [String: String] = {
        var names = [
            "str": "String", "text": "String", "slug": "String", "alpha": "String", "any": "String",
            "varchar": "String", "required": "String", "datetime": "String",
            "integer": "Int", "digits": "Int", "digit": "Int", "num": "Int", "long": "Int64", "short": "Int16",
            "byte": "UInt8",
            "number": "Double", "decimal": "Double", "numeric": "Double", "real": "Double", "boolean": "Bool",
            "guid": "UUID", "path": "**", "i8": "Int8", "i16": "Int16", "i32": "Int32", "i64": "Int64",
            "u8": "UInt8", "u16": "UInt16", "u32": "UInt32", "u64": "UInt64", "usize": "UInt", "isize": "Int",
            "f32": "Float", "f64": "Double", "float": "Double", "unsigned": "UInt", "nat": "UInt",
        ]
        for name in ParameterTypes.builtInNames where names[name.lowercased()] == nil {
            names[name.lowercased()] = name
        }
        return names
    }()

    /// Returns `true` if a string can only be a regular expression.
    static func isRegex(_ text: String) -> Bool {
        if [".*", ".+", ".*?", ".+?"].contains(text) || text.hasPrefix("^") || text.hasPrefix("(?") { return true }
        if withoutDelimiters(text) != nil { return true }
        if regexMarks.contains(where: { text.holds($0) }) { return true }
        guard text.hasPrefix("["), let close = text.firstIndex(of: "]") else { return false }
        return isCharacterClass(String(text[..<close].dropFirst()))
    }

    /// Returns the expression within the delimiters of other languages: `/[0-9]+/i`, `regex(\\d+)` and `regex:\\d+`.
    private static func withoutDelimiters(_ text: String) -> String? {
        let text = text.trimmingBlanks
        for word in ["regex", "regexp", "re", "matches"] {
            if text.hasPrefix(word + "("), text.hasSuffix(")") {
                return String(text.dropFirst(word.count + 1).dropLast())
            }
            if text.hasPrefix(word + ":") { return String(text.dropFirst(word.count + 1)).trimmingBlanks }
        }
        guard text.hasPrefix("/"), let end = text.lastIndex(of: "/"), end != text.startIndex,
            text[end...].dropFirst().allSatisfy({ "dgimsuvxy".contains($0) })
        else { return nil }
        return String(text[..<end].dropFirst())
    }

    private static let regexMarks = ["\\d", "\\w", "\\s", "\\D", "\\W", "\\S", "\\p", "[^"]

    /// Returns `true` if the content of `[…]` is a character class: `0-9`, `^/`, `\w`.
    static func isCharacterClass(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        if bytes.first == UInt8(ascii: "^") { return true }
        // With one of these characters, the brackets are more likely an optional group, such as `[/{id}]`.
        if bytes.contains(where: ByteSet("/{}()|*?#").contains) { return false }
        if regexMarks.contains(where: { text.holds($0) }) { return true }
        return bytes.indices.dropFirst().dropLast().contains { index in
            bytes[index] == UInt8(ascii: "-") && "aA01".utf8.contains(bytes[index - 1])
                && ByteSet.letters.union(.digits).contains(bytes[index + 1])
        }
    }

    /// Returns `true` if a regular expression can match a path segment: no lookaround, and no `/` except in `[^/]`.
    static func isSegment(_ text: String) -> Bool {
        if ["(?!", "(?=", "(?<!", "(?<="].contains(where: text.holds) { return false }
        var isNegated = false
        var previous: UInt8 = 0
        for byte in (withoutDelimiters(text) ?? text).utf8 {
            if byte == UInt8(ascii: "/"), !isNegated { return false }
            if byte == UInt8(ascii: "]") { isNegated = false }
            if byte == UInt8(ascii: "^"), previous == UInt8(ascii: "[") { isNegated = true }
            previous = byte
        }
        return true
    }

    /// Returns Waymark's closest type for a regular expression or a list of words; `nil` if that is `String`.
    /// Backslashes can be doubled, as in string literals.
    ///
    /// - Parameter isPath: `false` in a query or fragment, in which `.+` matches one value, also one with slashes.
    static func type(ofRegex text: String, isPath: Bool = true) -> String? {
        let text = plainExpression(text)
        switch text {
        // Express 4 reads `*` in a condition as `.*`.
        case ".*", ".*?", "*", "**": return isPath ? "**" : nil
        // An expression such as `.+\.png` matches slashes too. The suggestion `**+` drops the `.png`.
        case _ where text.hasPrefix(".+") || text.hasPrefix(".*"): return isPath ? "**+" : nil
        case _ where text.holds("{8}") && text.holds("{12}"): return "UUID"
        case _ where DigitRepetition(text)?.isNumber == true: return "Int"
        default: return texts(text, separator: "|") ?? texts(text, separator: ",")
        }
    }

    /// Returns `true` if Waymark's type accepts no strings that the expression rejects: `false` for `\d{4}`.
    static func isExact(_ text: String) -> Bool {
        let text = plainExpression(text)
        guard let type = type(ofRegex: text) else { return ["[^/]+", "[^/]+?", "[^/]*", "[^\\/]+"].contains(text) }
        if type == "**+" { return text == ".+" || text == ".+?" }
        return type != "Int" || DigitRepetition(text)?.isLimited == false
    }

    /// Returns Waymark's type for a condition of another library, and the condition if the type does not check it.
    ///
    /// - Parameter isChain: `true` if `text` can also be a chain of types and limits, such as `int;min(1)`.
    static func type(ofCondition text: String, isChain: Bool, isPath: Bool) -> (type: String?, lost: String?) {
        if isChain, let chain = chain(text) { return (chain.type, chain.lost) }
        return (type(ofRegex: text, isPath: isPath), isExact(text) ? nil : text)
    }

    /// Returns Waymark's type for a chain such as `int:min(1)`, and the limits that the type does not check.
    static func chain(_ text: String) -> (type: String, lost: String?)? {
        let parts = text.utf8.split { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ";") }.map { String(Substring($0)) }
        var types: [String] = []
        var lost: [String] = []
        for part in parts {
            let word = String(part.prefix { $0 != "(" })
            let hasArguments = word.utf8.count < part.utf8.count
            guard !hasArguments || part.hasSuffix(")"), !word.isEmpty else { return nil }
            if !hasArguments, let type = name(of: word) {
                types.append(type)
            } else if hasArguments, let type = limits[word.lowercased()] ?? name(of: word) {
                types.append(type)
                lost.append(part)
            } else {
                return nil
            }
        }
        guard let type = types.first(where: { $0 != "String" }) ?? types.first else { return nil }
        return (type, lost.isEmpty ? nil : lost.joined(separator: ":"))
    }

    private static let limits = [
        "min": "Int", "max": "Int", "range": "Int", "length": "String", "minlength": "String", "maxlength": "String",
        "minlen": "String", "maxlen": "String", "len": "String", "betweenlen": "String", "regex": "String",
        "datetime": "String",
    ]

    /// Returns an expression without delimiters, quotation marks, anchors, and parentheses around the whole expression.
    private static func plainExpression(_ text: String) -> String {
        if let texts = unquoted(text), texts.count > 1 { return texts.joined(separator: "|") }
        var text = text.isQuoted ? String(text.dropFirst().dropLast()) : text
        text = (withoutDelimiters(text) ?? text).replacingAll("\\\\", with: "\\")
        if text.hasPrefix("^") { text.removeFirst() }
        if text.hasSuffix("$") { text.removeLast() }
        if text.hasPrefix("(?:"), text.hasSuffix(")") { text = String(text.dropFirst(3).dropLast()) }
        if text.hasPrefix("("), text.hasSuffix(")") { text = String(text.dropFirst().dropLast()) }
        return text
    }

    /// Returns a list of words as a choice in Waymark's syntax: `en|de` for `en,de`; `nil` for any other string.
    static func texts(_ text: String, separator: Character) -> String? {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false).map { (part: Substring) in
            String(part).trimmingBlanks
        }
        let isWord: (String) -> Bool = { part in
            !part.isEmpty && part.unicodeScalars.allSatisfy { $0.continuesName || $0 == "-" || $0 == "_" }
        }
        return parts.count > 1 && parts.allSatisfy(isWord) ? parts.joined(separator: "|") : nil
    }

    /// Returns a list of quoted strings without quotes: `en` and `de` for `"en"|"de"`; `nil` if any is unquoted.
    static func unquoted(_ text: String) -> [String]? {
        let parts = text.split { $0 == "|" || $0 == "," }.map { String($0).trimmingBlanks }
        guard !parts.isEmpty, parts.allSatisfy({ $0.isQuoted }) else { return nil }
        return parts.map { String($0.dropFirst().dropLast()) }
    }
}

extension String {
    package var trimmingBlanks: String {
        let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
        return String(drop(while: isBlank).reversed().drop(while: isBlank).reversed())
    }

    var isQuoted: Bool {
        count > 2 && first.map(Self.quotes.contains) == true && last.map(Self.quotes.contains) == true
    }

    static let quotes = "\"'`\u{201C}\u{201D}\u{2018}\u{2019}\u{201E}"

    // `contains` would link the library for string processing into every program.
    func holds(_ part: String) -> Bool {
        let (bytes, wanted) = (Array(utf8), Array(part.utf8))
        return bytes.indices.contains { bytes[$0...].starts(with: wanted) }
    }

    func replacingAll(_ part: String, with other: String) -> String {
        var result = ""
        var rest = self[...]
        while !rest.isEmpty {
            if rest.hasPrefix(part) {
                result += other
                rest = rest.dropFirst(part.count)
            } else {
                result.append(rest.removeFirst())
            }
        }
        return result
    }
}
