/// The values of a match's named parameters, in the order of the pattern.
///
/// ```swift
/// let match = router.match(for: "https://example.com/user/15?tags=a,b")
/// match?.captures["id"]     // .int(15)
/// match?.captures["tags"]   // .list(["a", "b"])
/// ```
///
/// Absent optional parameters are left out; those with a default have the default's value.
public struct Captures: Sendable, Hashable, RandomAccessCollection {
    /// The name and value of one parameter.
    public struct Element: Sendable, Hashable {
        /// The parameter's name.
        public let name: String
        /// The parameter's value.
        public let value: CaptureValue

        package init(name: String, value: CaptureValue) {
            self.name = name
            self.value = value
        }
    }

    private let elements: [Element]

    package init(_ elements: [Element]) { self.elements = elements }

    /// The position of the first capture.
    public var startIndex: Int { 0 }
    /// The position after the last capture.
    public var endIndex: Int { elements.count }
    /// The capture at a position.
    public subscript(position: Int) -> Element { elements[position] }

    package func position(of name: String) -> Int? { elements.firstIndex { $0.name == name } }

    package func value(at position: Int) -> CaptureValue { elements[position].value }

    /// The value of a named parameter, or `nil` if it is absent.
    ///
    /// - Complexity: O(*n*) in the captures.
    public subscript(name: String) -> CaptureValue? {
        elements.first { $0.name == name }?.value
    }
}
