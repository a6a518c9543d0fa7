/// A table of routes, with links to match. A route is represented by the index of its pattern.
struct Workload: Sendable {
    /// A router that supports only some workloads.
    enum Peer: Sendable { case textbookTrie, urlComponents, typedParts }

    /// A link with its expected route; `nil` if the link matches none.
    struct Link: Sendable {
        var text: String
        var route: Int?
    }

    var patterns: [String]
    var links: [Link]
    /// The host of `https` links, in addition to the custom scheme `myapp`; `nil` for tables that match bare paths.
    var host: String?
    var peers: Set<Peer> = []
}

extension Workload {
    /// Creates a workload from rows, each of a pattern and its links. Links in a row with an empty pattern match no
    /// route. `column` selects one link of each row; `nil` selects all.
    init(rows: [[String]], column: Int? = nil, host: String? = nil, peers: Set<Peer> = []) {
        patterns = []
        links = []
        for row in rows {
            let route = row[0].isEmpty ? nil : patterns.count
            if route != nil { patterns.append(row[0]) }
            let texts = column.map { row[$0...$0] } ?? row.dropFirst()
            links += texts.map { Link(text: $0, route: route) }
        }
        self.host = host
        self.peers = peers
    }

    /// Returns a copy with other links, which match no route.
    func missing(_ texts: [String]) -> Workload {
        var copy = self
        copy.links = texts.map { Link(text: $0, route: nil) }
        return copy
    }
}
