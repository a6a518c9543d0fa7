import WaymarkManifest

/// The value of `substitutionVariables` that is edited. A variable that others use, or that was not written for the edited
/// apps, keeps its values: another variable gets another name.
struct EditedVariables {
    private(set) var object: EditedObject
    /// JSON of everything that stays, and of the entries that are replaced.
    private let others, replaced: String

    init(_ object: EditedObject, others: String, replaced: String) {
        (self.object, self.others, self.replaced) = (object, others, replaced)
    }

    /// Returns variables for the letters of the system that rules use and that the file defines otherwise.
    func hiding(_ rules: [PlannedRule]) -> [(name: String, values: [String])] {
        LetterVariable.allCases.compactMap { letter in
            let name = letter.rawValue
            guard object[name] != nil, rules.contains(where: { $0.uses("$(\(name))") }) else { return nil }
            return (name, letter.bytes.map { String(Unicode.Scalar($0)) })
        }
    }

    /// Adds variables.
    ///
    /// - Returns: The names of those that have another name in the file.
    mutating func add(_ variables: [(name: String, values: [String])]) -> [String: String] {
        var (names, used) = ([String: String](), Set(variables.map(\.name)))
        for (name, values) in variables {
            let wanted = JSONText.list(values.map { .text($0) })
            var (free, number) = (name, 2)
            while isTaken(free, by: wanted) || free != name && used.contains(free) {
                free = "\(name)\(number)"
                number += 1
            }
            used.insert(free)
            if free != name { names[name] = free }
            object.set(free, wanted)
        }
        return names
    }

    /// Whether a name has another meaning in the file, which has to stay.
    private func isTaken(_ name: String, by wanted: JSONText) -> Bool {
        let old = object[name].map { JSONText($0) }
        if old == wanted { return false }
        let use = "$(\(name))"
        return others.contains(use) || old != nil && !replaced.contains(use)
    }
}
