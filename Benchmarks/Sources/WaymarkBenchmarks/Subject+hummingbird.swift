#if HUMMINGBIRD
    import HummingbirdPeer
#endif

extension Subject {
    /// Peers from other packages: those that the manifest was asked for.
    static var peers: [Subject] {
        #if HUMMINGBIRD
            [hummingbird]
        #else
            []
        #endif
    }

    #if HUMMINGBIRD
        /// The trie of Hummingbird's router, behind a splitter of its own.
        private static let hummingbird = Subject(name: "hummingbird") { workload in
            guard workload.peers.contains(.textbookTrie) else { return nil }
            let trie = HummingbirdTrie(patterns: workload.patterns, hosts: workload.host.map { [$0] } ?? [])
            return { link in trie.match(link)?.route }
        }
    #endif
}
