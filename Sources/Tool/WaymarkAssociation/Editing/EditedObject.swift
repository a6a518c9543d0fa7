import WaymarkManifest

/// An edited JSON object. Members keep their order, and their values unless replaced.
struct EditedObject {
    private(set) var members: [JSONText.Member]
    private let nodes: [DocumentNode.Pair]

    init() { (members, nodes) = ([], []) }

    /// Creates the object of a node, or an empty one for `nil`.
    ///
    /// - Parameter keys: The keys that the edit reads or replaces; `nil` for all.
    /// - Throws: ``EditFault`` if the node is not an object, or has one of the keys twice.
    init(_ node: DocumentNode?, named name: String, editing keys: [String]?) throws(EditFault) {
        guard let node else {
            (members, nodes) = ([], [])
            return
        }
        guard case .mapping(let pairs) = node.content else {
            throw EditFault(.value(of: name, expected: "an object", found: node.described), at: node.place)
        }
        var known: Set<String> = []
        for pair in pairs where keys?.contains(pair.key.value) ?? true {
            guard known.insert(pair.key.value).inserted else {
                throw EditFault(.repeatedKey(pair.key.value), at: pair.key.place)
            }
        }
        (members, nodes) = (pairs.map { JSONText.Member($0.key.value, JSONText($0.value)) }, pairs)
    }

    /// The original value of a key.
    subscript(key: String) -> DocumentNode? { nodes.first { $0.key.value == key }?.value }

    /// Returns the original elements of a list, empty if the key is absent. Throws if the value is not a list.
    func list(_ key: String) throws(EditFault) -> [DocumentNode] {
        guard let node = self[key] else { return [] }
        guard case .list(let elements) = node.content else {
            throw EditFault(.value(of: key, expected: "a list", found: node.described), at: node.place)
        }
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
        if object.members.isEmpty { remove(key) } else { set(key, .object(object.members)) }
    }

    mutating func remove(_ key: String) { members.removeAll { $0.key == key } }

    /// Appends the strings that a list lacks. Throws if the value is not a list.
    mutating func add(_ texts: [String], to key: String) throws(EditFault) {
        let old = try list(key).map { JSONText($0) }
        set(key, .list(old + texts.map { .text($0) }.filter { !old.contains($0) }))
    }
}
