/// One `name=value` of a query, decoded.
///
/// ```swift
/// let url = try ParsedURL("https://example.com/search?q=red%20shoes&new")
/// url.queryItems   // [QueryItem(name: "q", value: "red shoes"), QueryItem(name: "new", value: nil)]
/// ```
public struct QueryItem: Sendable {
    /// The text before the first `=`, decoded; may be empty.
    public var name: String

    /// The text after the first `=`, decoded; `nil` when there is no `=`.
    public var value: String?

    /// Creates an item.
    public init(name: String, value: String?) {
        self.name = name
        self.value = value
    }
}

extension QueryItem: Hashable {
    /// Two items are equal when their names and values have the same bytes: no Unicode normalisation.
    public static func == (a: QueryItem, b: QueryItem) -> Bool {
        guard a.name.hasBytes(of: b.name) else { return false }
        switch (a.value, b.value) {
        case (nil, nil): return true
        case (let a?, let b?): return a.hasBytes(of: b)
        default: return false
        }
    }

    /// Hashes the name. String hashing is coarser than bytes, so equal items hash equally.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(value)
    }
}
