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

    package init(_ elements: [Element]) { self.elements = elements }

    /// The index of the first captured value: 0.
    public var startIndex: Int { 0 }
    /// The index after the last captured value, which is the number of values.
    public var endIndex: Int { elements.count }
    /// The parameter name and value at an index, in the order of the pattern.
    public subscript(position: Int) -> Element { elements[position] }

    package func position(of name: String) -> Int? { elements.firstIndex { $0.name == name } }

    /// The captured value of a named parameter, or `nil` if the link has none and the parameter has no default.
    ///
    /// - Complexity: O(*n*) in the number of values.
    public subscript(name: String) -> CaptureValue? {
        elements.first { $0.name == name }?.value
    }
}
