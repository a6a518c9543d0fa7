/// The link whose guard, handler or presenter is running in a task.
struct LinkScope: Sendable {
    /// The dispatcher of the link. The links of two dispatchers may have the same ID.
    let dispatcher: ObjectIdentifier
    let link: LinkID

    /// The link of the current task. The macro `@TaskLocal` is not used, because it would need a compiler plugin.
    static let current = TaskLocal<LinkScope?>(wrappedValue: nil)
}
