/// A table of routes, and links to match with it. The route of a pattern is its position.
struct Workload: Sendable {
    /// The other ways to do the work, for comparison. Not every workload is within their reach.
    enum Peer: Sendable { case textbookTrie, urlComponents, typedParts }

    /// One link and the route that it must give.
    struct Link: Sendable {
        var text: String
        var route: Int?
    }

    var patterns: [String]
    var links: [Link]
    /// The host of `https` links, with `myapp` as custom scheme; `nil` for tables that are asked for paths alone.
    var host: String?
    var peers: Set<Peer> = []
}

extension Workload {
    /// A table in which every row is a pattern and then its links; `column` chooses one of the links.
    ///
    /// Links in a row with an empty pattern match nothing.
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

    /// The workload with its own table, asked for links that match nothing.
    func missing(_ texts: [String]) -> Workload {
        var copy = self
        copy.links = texts.map { Link(text: $0, route: nil) }
        return copy
    }
}
