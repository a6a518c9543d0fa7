/// Parses the text between braces: `name: Type`, with an optional presence.
enum Parameters {
    static func read(_ inside: ArraySlice<UInt8>) -> PlainParameter {
        var parameter = PlainParameter()
        var text = trimmed(inside)[...]
        var stated: Bytes?
        if let equals = text.firstIndex(of: UInt8(ascii: "=")) {
            stated = trimmed(text[(equals + 1)...])
            text = trimmed(text[..<equals])[...]
        }
        let colon = text.firstIndex(of: UInt8(ascii: ":"))
        var before = trimmed(text[..<(colon ?? text.endIndex)])
        if before.last == UInt8(ascii: "?") {
            parameter.presence = .optional
            before.removeLast()
        }
        parameter.name = before.isEmpty ? nil : before.text
        parameter.isTyped = colon != nil
        if let colon { readType(trimmed(text[(colon + 1)...]), of: &parameter) }
        if let stated { parameter.presence = .defaulted(parameter.isList ? elements(stated) : [unquoted(stated)]) }
        return parameter
    }

    static func name(_ before: ArraySlice<UInt8>) -> String? {
        let name = before.filter { !$0.isOneOf(" :") }
        return name.isEmpty ? nil : name.text
    }

    private static func readType(_ text: Bytes, of parameter: inout PlainParameter) {
        var text = text
        if text.starts(with: "try?".utf8) {
            parameter.presence = .lenient
            text = trimmed(text.dropFirst(4))
        }
        if text.last == UInt8(ascii: "?") {
            parameter.presence = .optional
            text = trimmed(text.dropLast())
        }
        if text.last == UInt8(ascii: "*") {
            parameter.isExploded = true
            text = trimmed(text.dropLast())
        }
        if text.first == UInt8(ascii: "["), text.last == UInt8(ascii: "]") {
            parameter.isList = true
            text = trimmed(text.dropFirst().dropLast())
        }
        let texts = text.pieces("|").map { unquoted(trimmed($0)) }
        parameter.type = texts.count > 1 ? .oneOf(texts) : .named(text.text)
    }

    /// Returns the elements of a list's default: `""` is the empty list, `[""]` the list of one empty string.
    private static func elements(_ text: Bytes) -> [Bytes] {
        switch text.text {
        case "\"\"": []
        case "[\"\"]": [[]]
        default: text.pieces(",").map { unquoted(trimmed($0)) }
        }
    }

    /// Returns the text without escapes; `""` is the empty string.
    private static func unquoted(_ text: Bytes) -> Bytes {
        text.text == "\"\"" ? [] : Reading.literal(text)
    }

    private static func trimmed(_ text: some BidirectionalCollection<UInt8>) -> Bytes {
        Array(Array(text.drop { $0 == 0x20 }.reversed()).drop { $0 == 0x20 }.reversed())
    }
}
