/// An error that ends a command, with a message for the user.
struct ToolError: Error, Hashable, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
