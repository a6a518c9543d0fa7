package import WaymarkManifest

/// An edited JSON object. Members keep their order, and their values unless replaced.
struct EditedObject {
    private(set) var members: [JSONText.Member] = []
    private var node: DocumentNode?

    init() {}

    /// Creates an object from a JSON node, or an empty one from `nil`. Throws ``EditError`` if the node is not an
    /// object, or has one of `keys` twice, which the edit reads or replaces (all keys if `nil`).
    init(_ node: DocumentNode?, named name: String, editing keys: [String]?) throws(EditError) {
        guard let node else { return }
        guard case .mapping(let pairs) = node.content else { throw .value(node, of: name, expected: "an object") }
        var known: Set<String> = []
        for pair in pairs where keys?.contains(pair.key.value) ?? true {
            guard known.insert(pair.key.value).inserted else { throw .repeated(pair.key) }
        }
        (members, self.node) = (pairs.map { JSONText.Member($0.key.value, JSONText($0.value)) }, node)
    }

    var value: JSONText {
        let object = JSONText.object(members)
        return node.map { .edited($0, object) } ?? object
    }

    /// The value of a key in the object before the edit; `nil` if the key is absent.
    subscript(key: String) -> DocumentNode? { node?.pairs.first { $0.key.value == key }?.value }

    /// Returns the original list of a key, empty if the key is absent. Throws if the value is not a list.
    func list(_ key: String) throws(EditError) -> [DocumentNode] {
        guard let node = self[key] else { return [] }
        guard case .list(let elements) = node.content else { throw .value(node, of: key, expected: "a list") }
        return elements
    }

    /// Replaces the value of a key, or appends the key.
    mutating func set(_ key: String, _ value: JSONText) {
        if let index = members.firstIndex(where: { $0.key == key }) {
            members[index] = JSONText.Member(key, value)
        } else {
            members.append(JSONText.Member(key, value))
        }
    }

    /// Replaces the value of a key by an object, or removes the key if the object is empty.
    mutating func set(_ key: String, to object: EditedObject) {
        if object.members.isEmpty { remove(key) } else { set(key, object.value) }
    }

    mutating func remove(_ key: String) { members.removeAll { $0.key == key } }

    /// Appends the strings that a key's list lacks. Throws if the value is not a list.
    mutating func add(_ texts: [String], to key: String) throws(EditError) {
        let old = try list(key).map { JSONText($0) }
        set(key, .list(old + texts.map { .text($0) }.filter { !old.contains($0) }))
    }
}

/// The error thrown if a generated part cannot be merged into an existing file without losing data.
package struct EditError: Error, Sendable, Hashable {
    /// A sentence that says why the file cannot be edited, and what to change.
    package let message: String
    package let place: Place

    static func value(_ node: DocumentNode, of key: String, expected: String) -> EditError {
        EditError(message: "expected \(expected) as the value of '\(key)', found \(node.described)", place: node.place)
    }

    static func repeated(_ key: Located<String>) -> EditError {
        EditError(
            message: "duplicate key '\(key.value)', of which a system reads one; remove the other", place: key.place)
    }

    static func severalValues(_ key: Located<String>) -> EditError {
        EditError(
            message: "two entries of the app have different values of '\(key.value)'; keep one of them",
            place: key.place)
    }

    static func singleEntry(_ details: DocumentNode) -> EditError {
        EditError(
            message: "'details' is one entry, which systems ignore; write it in brackets, as a list",
            place: details.place)
    }

    static func furtherStatement(_ statement: DocumentNode, app: String, key: String) -> EditError {
        EditError(
            message:
                "a further statement assigns links to '\(app)', and '\(key)' of it would be lost; move it to the first",
            place: statement.place)
    }
}

/// The edited `substitutionVariables`. A variable that other entries use, or that the edited apps do not use, keeps its
/// values, and a new variable of the same name is renamed.
struct EditedVariables {
    private(set) var object: EditedObject
    /// The JSON of the kept `details` entries and of `defaults`, and the JSON of the replaced entries.
    let others, replaced: String

    /// Returns the system variables, such as `digit`, that rules use but the file redefines, with their system values.
    func hiding(_ rules: [PlannedRule]) -> [(name: String, values: [String])] {
        LetterVariable.allCases.compactMap { letter in
            let name = letter.rawValue
            guard object[name] != nil, rules.contains(where: { $0.uses("$(\(name))") }) else { return nil }
            return (name, letter.bytes.map { String(Unicode.Scalar($0)) })
        }
    }

    /// Adds variables and returns the new name of each renamed one, by its old name.
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

    /// Returns `true` if a new variable cannot have the name, because kept entries use it, or no replaced entry uses
    /// the file's variable of this name. A variable with the value `wanted` is no obstacle.
    private func isTaken(_ name: String, by wanted: JSONText) -> Bool {
        let old = object[name].map { JSONText($0) }
        if old == wanted { return false }
        let use = "$(\(name))"
        return others.contains(use) || old != nil && !replaced.contains(use)
    }
}
