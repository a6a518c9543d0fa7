extension Style {
    /// What the file takes: colours only on a terminal, and only if its user has not refused them.
    init(for file: FileDescriptor) {
        self.init(isColoured: file.isTerminal && Environment.allowsColours)
    }
}
