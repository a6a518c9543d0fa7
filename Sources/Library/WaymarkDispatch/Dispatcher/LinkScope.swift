/// The link of the current task.
enum LinkScope {
    /// `nil` outside of guards, handlers and presenters. Tasks that they create inherit it. Written without the macro
    /// `@TaskLocal`, which needs a compiler plugin.
    static let current = TaskLocal<LinkID?>(wrappedValue: nil)
}
