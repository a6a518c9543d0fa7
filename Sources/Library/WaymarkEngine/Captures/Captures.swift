/// The values that a matched link has for the named parameters of its pattern, in the order of the pattern.
///
/// ```swift
/// let match = router.match(for: "https://example.com/user/15?tags=a,b")
/// match?.captures["id"]     // .int(15)
/// match?.captures["tags"]   // .list(["a", "b"])
/// ```
///
/// A parameter that the link omits has its default value, or is not in the collection if it has no default.
public struct Captures: Sendable, Hashable, RandomAccessCollection {
    /// The name and value of one pattern parameter.
    public struct Element: Sendable, Hashable {
        /// The name of the parameter in the pattern, such as `id` in `{id: Int}`.
        public let name: String
        /// The value from the link, converted to the parameter's type, or the parameter's default.
        public let value: CaptureValue

        package init(name: String, value: CaptureValue) {
            self.name = name
            self.value = value
        }
    }

    private let elements: [Element]
    /// The table of a match whose values are read from `text` at each access; `nil` if `elements` contains the values.
    private let table: SearchTable?
    private let text: String
    private let found: FoundVariant
    /// A function that reads an element. Stored, because a direct call would add the conversion of values to all
    /// programs: they contain the conformances of this type even if they read no captures.
    private let readElement: (@Sendable (borrowing Captures, Int) -> Element)?

    package init(_ elements: [Element]) {
        self.elements = elements
        readElement = nil
        (table, text, found) = (nil, "", .none)
    }

    /// Creates captures that are read from `text`, which is contiguous UTF-8, by the ranges in `found`.
    init(_ found: FoundVariant, of text: String, in table: SearchTable) {
        elements = []
        (self.table, self.text, self.found) = (table, text, found)
        readElement = { (captures: borrowing Captures, index) in captures.keptElement(at: index) }
    }

    /// The index of the first captured value: 0.
    public var startIndex: Int { 0 }
    /// The index after the last captured value, which is the number of values.
    public var endIndex: Int {
        guard let table else { return elements.count }
        return withExtendedLifetime(table) { Int(table.contents.value.records[Int(found.rank)].captureCount) }
    }
    /// The parameter name and value at an index, in the order of the pattern.
    public subscript(position: Int) -> Element {
        guard let readElement else { return elements[position] }
        return readElement(self, position)
    }

    @inline(__always)
    private borrowing func keptElement(at position: Int) -> Element {
        guard let table else { return elements[position] }
        return read(table) {
            precondition($0.indices.contains(position), "an index outside of the captures")
            return Element(name: String(bytes: $0.name(at: position)), value: $0.value(at: position))
        }
    }

    package func position(of name: String) -> Int? {
        guard let table else { return elements.firstIndex { $0.name == name } }
        let position = read(table) { reader in name.withBytes { reader.index(of: $0) } }
        // The search by bytes misses a name in another Unicode normalisation, which `==` treats as equal.
        return position ?? indices.first { self[$0].name == name }
    }

    /// The captured value of a named parameter, or `nil` if the link has none and the parameter has no default.
    ///
    /// - Complexity: O(*n*) in the number of values.
    public subscript(name: String) -> CaptureValue? {
        guard let index = position(of: name) else { return nil }
        guard let table else { return elements[index].value }
        return read(table) { $0.value(at: index) }
    }

    @inline(__always)
    private func read<Result>(_ table: SearchTable, _ body: (KeptReader) -> Result) -> Result {
        defer { extendLifetime(table) }
        let result = text.withBytesInPlace { body(KeptReader(contents: table.contents, bytes: $0, found: found)) }
        guard let result else { preconditionFailure("a link whose bytes are not contiguous") }
        return result
    }

    /// Returns `true` if two matches have the same values of the same parameters, in the same order.
    public static func == (left: Captures, right: Captures) -> Bool {
        guard left.endIndex == right.endIndex else { return false }
        for index in 0..<left.endIndex where left[index] != right[index] { return false }
        return true
    }

    /// Hashes the names and values.
    public func hash(into hasher: inout Hasher) {
        for index in 0..<endIndex { hasher.combine(self[index]) }
    }
}
