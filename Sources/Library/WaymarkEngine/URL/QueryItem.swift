/// A decoded query item, `name=value`.
///
/// ```swift
/// let url = try ParsedURL("https://example.com/search?q=red%20shoes&new")
/// url.queryItems   // [QueryItem(name: "q", value: "red shoes"), QueryItem(name: "new", value: nil)]
/// ```
public struct QueryItem: Sendable {
    /// The decoded name, before the first `=`; may be empty.
    public var name: String

    /// The decoded value, after the first `=`; `nil` if there is no `=`.
    public var value: String?

    /// Creates an item.
    public init(name: String, value: String?) {
        self.name = name
        self.value = value
    }
}

extension QueryItem: Hashable {
    /// Returns `true` if names and values have the same bytes. There is no Unicode normalisation.
    public static func == (a: QueryItem, b: QueryItem) -> Bool {
        guard a.name.hasBytes(of: b.name) else { return false }
        switch (a.value, b.value) {
        case (nil, nil): return true
        case (let a?, let b?): return a.hasBytes(of: b)
        default: return false
        }
    }

    /// Hashes name and value. `String` may hash different bytes alike, but equal items always hash equally.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(value)
    }
}
