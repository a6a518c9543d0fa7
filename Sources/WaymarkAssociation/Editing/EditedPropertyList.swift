import WaymarkManifest

/// A property list that is edited between two comments of its own (``MarkedPart``).
package struct EditedPropertyList {
    private let file: [UInt8]
    private let name: String
    /// The key of the part.
    private let key: String
    /// The members of the file without the part.
    private let old: [JSONText.Member]

    /// A reason why a part cannot be written. This enum is complete.
    package enum Fault: Error, Sendable, Hashable {
        /// The file does not have each of the comments once.
        case noComments
        /// The comments are at a place where no system reads the part.
        case misplaced
        /// The key is there already, outside the comments; the comments belong inside its list.
        case known(String)
        /// The key is there twice.
        case repeated(String)
    }

    /// - Returns: `nil` if the file does not have each of the comments once.
    /// - Throws: ``AssociationError`` if the file is no property list.
    init?(_ file: [UInt8], name: String, key: String) throws(AssociationError) {
        guard let empty = MarkedPart.replacing(in: file, with: "") else { return nil }
        (self.file, self.name, self.key) = (file, name, key)
        old = try Self.members(of: empty, name: name)
    }

    private static func members(of file: [UInt8], name: String) throws(AssociationError) -> [JSONText.Member] {
        guard case .object(let members) = JSONText(try PropertyListDocument.read(file, name: name).root) else {
            return []
        }
        return members
    }

    /// Returns the file with a part: a key with its list, or elements of the list that is there already.
    func replacing(whole: String, elements: String) throws -> [UInt8] {
        let known = old.filter { $0.key == key }
        if known.count > 1 { throw Fault.repeated(key) }
        let part = known.isEmpty ? whole : elements
        guard let new = MarkedPart.replacing(in: file, with: part) else { throw Fault.noComments }
        let members = try Self.members(of: new, name: name)
        guard let list = known.first else {
            let isRead = members.count { $0.key == key } == 1 && members.filter { $0.key != key } == old
            guard isRead, members != old else { throw Fault.misplaced }
            return new
        }
        let added = try Self.members(of: Self.list(of: elements, for: key), name: name).first?.value.elements ?? []
        let expected = members.map { $0.key == key ? JSONText.Member(key, list.value) : $0 }
        let values = members.first { $0.key == key }?.value.elements ?? []
        guard expected == old, values.is(list.value.elements, with: added) else { throw Fault.known(key) }
        return new
    }

    /// Elements as a property list of their own.
    private static func list(of elements: String, for key: String) -> [UInt8] {
        Array("<plist><dict><key>\(key)</key><array>\(elements)</array></dict></plist>".utf8)
    }
}

extension JSONText {
    fileprivate var elements: [JSONText] { if case .list(let elements) = self { elements } else { [] } }
}

extension Array where Element: Equatable {
    /// Whether this is another array with some elements inserted at one place.
    package func `is`(_ other: [Element], with added: [Element]) -> Bool {
        guard count == other.count + added.count else { return false }
        let start = zip(self, other).prefix { $0 == $1 }.count
        return (0...start).contains { index in
            self[index..<index + added.count].elementsEqual(added)
                && self[(index + added.count)...].elementsEqual(other[index...])
        }
    }
}
