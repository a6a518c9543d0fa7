extension Style {
    /// Creates the style for a file: coloured only on a terminal, unless the environment disables colours.
    init(for file: FileDescriptor) {
        self.init(isColoured: file.isTerminal && Environment.allowsColours)
    }
}
