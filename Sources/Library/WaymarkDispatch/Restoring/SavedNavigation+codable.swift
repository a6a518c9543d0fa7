extension SavedNavigation {
    /// Reads what can be read. A part of another form is left out, and with it what stood over it.
    ///
    /// - Throws: Only what the decoder throws if it has no values by name at all.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(tab: try? container.decode(String.self, forKey: .tab))
        let read = (try? container.decode([String: Lenient<Stack>].self, forKey: .stacks)) ?? [:]
        stacks = read.compactMapValues(\.value)
        let isDamaged = tab.map { read[$0] != nil && stacks[$0] == nil } ?? true
        if isDamaged { return }
        modals = ((try? container.decode([Lenient<Modal>].self, forKey: .modals)) ?? []).prefixMap(\.value)
    }
}

/// A value, or nothing where something else stands.
private struct Lenient<Value: Decodable>: Decodable {
    let value: Value?

    init(from decoder: any Decoder) throws { value = try? Value(from: decoder) }
}
