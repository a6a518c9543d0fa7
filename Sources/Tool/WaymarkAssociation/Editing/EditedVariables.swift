import WaymarkManifest

/// The edited value of `substitutionVariables`. A variable that other entries use, or that the edited apps do not use,
/// keeps its values. A new variable of the same name is renamed.
struct EditedVariables {
    private(set) var object: EditedObject
    /// The JSON of the kept entries, and of the replaced ones.
    let others, replaced: String

    /// Returns variables for the system's letter variables that rules use and that the file overrides.
    func hiding(_ rules: [PlannedRule]) -> [(name: String, values: [String])] {
        LetterVariable.allCases.compactMap { letter in
            let name = letter.rawValue
            guard object[name] != nil, rules.contains(where: { $0.uses("$(\(name))") }) else { return nil }
            return (name, letter.bytes.map { String(Unicode.Scalar($0)) })
        }
    }

    /// Adds variables and returns the new names of the renamed ones.
    mutating func add(_ variables: [(name: String, values: [String])]) -> [String: String] {
        var (names, used) = ([String: String](), Set(variables.map(\.name)))
        for (name, values) in variables {
            let wanted = JSONText.list(values.map { .text($0) })
            let free = name.numbered { isTaken($0, by: wanted) || $0 != name && used.contains($0) }
            used.insert(free)
            if free != name { names[name] = free }
            object.set(free, wanted)
        }
        return names
    }

    /// Returns `true` if the name has another value in the file that must be kept.
    private func isTaken(_ name: String, by wanted: JSONText) -> Bool {
        let old = object[name].map { JSONText($0) }
        if old == wanted { return false }
        let use = "$(\(name))"
        return others.contains(use) || old != nil && !replaced.contains(use)
    }
}
