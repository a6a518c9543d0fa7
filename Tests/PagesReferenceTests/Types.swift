import WaymarkCore
import WaymarkExplain
import WaymarkLanguages
import WaymarkPrinting

/// A custom type of the table, with its equivalent in the reference.
struct PlainConstraint: Sendable {
    var constraint: ParameterConstraint
    var takes: @Sendable (Bytes) -> Bool
    /// The listed texts, for a type that lists them.
    var texts: [Bytes]?

    static func characters(_ name: ParameterConstraint.CharacterClass, lengths: ClosedRange<Int>) -> PlainConstraint {
        PlainConstraint(constraint: .characters(name, lengths: lengths)) { text in
            lengths.contains(text.count) && text.allSatisfy { isMember($0, of: name) }
        }
    }

    /// Returns the type of a regular expression, which matches the whole string by Unicode scalars.
    static func matching(_ expression: String) -> PlainConstraint {
        PlainConstraint(constraint: .matching(expression)) { text in
            let regex = (try? Regex(expression))?.matchingSemantics(.unicodeScalar)
            return regex.flatMap { text.text.wholeMatch(of: $0) } != nil
        }
    }

    static func oneOf(_ texts: [String]) -> PlainConstraint {
        PlainConstraint(constraint: .oneOf(texts), takes: { _ in false }, texts: texts.map(\.bytes))
    }

    static func custom(_ accepts: @escaping @Sendable (String) -> Bool) -> PlainConstraint {
        PlainConstraint(constraint: .custom(accepts)) { accepts($0.text) }
    }

    private static func isMember(_ byte: UInt8, of name: ParameterConstraint.CharacterClass) -> Bool {
        switch name {
        case .digits: byte.isDigit
        case .hex: byte.isHex
        case .letters: byte.isLetter
        case .alphanumerics: byte.isLetter || byte.isDigit
        case .slug: byte.isLetter || byte.isDigit || byte.isOneOf("-_")
        case .unreserved: byte.isLetter || byte.isDigit || byte.isOneOf("-._~")
        @unknown default: false
        }
    }
}

/// The parameter types, following the table on the page WritingPatterns.
struct PlainTypes {
    var own: [String: PlainConstraint] = [:]

    /// Returns the value of a string, or `nil` if the type does not accept it.
    func value(named name: String, from text: Bytes) -> CaptureValue? {
        switch name {
        case "String": .string(text.text)
        case "Int", "Int64": signed(Int64.self, text)
        case "Int8": signed(Int8.self, text)
        case "Int16": signed(Int16.self, text)
        case "Int32": signed(Int32.self, text)
        case "UInt", "UInt64": unsigned(UInt64.self, text)
        case "UInt8": unsigned(UInt8.self, text)
        case "UInt16": unsigned(UInt16.self, text)
        case "UInt32": unsigned(UInt32.self, text)
        case "Double": number(text) { Double($0) }
        // The value of a `Float` is that of its printed text.
        case "Float": number(text) { Float($0).flatMap { Double($0.description) } }
        case "Bool": ["true", "false"].contains(text.text) ? .bool(text.text == "true") : nil
        case "UUID": isUUID(text) ? .string(text.text) : nil
        case "ULID": isULID(text) ? .string(text.text) : nil
        case "Base64URL": isBase64URL(text) ? .string(text.text) : nil
        case "LenientInt": Int64(text.text).map(CaptureValue.int)
        case "LenientDouble": Double(text.text).map(CaptureValue.double)
        case "LenientBool": lenientBool(text)
        default: own[name].flatMap { $0.takes(text) ? .string(text.text) : nil }
        }
    }

    /// Returns the integer, if the string is its canonical spelling.
    private func signed<Number: FixedWidthInteger>(_ type: Number.Type, _ text: Bytes) -> CaptureValue? {
        Number(text.text).flatMap { String($0).bytes == text ? .int(Int64($0)) : nil }
    }

    private func unsigned<Number: FixedWidthInteger>(_ type: Number.Type, _ text: Bytes) -> CaptureValue? {
        Number(text.text).flatMap { String($0).bytes == text ? .uint(UInt64($0)) : nil }
    }

    /// Returns the number of digits without a leading zero, with an optional `-`, fraction and exponent. The value is
    /// finite and not negative zero.
    private func number(_ text: Bytes, _ read: (String) -> Double?) -> CaptureValue? {
        guard text.text.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?/) != nil else { return nil }
        let value = read(text.text).flatMap { $0.isFinite && !($0 == 0 && $0.sign == .minus) ? $0 : nil }
        return value.map(CaptureValue.double)
    }

    private func isUUID(_ text: Bytes) -> Bool {
        text.pieces("-").map(\.count) == [8, 4, 4, 4, 12] && text.allSatisfy { $0.isHex || $0 == UInt8(ascii: "-") }
    }

    private func isULID(_ text: Bytes) -> Bool {
        text.count == 26 && "01234567".utf8.contains(text[0])
            && text.allSatisfy { $0.isDigit || $0.isLetter && !"ilouILOU".utf8.contains($0) }
    }

    /// Returns `true` if the string is the encoding of its own bytes.
    private func isBase64URL(_ text: Bytes) -> Bool {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
        var bits = ""
        for byte in text {
            guard let value = digits.firstIndex(of: byte) else { return false }
            let part = String(value, radix: 2)
            bits += String(repeating: "0", count: 6 - part.count) + part
        }
        let unused = bits.count % 8
        return !text.isEmpty && unused < 6 && bits.suffix(unused).allSatisfy { $0 == "0" }
    }

    private func lenientBool(_ text: Bytes) -> CaptureValue? {
        switch text.lowercased.text {
        case "true", "yes", "1": .bool(true)
        case "false", "no", "0": .bool(false)
        default: nil
        }
    }
}
