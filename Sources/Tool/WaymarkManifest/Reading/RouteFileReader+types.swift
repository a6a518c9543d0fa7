import WaymarkCore
import WaymarkLanguages

extension RouteFileReader {
    /// Reads `{ characters: hex, lengths: [7, 40] }`, `{ oneOf: [en, de] }`, `{ matches: "[a-z]+" }`, `{ type: Int }`
    /// or `{ opaque: true }`.
    mutating func constraint(_ node: DocumentNode, named name: String) -> ParameterConstraint? {
        guard case .mapping = node.content else { return nil }
        guard RouteFileSchema.typeDefinitionKeys.count(where: { node[$0] != nil }) == 1 else { return nil }
        if let type = node["type"] { return type.text.flatMap { ParameterTypes()[$0.value] } }
        // Accepts any string: only the app validates the type.
        if let opaque = node["opaque"] { return opaque.text?.value == "true" ? .absent(name) : nil }
        if let oneOf = node["oneOf"] { return self.oneOf(oneOf) }
        // Errors in the expression are problems of the table.
        if let matches = node["matches"] { return matches.text.map { .matching(onOneLine($0).value) } }
        guard let characters = node["characters"], let lengths = lengths(node["lengths"]),
            let characterClass = characters.text.flatMap({ ParameterConstraint.CharacterClass(rawValue: $0.value) })
        else { return nil }
        return .characters(characterClass, lengths: lengths)
    }

    /// Reports a type name that is not valid in patterns, such as one with a space.
    mutating func checkName(ofType name: Located<String>) {
        guard !name.value.isEmpty, !name.value.isTypeName else { return }
        let words = name.value.joiningWords
        problems.add(.invalidTypeName(name.value), at: name.place, suggestion: words.isTypeName ? words : nil)
    }

    private mutating func oneOf(_ node: DocumentNode) -> ParameterConstraint? {
        guard case .list = node.content else { return nil }
        reportIfEmpty(node, "the list of texts")
        return .oneOf(node.texts.map(\.value))
    }

    /// Reads `40`, `[40]` or `[7, 40]`; without a node, any number of characters is allowed.
    private mutating func lengths(_ node: DocumentNode?) -> ClosedRange<Int>? {
        guard let node else { return 1...Int.max }
        let numbers = node.elements.compactMap(\.number)
        // The schema check has reported other values.
        guard numbers.count == node.elements.count, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
        guard let least = numbers.first, let most = numbers.last, numbers.count <= 2, least <= most else {
            let found = numbers.map(String.init).joined(separator: ", ")
            problems.add(.invalidLengths(found.isEmpty ? "none" : found), at: node.place)
            return nil
        }
        return least...most
    }
}
