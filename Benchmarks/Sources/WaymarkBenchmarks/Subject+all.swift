import Peers

extension Subject {
    /// Every subject, in the order of the report. The first is the loop itself, whose cost is in all the others.
    static let all: [Subject] = [emptyLoop, textbookTrie, urlComponents]

    /// The one that the others are compared with.
    static let reference = textbookTrie.name

    /// What the loop costs.
    static let emptyLoop = Subject(name: "empty-loop") { _ in
        { link in link.utf8.count }
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
}
