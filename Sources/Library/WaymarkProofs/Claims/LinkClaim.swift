/// A set of links with the same scheme and host, such as those of one route, by their encoded paths and queries.
package struct LinkClaim: Hashable, Sendable {
    package var path: Language
    /// The conditions on the query; empty for any query.
    package var query: [QueryPart]
    /// The fragments with a leading `#`, and the empty string for no fragment; `nil` for any fragment.
    package var fragment: Language?

    package init(path: Language, query: [QueryPart] = [], fragment: Language? = nil) {
        (self.path, self.query, self.fragment) = (path, query, fragment)
    }

    package struct Part: Sendable {
        /// The delimiters, such as `/`, that lose their meaning if they are percent-encoded.
        let structure: String
        /// The characters that are always percent-encoded.
        let escaped: String

        package static let path = Part(structure: "/", escaped: "?")
        package static let query = Part(structure: "&=,", escaped: "+")
        package static let fragment = Part(structure: "", escaped: "")
    }

    var isOpen: Bool { query.isEmpty && fragment == nil }
}

package struct LinkUniverse: Sendable {
    let path, query, fragment: Language
}

/// A condition on the query items with one name, or on the whole query.
package struct QueryPart: Hashable, Sendable {
    /// The lowercase name; `nil` for the whole query.
    package let name: [UInt8]?
    /// The queries that meet the condition, each empty or with its leading `?`. Items with other names are ignored.
    package let queries: Language

    package init(name: [UInt8]?, queries: Language) {
        self.name = name.map { $0.map { $0.asciiLowercased } }
        self.queries = queries
    }
}
