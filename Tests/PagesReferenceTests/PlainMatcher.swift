import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkRoutes

/// A custom matcher: one or two segments that begin with a known word, with an optional query item.
struct PlainMatcher: PathMatcher {
    var words: [String]
    var item: String?
    var rank = Rank.last

    enum Rank {
        case first, last
        case like(PlainPattern)
    }

    func value(of path: [String], query: [QueryItem]) -> String? {
        guard (1...2).contains(path.count), words.contains(path[0]) else { return nil }
        return item.map { item in query.contains { $0.name == item } } ?? true ? path.joined(separator: " ") : nil
    }

    /// Returns whether the matcher accepts the captures of `/**`.
    func takes(_ captures: PlainCaptures, _ link: PlainLink) -> Bool {
        let items = link.items.map { QueryItem(name: $0.name.text, value: $0.value?.text) }
        return value(of: (captures.runs.first ?? []).map(\.text), query: items) != nil
    }

    var realRank: MatcherRank {
        switch rank {
        case .first: .first
        case .last: .last
        case .like(let pattern): .like(pattern.text)
        }
    }
}
