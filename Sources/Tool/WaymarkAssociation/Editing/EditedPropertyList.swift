import WaymarkManifest

/// A property list whose generated part, between two marker comments (``MarkedPart``), is replaced.
package struct EditedPropertyList {
    private let file: [UInt8]
    private let name: String
    private let key: String
    let withoutPart: [UInt8]
    /// The keys and values of the file without the generated part.
    private let old: [JSONText.Member]

    /// The reason why the generated part of a file cannot be written.
    package enum Problem: Error, Sendable, Hashable {
        /// A marker comment is missing, or the two are in the wrong order.
        case noComments
        /// The file has more than one pair of marker comments, on these lines.
        case repeatedComments([Int])
        /// The marker comments are where systems do not read the generated part.
        case misplaced
        /// The marker comments are in an activity that the manifest merger removes.
        case removed
        /// The key of the generated part also exists outside the marker comments, with this kind of value. To fix this,
        /// move the comments into the list of the key.
        case known(String, KnownValue)
        case repeated(String)
    }

    /// The kind of value that the key of the generated part has outside the marker comments.
    package enum KnownValue: Sendable, Hashable {
        case list, emptyList
        /// A value that is not a list, which systems ignore.
        case other
    }

    /// Adds the marker comments to an empty dictionary. Throws ``AssociationError`` if the file is not a property list,
    /// and ``Problem`` if a marker comment is missing or duplicated.
    init(_ file: [UInt8], name: String, key: String) throws {
        try MarkedPart.requireNoRepetition(in: file)
        var (file, empty) = (file, MarkedPart.replacing(in: file, with: ""))
        old = try Self.members(of: empty ?? file, name: name)
        if empty == nil, old.isEmpty, let marked = MarkedPart.added(toEmptyDictionaryOf: file) {
            (file, empty) = (marked, MarkedPart.replacing(in: marked, with: ""))
        }
        (self.file, self.name, self.key, withoutPart) = (file, name, key, empty ?? file)
        if empty == nil { throw try known().map { Problem.known(key, $0.value.kind) } ?? Problem.noComments }
    }

    private func known() throws(Problem) -> JSONText.Member? {
        let known = old.filter { $0.key == key }
        if known.count > 1 { throw .repeated(key) }
        return known.first
    }

    private static func members(of file: [UInt8], name: String) throws(AssociationError) -> [JSONText.Member] {
        guard case .object(let members) = JSONText(try PropertyListDocument.read(file, name: name).root) else {
            return []
        }
        return members
    }

    /// Returns the file with a new generated part: `elements` if the ``key`` also exists outside the marker comments,
    /// and otherwise `whole`.
    func replacing(whole: String, elements: String) throws -> [UInt8] {
        let known = try known()
        let part = known == nil ? whole : elements
        guard let new = MarkedPart.replacing(in: file, with: part) else { throw Problem.noComments }
        let members = try Self.members(of: new, name: name)
        guard let list = known else {
            let added = try Self.members(of: Self.file(with: whole), name: name)
            guard members.is(old, with: added), try isStillValid(new) else { throw Problem.misplaced }
            return new
        }
        let array = "<key>\(key)</key><array>\(elements)</array>"
        let added = try Self.members(of: Self.file(with: array), name: name).first?.value.elements ?? []
        let expected = members.map { $0.key == key ? JSONText.Member(key, list.value) : $0 }
        let values = members.first { $0.key == key }?.value.elements ?? []
        guard expected == old, values.is(list.value.elements, with: added) else {
            throw Problem.known(key, list.value.kind)
        }
        return new
    }

    /// Returns `false` if the new file is invalid, but the old one is not. For example, the new key lacks a value.
    private func isStillValid(_ new: [UInt8]) throws -> Bool {
        let isValid = { try PropertyListDocument.read($0, name: name).problems.problems.isEmpty }
        return try isValid(new) || !isValid(file)
    }

    private static func file(with part: String) -> [UInt8] { Array("<plist><dict>\(part)</dict></plist>".utf8) }
}

extension JSONText {
    fileprivate var elements: [JSONText] { if case .list(let elements) = self { elements } else { [] } }

    fileprivate var kind: EditedPropertyList.KnownValue {
        guard case .list(let elements) = self else { return .other }
        return elements.isEmpty ? .emptyList : .list
    }
}

extension Array where Element: Equatable {
    /// Returns `true` if the array equals `other` with `added` inserted at one index.
    package func `is`(_ other: [Element], with added: [Element]) -> Bool {
        guard count == other.count + added.count else { return false }
        let start = zip(self, other).prefix { $0 == $1 }.count
        return (0...start).contains { index in
            self[index..<index + added.count].elementsEqual(added)
                && self[(index + added.count)...].elementsEqual(other[index...])
        }
    }
}
