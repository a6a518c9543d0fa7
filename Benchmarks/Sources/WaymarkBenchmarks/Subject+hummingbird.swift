#if HUMMINGBIRD
    import HummingbirdPeer
#endif

extension Subject {
    /// The routers of other packages, which only this build includes.
    static var peers: [Subject] {
        #if HUMMINGBIRD
            [hummingbird]
        #else
            []
        #endif
    }

    #if HUMMINGBIRD
        /// The trie of Hummingbird's router, which receives only the path of a link.
        private static let hummingbird = Subject(name: "hummingbird") { workload in
            guard workload.peers.contains(.textbookTrie) else { return nil }
            let trie = HummingbirdTrie(patterns: workload.patterns, hosts: workload.host.map { [$0] } ?? [])
            return { link in trie.match(link)?.route }
        }
    #endif
}
