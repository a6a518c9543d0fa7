import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// What text fits a type, written as the documentation of the types has it and as slowly as it likes.
struct ReferenceValues: Sendable {
    /// The types that generated tables register, beside the built-in ones.
    static let custom: [String: @Sendable (String) -> Bool] = [
        "Even": { text in Int(text).map { $0 % 2 == 0 } ?? false }
    ]

    /// The types that regular expressions give, with what the texts are.
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

    /// The value of a text, or `nil` if it does not fit.
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

    /// The canonical spelling is the one that the value is printed as.
    private func integer(_ text: String) -> CaptureValue? {
        guard let value = Int64(text), Array(String(value).utf8) == Array(text.utf8) else { return nil }
        return .int(value)
    }

    /// The values of a list's parts, or `nil` if one of them does not fit.
    func values(of parts: [String], _ type: ParameterType) -> [CaptureValue]? {
        let values = parts.map { value(of: $0, ParameterType(type.kind)) }
        return values.contains(nil) ? nil : values.compactMap(\.self)
    }
}
