import WaymarkCore
import WaymarkEngine

struct ReportedType: Sendable {
    let name: String
    let words: String
    let texts: [String]

    static func all(of types: ParameterTypes) -> [ReportedType] {
        types.registeredNames.compactMap { name in
            types[name].map { ReportedType(name: name, words: words($0), texts: $0.alternatives ?? []) }
        }
    }

    private static func words(_ constraint: ParameterConstraint) -> String {
        switch constraint.kind {
        case .oneOf: "one of " + (constraint.alternatives ?? []).joined(separator: ", ")
        case .characters(let characters, let lengths): words(characters) + words(lengths)
        case .matching(let automaton): "text that fits " + automaton.expression
        case .custom: "text that only the app can judge; any text is taken here"
        case .signed(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .unsigned(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .double, .float, .lenientDouble: "a number"
        case .lenientInt: "a whole number"
        case .bool: "true or false"
        case .lenientBool: "true, yes, 1, false, no or 0"
        case .format(let format): format.description
        case .any: "any text"
        }
    }

    private static func words(_ characters: ParameterConstraint.CharacterClass) -> String {
        switch characters {
        case .digits: "digits"
        case .hex: "hexadecimal digits"
        case .letters: "letters"
        case .alphanumerics: "letters and digits"
        case .slug: "letters, digits, - and _"
        case .unreserved: "letters, digits, -, ., _ and ~"
        }
    }

    private static func words(_ lengths: ClosedRange<Int>) -> String {
        if lengths == 1...Int.max { return "" }
        if lengths.lowerBound == lengths.upperBound { return ", \(lengths.lowerBound) of them" }
        if lengths.upperBound == Int.max { return ", \(lengths.lowerBound) or more" }
        return ", \(lengths.lowerBound) to \(lengths.upperBound)"
    }
}
