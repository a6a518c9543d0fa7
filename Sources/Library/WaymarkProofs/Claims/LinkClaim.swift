/// Links of one place that somebody takes: sets of texts for each part, as links write them.
package struct LinkClaim: Hashable, Sendable {
    /// From the slash on.
    package var path: Language
    /// What is asked of the query; nothing for whatever it is.
    package var query: [QueryPart]
    /// From `#` on, or the empty text; `nil` for whatever it is.
    package var fragment: Language?

    package init(path: Language, query: [QueryPart] = [], fragment: Language? = nil) {
        (self.path, self.query, self.fragment) = (path, query, fragment)
    }

    /// A part of links.
    package enum Part: Sendable {
        case path, query, fragment

        /// What has a meaning there as it is, and none as an escape.
        var structure: String {
            switch self {
            case .path: "/"
            case .query: "&=,"
            case .fragment: ""
            }
        }

        /// What is always an escape there.
        var escaped: String {
            switch self {
            case .path: "?"
            case .query: "+"
            case .fragment: ""
            }
        }
    }

    /// Whether nothing is asked but of the path.
    var isOpen: Bool { query.isEmpty && fragment == nil }
}

/// What is asked of the items of one name, or of the query as a whole.
package struct QueryPart: Hashable, Sendable {
    /// In small letters; `nil` for the whole query.
    package let name: [UInt8]?
    /// Queries from `?` on, and the empty text for none. Which other items they have makes no difference.
    package let queries: Language

    package init(name: [UInt8]?, queries: Language) {
        self.name = name.map { $0.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 } }
        self.queries = queries
    }
}
