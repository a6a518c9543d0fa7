extension ForeignType {
    /// Returns `true` if a choice looks like types, such as `Int|String`, instead of literals.
    static func areTypes(_ text: String) -> Bool {
        let words = text.split(separator: "|").map { String($0).trimmingBlanks }
        guard words.count > 1 else { return false }
        return words.contains(where: ParameterTypes.isBuiltIn)
            || words.allSatisfy { name(of: $0) != nil || nothing.contains($0) } && !words.allSatisfy(nothing.contains)
                && words.contains { isCommon($0) }
    }

    private static let nothing: Set<String> = ["nil", "null", "none", "None", "undefined", "void"]

    private static func isCommon(_ word: String) -> Bool {
        ["int", "integer", "string", "str", "bool", "boolean", "double", "float", "uuid", "guid"].contains(word)
    }

    /// Returns a type that matches all strings of several types: `Double` for `Int|Double`, `Int?` for `Int|nil`.
    static func union(_ text: String) -> String? {
        let words = text.split(separator: "|").map { String($0).trimmingBlanks }
        let types = words.filter { !nothing.contains($0) }.map { name(of: $0) ?? "String" }
        let mark = types.count < words.count ? "?" : ""
        if Set(types).count == 1 { return types[0] + mark }
        if types.allSatisfy({ $0.hasPrefix("Int") }) { return "Int" + mark }
        let isNumber = types.allSatisfy {
            $0.hasPrefix("Int") || $0.hasPrefix("UInt") || $0 == "Double" || $0 == "Float"
        }
        return (isNumber ? "Double" : "String") + mark
    }

    /// Returns Waymark's type for a type of another language: `Int?` for `Optional<Int>`, `[Int]` for `Int[]`.
    static func type(_ text: String) -> String? {
        if text.isTypeName { return name(of: text) ?? text }
        if let texts = texts(text, separator: ",") ?? texts(text, separator: "/") { return texts }
        if text.hasPrefix(":") || text.hasPrefix("(") && text.hasSuffix(")") {
            let inner = text.hasPrefix(":") ? text.dropFirst() : text.dropFirst().dropLast()
            return type(String(inner)) ?? texts(String(inner), separator: "|")
        }
        if text.holds(".."), text.utf8.allSatisfy("0123456789.<".utf8.contains) { return "Int" }
        if text.hasPrefix("?") { return type(String(text.dropFirst())).map { $0 + "?" } }
        if text.hasSuffix("!") { return type(String(text.dropLast())) }
        for ending in ["[]", "...", "+", "…"] where text.hasSuffix(ending) {
            return element(String(text.dropLast(ending.count))).map { "[" + $0 + "]" }
        }
        guard let open = text.firstIndex(of: "<"), text.hasSuffix(">"), open != text.startIndex else { return nil }
        let inner = String(text[text.index(after: open)...].dropLast())
        switch text[..<open] {
        case "Optional", "Maybe", "Option", "Nullable": return element(inner).map { $0 + "?" }
        case "Array", "List", "Set", "Vec", "Sequence", "Seq": return element(inner).map { "[" + $0 + "]" }
        default: return nil
        }
    }

    private static func element(_ text: String) -> String? { text.isTypeName ? name(of: text) ?? text : nil }

    /// Returns the content to suggest for braces: `id: Int` for `id Int`, `Int id` or `id|int`; `: a|b` for `a|b`.
    static func parameter(_ text: String) -> String? {
        let words = text.split { " \t|,".contains($0) }.map(String.init)
        guard words.count > 1, words.allSatisfy({ $0.unicodeScalars.allSatisfy { $0.continuesName || $0 == "-" } })
        else { return nil }
        let isChoice = text.holds("|") || text.holds(",")
        if words.count == 2, words[0].isParameterName, let type = type(meantBy: words[1], isChoice) {
            return words[0] + ": " + type
        }
        if words.count == 2, !isChoice, words[1].isParameterName, let type = type(meantBy: words[0], isChoice) {
            return words[1] + ": " + type
        }
        return isChoice ? ": " + words.joined(separator: "|") : nil
    }

    private static func type(meantBy word: String, _ isChoice: Bool) -> String? {
        guard !isChoice || ParameterTypes.isBuiltIn(word) || isCommon(word) else { return nil }
        return name(of: word).flatMap { $0 == "**" ? nil : $0 }
    }
}

extension ParameterTypes {
    /// Returns the type that a parameter name probably means, such as `Int` for `int`, but not for the name `uuid`.
    static func inferredType(by name: String) -> String? {
        isBuiltIn(name)
            ? name : ["int": "Int", "string": "String", "double": "Double", "float": "Float", "bool": "Bool"][name]
    }

    /// Returns `true` if the bytes are a type name. The length and the first letters exclude most other strings.
    static func isTypeNameBytes(_ bytes: Slice<Bytes>) -> Bool {
        guard bytes.count > 2, bytes.count < 14 else { return false }
        switch (bytes[bytes.startIndex] | 0x20, bytes[bytes.startIndex + 1] | 0x20) {
        case (UInt8(ascii: "i"), UInt8(ascii: "n")), (UInt8(ascii: "u"), UInt8(ascii: "i")),
            (UInt8(ascii: "u"), UInt8(ascii: "u")), (UInt8(ascii: "u"), UInt8(ascii: "l")),
            (UInt8(ascii: "b"), UInt8(ascii: "a")), (UInt8(ascii: "d"), UInt8(ascii: "o")),
            (UInt8(ascii: "f"), UInt8(ascii: "l")), (UInt8(ascii: "b"), UInt8(ascii: "o")),
            (UInt8(ascii: "s"), UInt8(ascii: "t")), (UInt8(ascii: "l"), UInt8(ascii: "e")):
            return inferredType(by: String(decoding: bytes, as: UTF8.self)) != nil
        default: return false
        }
    }
}
