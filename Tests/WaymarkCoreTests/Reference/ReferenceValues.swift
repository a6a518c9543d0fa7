import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// A slow and simple implementation of the parameter types, following their documentation.
struct ReferenceValues: Sendable {
    /// The custom types that generated tables register.
    static let custom: [String: @Sendable (String) -> Bool] = [
        "Even": { text in Int(text).map { $0 % 2 == 0 } ?? false }
    ]

    /// The types defined by regular expressions, with an equivalent function.
    static let matching: [String: (expression: String, fits: @Sendable (String) -> Bool)] = [
        "Row": (
            "a+|[b-x](1|b)*",
            { text in
                guard let first = text.first else { return false }
                if text.allSatisfy({ $0 == "a" }) { return true }
                return ("b"..."x").contains(first) && text.dropFirst().allSatisfy { $0 == "1" || $0 == "b" }
            }
        )
    ]

    func fits(_ text: String, _ type: ParameterType) -> Bool { value(of: text, type) != nil }

    /// Returns the value of a string, or `nil` if the type does not accept it.
    func value(of text: String, _ type: ParameterType) -> CaptureValue? {
        switch type.kind {
        case .oneOf(let texts): return texts.contains { Array($0.utf8) == Array(text.utf8) } ? .string(text) : nil
        case .named("String"): return .string(text)
        case .named("Bool"): return text == "true" ? .bool(true) : text == "false" ? .bool(false) : nil
        case .named("Int"): return integer(text)
        case .named(let name): return fits(text, name) ? .string(text) : nil
        }
    }

    private func fits(_ text: String, _ name: String) -> Bool {
        Self.custom[name]?(text) ?? Self.matching[name]?.fits(text) ?? false
    }

    /// Returns the integer, or `nil` unless the string is its canonical spelling, which is the printed one.
    private func integer(_ text: String) -> CaptureValue? {
        guard let value = Int64(text), Array(String(value).utf8) == Array(text.utf8) else { return nil }
        return .int(value)
    }

    /// Returns the values of a list's elements, or `nil` if the type does not accept one of them.
    func values(of parts: [String], _ type: ParameterType) -> [CaptureValue]? {
        let values = parts.map { value(of: $0, ParameterType(type.kind)) }
        return values.contains(nil) ? nil : values.compactMap(\.self)
    }
}
