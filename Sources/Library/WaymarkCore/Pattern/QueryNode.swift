/// One piece of a pattern's query, and where it was written. No ``PathNode``, because neither may stand in the place of the
/// other.
package struct QueryNode: Sendable {
    package enum Kind: Sendable, Hashable {
        /// `page={page: Int}`, `source=email`, `draft`
        case item(QueryItemPattern)
        /// `(id={id}|name={name})`: the first alternative whose items are all there and fit.
        case alternatives([[QueryNode]])
    }

    package var kind: Kind

    /// Where the node stands in the pattern's text, in UTF-8 offsets.
    package var range: Range<Int>

    package init(_ kind: Kind, at range: Range<Int> = 0..<0) {
        self.kind = kind
        self.range = range
    }
}

extension QueryNode: Hashable {
    package static func == (a: QueryNode, b: QueryNode) -> Bool { a.kind == b.kind }
    package func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

extension [QueryNode] {
    /// Calls a function with each item, those of alternatives too, and where it was written.
    package func forEachItem(_ body: (QueryItemPattern, Range<Int>) -> Void) {
        for node in self {
            switch node.kind {
            case .item(let item): body(item, node.range)
            case .alternatives(let all): for nodes in all { nodes.forEachItem(body) }
            }
        }
    }
}

/// What a pattern asks of the query items of one name.
package struct QueryItemPattern: Sendable, Hashable {
    /// The item's name, decoded.
    package var name: String
    /// `page={page: Int}`, `source=email`; `nil` for `draft`: the item is there, without `=`.
    package var value: ValuePattern?

    package init(name: String, value: ValuePattern?) {
        self.name = name
        self.value = value
    }
}
