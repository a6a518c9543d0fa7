/// The link of the current task.
struct LinkScope: Sendable {
    /// The dispatcher of the link. The links of two dispatchers may have the same ID.
    let dispatcher: ObjectIdentifier
    let link: LinkID

    /// `nil` outside of guards, handlers and presenters. Tasks that they create inherit it. Written without the macro
    /// `@TaskLocal`, which needs a compiler plugin.
    static let current = TaskLocal<LinkScope?>(wrappedValue: nil)
}
