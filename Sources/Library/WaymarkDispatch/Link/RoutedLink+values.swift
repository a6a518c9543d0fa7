public import WaymarkCore
public import WaymarkRoutes

extension RoutedLink {
    /// The value of a parameter; `nil` if it is absent.
    ///
    /// - Complexity: O(*n*) in the bytes of the link, which is searched for each call.
    public subscript(name: String) -> CaptureValue? { match?[name] }

    /// The query items of the URL, decoded, in order.
    ///
    /// - Complexity: O(*n*) in the bytes of the link, which is read for each call.
    public var query: [QueryItem] { match?.query ?? [] }

    /// Returns the value of a parameter, converted to a type of the app.
    ///
    /// - Throws: ``CaptureError`` if the parameter is absent, or its value does not convert.
    /// - Complexity: O(*n*) in the bytes of the link, which is searched for each call.
    public func value<Value: ParameterConvertible>(
        _ name: String, as type: Value.Type = Value.self
    ) throws(CaptureError) -> Value {
        if let match { return try match.value(name, as: type) }
        throw CaptureError(name: name, text: nil, type: String(describing: type))
    }
}
