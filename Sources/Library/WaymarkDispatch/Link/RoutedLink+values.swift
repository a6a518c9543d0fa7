public import WaymarkCore
public import WaymarkRoutes

extension RoutedLink {
    /// What the parameter of a name held, or `nil` if it was absent.
    ///
    /// - Complexity: O(*n*) in the bytes of the link, which is searched again each time.
    public subscript(name: String) -> CaptureValue? { match?[name] }

    /// Every query item of the URL, decoded, in order.
    ///
    /// - Complexity: O(*n*) in the bytes of the link, which is read again each time.
    public var query: [QueryItem] { match?.query ?? [] }

    /// What a parameter held, as a type of your own.
    ///
    /// - Throws: ``CaptureError`` if the parameter was absent, or held no value of the type.
    /// - Complexity: O(*n*) in the bytes of the link, which is searched again each time.
    public func value<Value: ParameterConvertible>(
        _ name: String, as type: Value.Type = Value.self
    ) throws(CaptureError) -> Value {
        if let match { return try match.value(name, as: type) }
        throw CaptureError(name: name, text: nil, type: String(describing: type))
    }
}
