import WaymarkCore

/// The query items of the links of one shape, and a few sample links.
struct TailTally: Sendable {
    /// The number of item names to keep. Beyond twice this number, the rarest are forgotten.
    private static let maximumItems = 64
    private static let maximumSamples = 2
    private static let maximumSampleLength = 200

    private(set) var links = 0
    private(set) var items: [String: Item] = [:]
    /// The shortest links; equally long ones in byte order.
    private(set) var samples: [String] = []

    /// The query items with one name.
    struct Item: Sendable {
        /// The number of links with such an item.
        var links = 0
        var types: ValueTypes.Mask = .max
        /// `true` if a link has several such items.
        var isRepeated = false
        /// `true` if an item has no `=`.
        var isBare = false

        mutating func merge(_ other: Item) {
            links += other.links
            types &= other.types
            isRepeated = isRepeated || other.isRepeated
            isBare = isBare || other.isBare
        }
    }

    init() {}

    init(_ link: MissedLink, text: String, _ types: ValueTypes) {
        links = 1
        if text.utf8.count <= Self.maximumSampleLength { samples = [text] }
        for item in link.items {
            var seen = Item(links: 1, types: item.value.map { types.mask($0) } ?? .max, isBare: item.value == nil)
            if let known = items[item.name] {
                seen.isRepeated = true
                seen.merge(known)
                seen.links = 1
            }
            items[item.name] = seen
        }
    }

    mutating func merge(_ other: TailTally) {
        links += other.links
        for (name, item) in other.items { items[name, default: Item()].merge(item) }
        if items.count > 2 * Self.maximumItems {
            let kept = items.sorted { ($1.value.links, $0.key) < ($0.value.links, $1.key) }.prefix(Self.maximumItems)
            items = Dictionary(kept.map { ($0.key, $0.value) }) { first, _ in first }
        }
        let all = Set(samples + other.samples).sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
        samples = Array(all.prefix(Self.maximumSamples))
    }
}
