/// The link whose guard, handler or presenter is running in a task.
struct LinkScope: Sendable {
    /// The dispatcher of the link. The links of two dispatchers may have the same ID.
    let dispatcher: ObjectIdentifier
    let link: LinkID

    /// The scope of the current task; `nil` outside of guards, handlers and presenters. Child tasks inherit it. The
    /// macro `@TaskLocal` would need a compiler plugin.
    static let current = TaskLocal<LinkScope?>(wrappedValue: nil)
}
