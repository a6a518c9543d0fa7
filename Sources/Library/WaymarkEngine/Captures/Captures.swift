/// What the named parameters of a pattern held in one match, in the order of the pattern.
///
/// ```swift
/// let match = router.match(for: "https://example.com/user/15?tags=a,b")
/// match?.captures["id"]     // .int(15)
/// match?.captures["tags"]   // .list(["a", "b"])
/// ```
///
/// An optional parameter that was absent is left out; a default is filled in.
public struct Captures: Sendable, Hashable, RandomAccessCollection {
    /// One parameter's name and what it held.
    public struct Element: Sendable, Hashable {
        /// The parameter's name.
        public let name: String
        /// What it held.
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
    /// The position behind the last capture.
    public var endIndex: Int { elements.count }
    /// The capture at a position.
    public subscript(position: Int) -> Element { elements[position] }

    /// The position of the parameter of a name, or `nil` if it was absent.
    package func position(of name: String) -> Int? { elements.firstIndex { $0.name == name } }

    /// What the parameter at a position held.
    package func value(at position: Int) -> CaptureValue { elements[position].value }

    /// What the parameter of a name held, or `nil` if it was absent.
    ///
    /// - Complexity: O(*n*) in the captures.
    public subscript(name: String) -> CaptureValue? {
        elements.first { $0.name == name }?.value
    }
}
