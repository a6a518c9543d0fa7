extension SavedNavigation {
    /// Decodes saved screens. If a part is invalid, it is omitted together with the screens over it; the rest is kept.
    ///
    /// - Throws: An error of the decoder if the input is no dictionary.
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

private struct Lenient<Value: Decodable>: Decodable {
    let value: Value?

    init(from decoder: any Decoder) throws { value = try? Value(from: decoder) }
}
