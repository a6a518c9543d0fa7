extension Style {
    /// Creates a style with colours only for a terminal, unless the environment disables them.
    init(for file: FileDescriptor) {
        self.init(isColoured: file.isTerminal && Environment.allowsColours)
    }
}
