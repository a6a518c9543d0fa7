/// A percent-decoded item of a URL's query, such as `name=value`.
///
/// ```swift
/// let url = try ParsedURL("https://example.com/search?q=red%20shoes&new")
/// url.queryItems   // [QueryItem(name: "q", value: "red shoes"), QueryItem(name: "new", value: nil)]
/// ```
public struct QueryItem: Sendable {
    /// The decoded part before the first `=`; may be empty.
    public var name: String

    /// The decoded part after the first `=`; `nil` if the item has no `=`, and empty if nothing follows it.
    public var value: String?

    /// Creates a query item from a decoded name and value.
    public init(name: String, value: String?) {
        self.name = name
        self.value = value
    }
}

extension QueryItem: Hashable {
    /// Returns `true` if two query items have equal names and values, compared by bytes.
    public static func == (a: QueryItem, b: QueryItem) -> Bool {
        a.name.hasBytes(of: b.name) && (a.value == nil) == (b.value == nil)
            && (a.value ?? "").hasBytes(of: b.value ?? "")
    }

    /// Hashes the name and value of the query item.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(value)
    }
}
