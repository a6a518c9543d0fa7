import WaymarkCore

extension Router {
    /// Returns `true` if the link has a custom scheme of the table, so that only this app opens it.
    ///
    /// - Complexity: O(*n*) in the entries of the table.
    func declaresScheme(of url: String) -> Bool {
        let scheme = url.utf8.prefix { $0 != .colon }.map { $0.asciiLowercased }
        return entries.contains { entry in
            (entry.sources + entry.patterns.compactMap(\.source)).contains { source in
                if case .scheme(let own, _, _, _) = source.kind { own.utf8.elementsEqual(scheme) } else { false }
            }
        }
    }
}
