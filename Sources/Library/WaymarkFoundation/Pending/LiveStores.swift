/// The stores of this process.
actor LiveStores {
    static let current = LiveStores()

    private struct Reference { weak var store: PendingLinkFile? }
    private var references: [StoreOwner: Reference] = [:]

    /// Adds a store, and returns the owners of deallocated stores. Later stores are not in that set.
    func add(_ store: PendingLinkFile) -> Set<StoreOwner> {
        references[store.owner] = Reference(store: store)
        return Set(references.lazy.filter { $0.value.store == nil }.map(\.key))
    }
}
