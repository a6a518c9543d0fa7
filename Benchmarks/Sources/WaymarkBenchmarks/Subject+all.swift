import Peers
import WaymarkCore

extension Subject {
    /// Every subject, in the order of the report. The first is the loop itself, whose cost is in all the others.
    static let all: [Subject] = [emptyLoop, waymark, textbookTrie, urlComponents]

    /// The one that the others are compared with.
    static let reference = waymark.name

    /// What the loop costs.
    static let emptyLoop = Subject(name: "empty-loop") { _ in
        { link in link.utf8.count }
    }

    /// The public API: from text to a route with its captures.
    static let waymark = Subject(name: "waymark") { workload in
        let router = try Router(table(workload))
        return { link in router.match(link)?.route }
    }

    static let textbookTrie = Subject(name: "textbook-trie") { workload in
        guard workload.peers.contains(.textbookTrie) else { return nil }
        let trie = TextbookTrie(patterns: workload.patterns, hosts: workload.host.map { [$0] } ?? [])
        return { link in trie.match(link)?.route }
    }

    static let urlComponents = Subject(name: "url-components") { workload in
        guard workload.peers.contains(.urlComponents) else { return nil }
        return { link in AppLinks.route(of: link) }
    }

    private static func table(_ workload: Workload) -> RouteTable<Int> {
        let sources: [LinkSource] = workload.host.map { [.host($0), .scheme("myapp")] } ?? [.anywhere]
        var table = RouteTable<Int>(accepting: sources)
        for (route, pattern) in workload.patterns.enumerated() {
            table.add(pattern, to: route)
        }
        return table
    }
}
