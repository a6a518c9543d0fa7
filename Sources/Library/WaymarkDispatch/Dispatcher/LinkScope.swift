/// The link on whose behalf the current task runs.
enum LinkScope {
    /// `nil` outside of guards, handlers and presenters; tasks that they leave behind keep it. Spelled without the macro, which needs a compiler plugin.
    static let current = TaskLocal<LinkID?>(wrappedValue: nil)
}
