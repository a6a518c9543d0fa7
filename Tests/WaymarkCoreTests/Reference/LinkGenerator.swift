import TestSupport
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// Writes random links. Half of them combine a few texts at random; the other half follow a variant of the table, so
/// that most of these match.
struct LinkGenerator {
    var random: SeededGenerator
    /// The policy that determines where a `+` is a space.
    var policy = LinkPolicy.strict

    static let texts = [
        "a", "a", "a", "a", "b", "b", "b", "ab", "B", "A", "1", "12", "-7", "07", "aab", "a.b", "1-a", "a1", "1a",
        "true", "x.ab.y", "é", "a b", "a+", "A.", "aB",
    ]

    mutating func link(after variants: [PatternVariant]) -> SampleLink {
        var segments: [String]
        var items: [SampleLink.Item] = []
        var fragment: String?
        if !variants.isEmpty, !random.once(in: 4) {
            let variant = random.pick(variants)
            segments = variant.segments.flatMap { self.segments(for: $0) }
            items = variant.query.compactMap { random.once(in: 5) ? nil : item(named: $0.name, for: $0.value) }
            if random.once(in: 8), !segments.isEmpty { segments[random.below(segments.count)] = text() }
            if variant.fragment != nil, !random.once(in: 5) { fragment = text() }
        } else {
            segments = (0..<random.below(5)).map { _ in text() }
        }
        if random.once(in: 3) { items.append(item(named: random.pick(["q", "r", "s"]), for: nil)) }
        if random.once(in: 6), let item = items.first { items.append(self.item(named: item.name, for: nil)) }
        if items.count > 1, random.once(in: 3) { items.swapAt(0, items.count - 1) }
        if random.once(in: 6) { fragment = text() }
        return link(segments, items, fragment)
    }

    private mutating func link(_ segments: [String], _ items: [SampleLink.Item], _ fragment: String?) -> SampleLink {
        var segments = segments
        var scheme: String?
        var host: String?
        switch random.below(6) {
        case 0: (scheme, host) = ("https", random.pick(["example.com", "example.com", "a.example"]))
        case 1...2:
            scheme = "myapp"
            if let first = segments.first, !first.isEmpty, !random.once(in: 4) {
                host = segments.removeFirst()
            }
        default: break
        }
        // `//` at the start of a relative reference begins a host.
        if random.once(in: 12), !segments.isEmpty { segments.insert("", at: scheme == "https" ? 0 : segments.count) }
        let isTrailing = random.once(in: 5)
        let mode = random.below(4)
        var escapes = random
        defer { random = escapes }
        return SampleLink(
            scheme: scheme, host: host, segments: segments, items: items, fragment: fragment,
            hasTrailingSlash: isTrailing, spaces: policy, escapes: { mode == 0 && escapes.once(in: 3) })
    }

    private mutating func text() -> String { random.pick(Self.texts) }

    private mutating func segments(for pattern: SegmentPattern) -> [String] {
        switch pattern {
        case .literal(let text): [text]
        case .parameter(let parameter): [text(for: parameter)]
        case .partial(let pieces): [pieces.map { self.text(for: $0) }.joined()]
        case .wildcard: [text()]
        case .catchAll(let run): (0..<(run.minimum + random.below(3))).map { _ in text() }
        }
    }

    private mutating func text(for piece: ValuePattern) -> String {
        switch piece {
        case .literal(let text): text
        case .parameter(let parameter): text(for: parameter)
        }
    }

    private mutating func text(for parameter: PatternParameter) -> String {
        switch parameter.type.kind {
        case .oneOf(let texts): random.pick(texts)
        case .named("Int"), .named("Even"): random.pick(["1", "12", "-7", "0"])
        case .named("Bool"): "true"
        case .named("Row"): random.pick(["a", "aa", "b1", "x", "ab", "1"])
        case .named: text()
        }
    }

    private mutating func item(named name: String, for value: ValuePattern??) -> SampleLink.Item {
        switch value {
        case .some(nil): return SampleLink.Item(name: name, parts: nil)
        case .literal(let text)??: return SampleLink.Item(name: name, parts: [text])
        case .parameter(let parameter)??:
            let count = parameter.type.isList ? 1 + random.below(3) : 1
            return SampleLink.Item(name: name, parts: (0..<count).map { _ in text(for: parameter) })
        case nil:
            let isBare = random.once(in: 6)
            return SampleLink.Item(name: name, parts: isBare ? nil : [random.pick(["", "1", "7", "a", "b", "x"])])
        }
    }
}
