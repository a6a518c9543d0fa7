/// Something that keeps the tool from answering, in words for whoever called it.
struct ToolError: Error, Hashable, CustomStringConvertible {
    /// The whole message. A first line that begins with a place (`waymark.yaml:3:5: error: …`) stands as it is.
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
