public import WaymarkCore
public import WaymarkRoutes

extension RouteMatch {
    /// Returns the link's global query items, which any link may have besides its route's own, as a decoded value.
    ///
    /// ```swift
    /// let tracking = try router.match(for: "https://example.com/news?ct=spring")?.globals(Tracking.self)
    /// ```
    ///
    /// - Parameter type: A type that the table declared with ``RouteTable/globals(decoding:from:syntax:)``.
    /// - Throws: ``CaptureError`` if an item is missing, repeated or invalid, if the type's `init(from:)` throws, or if
    ///   the table does not declare the type.
    /// - Complexity: O(*n*) in the bytes of the link; each call reads the query again.
    public func globals<Value: Decodable>(_ type: Value.Type = Value.self) throws(CaptureError) -> Value {
        try match.globals(type)
    }
}

extension PatternMatch {
    /// Returns the link's global query items, which any link may have besides its route's own, as a decoded value.
    ///
    /// - Parameter type: A type that the table declared with ``RouteTable/globals(decoding:from:syntax:)``.
    /// - Throws: ``CaptureError`` if an item is missing, repeated or invalid, if the type's `init(from:)` throws, or if
    ///   the table does not declare the type.
    /// - Complexity: O(*n*) in the bytes of the link; each call reads the query again.
    public func globals<Value: Decodable>(_ type: Value.Type = Value.self) throws(CaptureError) -> Value {
        let captures = try engine.captures(ofGlobals: GlobalsType(type), in: url)
        do {
            let lists = engine.table.globals.first { $0.type == GlobalsType(type) }?.listNames ?? []
            return try LinkDecoder.decode(type, from: DecodedLink(captures, lists: lists))
        } catch let error as CaptureError {
            throw error
        } catch {
            let reason = (error as? DecodingError)?.context.debugDescription ?? String(describing: error)
            throw CaptureError(name: "", text: nil, type: String(describing: type), .refused(reason))
        }
    }
}

extension RouteEngine {
    fileprivate func captures(ofGlobals type: GlobalsType, in url: ParsedURL) throws(CaptureError) -> Captures {
        let captures: Captures?
        do throws(ItemFault) {
            captures = try globals(type, in: url)
        } catch {
            throw CaptureError(
                name: error.name, text: error.text, type: error.type, error.isRepeated ? .repeated : .value)
        }
        guard let captures else { throw CaptureError(name: "", text: nil, type: type.name, .undeclared) }
        return captures
    }
}
