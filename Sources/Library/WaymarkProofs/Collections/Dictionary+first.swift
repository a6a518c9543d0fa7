extension Dictionary {
    /// Of several values of a key the first one. Embedded Swift lacks the standard library's own way: it casts.
    init(keepingFirst pairs: some Sequence<(Key, Value)>) {
        self.init()
        for (key, value) in pairs where self[key] == nil { self[key] = value }
    }
}
