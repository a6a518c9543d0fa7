/// A table of routes, with links to match. A route is represented by the index of its pattern.
struct Workload: Sendable {
    /// A router for comparison, which supports only some workloads.
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
    /// Creates a workload from rows of a pattern and its links. `column` selects one link of each row; if it is `nil`,
    /// all links are selected.
    ///
    /// The links in a row with an empty pattern match no route.
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

    /// Returns a copy of the workload with these links instead, which match no route.
    func missing(_ texts: [String]) -> Workload {
        var copy = self
        copy.links = texts.map { Link(text: $0, route: nil) }
        return copy
    }
}
