public import WaymarkCore
public import WaymarkRoutes

extension RoutedLink {
    /// The value of a pattern parameter, such as `id` of `/user/{id}`; `nil` if the link has no such value.
    ///
    /// - Complexity: O(*n*) in the bytes of the link; each call searches the link again.
    public subscript(name: String) -> CaptureValue? { match?[name] }

    /// The query items of the link's URL, decoded, in order; empty for a route without a URL.
    ///
    /// - Complexity: O(*n*) in the bytes of the link; each access reads the link again.
    public var query: [QueryItem] { match?.query ?? [] }

    /// Returns the value of a pattern parameter, such as `id` of `/user/{id}`, converted to a type.
    ///
    /// - Throws: ``CaptureError`` if the link has no such value, or if the value does not convert to the type.
    /// - Complexity: O(*n*) in the bytes of the link; each call searches the link again.
    public func value<Value: ParameterConvertible>(
        _ name: String, as type: Value.Type = Value.self
    ) throws(CaptureError) -> Value {
        if let match { return try match.value(name, as: type) }
        throw CaptureError(name: name, text: nil, type: String(describing: type))
    }
}
