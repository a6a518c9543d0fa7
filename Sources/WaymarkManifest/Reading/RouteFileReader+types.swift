import WaymarkCore
import WaymarkLanguages

extension RouteFileReader {
    /// `{ characters: hex, lengths: [7, 40] }`, `{ oneOf: [en, de] }`, `{ matches: "[a-z]+" }`, `{ type: Int }` or
    /// `{ opaque: true }`.
    mutating func constraint(_ node: DocumentNode, named name: String) -> ParameterConstraint? {
        guard case .mapping = node.content else { return nil }
        let ways = ["characters", "oneOf", "matches", "type", "opaque"].filter { node[$0] != nil }
        if ways.count > 1, let second = node[ways[1]] {
            problems.add(.conflictingKeys(ways[0], ways[1]), at: second.place)
            return nil
        }
        if let type = node["type"] { return builtIn(type, lengths: node["lengths"]) }
        if let opaque = node["opaque"] { return self.opaque(opaque, name, lengths: node["lengths"]) }
        let (characters, oneOf, matches) = (node["characters"], node["oneOf"], node["matches"])
        if let oneOf { return self.oneOf(oneOf, lengths: node["lengths"]) }
        if let matches { return self.matches(matches, lengths: node["lengths"]) }
        guard let characters else {
            if !RouteFileSchema.type.isMisspelt("characters", in: node.pairs) {
                problems.add(.missingKey("characters", in: RouteFileSchema.type.owner), at: node.place)
            }
            return nil
        }
        guard let lengths = lengths(node["lengths"]),
            let characterClass = characters.text.flatMap({ ParameterConstraint.CharacterClass(rawValue: $0.value) })
        else { return nil }
        return .characters(characterClass, lengths: lengths)
    }

    private mutating func oneOf(_ node: DocumentNode, lengths: DocumentNode?) -> ParameterConstraint? {
        if let lengths { problems.add(.conflictingKeys("oneOf", "lengths"), at: lengths.place) }
        guard case .list(let elements) = node.content else { return nil }
        if elements.isEmpty { problems.add(.emptyList("the list of texts"), at: node.place) }
        return .oneOf(node.texts.map(\.value))
    }

    /// A built-in type under another name.
    private mutating func builtIn(_ node: DocumentNode, lengths: DocumentNode?) -> ParameterConstraint? {
        if let lengths { problems.add(.conflictingKeys("type", "lengths"), at: lengths.place) }
        return node.text.flatMap { ParameterTypes()[$0.value] }
    }

    /// Any text: what the app takes of it is not in the file.
    private mutating func opaque(
        _ node: DocumentNode, _ name: String, lengths: DocumentNode?
    ) -> ParameterConstraint? {
        if let lengths { problems.add(.conflictingKeys("opaque", "lengths"), at: lengths.place) }
        return node.text?.value == "true" ? .absent(name) : nil
    }

    /// What is wrong with the expression is said of the table.
    private mutating func matches(_ node: DocumentNode, lengths: DocumentNode?) -> ParameterConstraint? {
        if let lengths { problems.add(.conflictingKeys("matches", "lengths"), at: lengths.place) }
        return node.text.map { .matching($0.value) }
    }

    /// `40`, `[40]` or `[7, 40]`; any number of characters when nothing is written.
    private mutating func lengths(_ node: DocumentNode?) -> ClosedRange<Int>? {
        guard let node else { return 1...Int.max }
        let numbers = node.elements.compactMap(\.number)
        guard numbers.count == node.elements.count, numbers.allSatisfy({ $0 >= 0 }) else {
            // The schema has said so, unless the list is empty.
            if node.elements.isEmpty { problems.add(.invalidLengths("none"), at: node.place) }
            return nil
        }
        guard let least = numbers.first, let most = numbers.last, numbers.count <= 2, least <= most else {
            let found = numbers.map(String.init).joined(separator: ", ")
            problems.add(.invalidLengths(found.isEmpty ? "none" : found), at: node.place)
            return nil
        }
        return least...most
    }
}
