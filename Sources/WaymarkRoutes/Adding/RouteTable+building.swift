public import WaymarkCore

extension RouteTable {
    /// Adds a route that is made from the match.
    ///
    /// ```swift
    /// table.add("/invite/{key}") { match in .invite(key: try match.value("key")) }
    /// ```
    ///
    /// - Parameters:
    ///   - patterns: The patterns, for example `/invite/{key}`.
    ///   - name: The name by which the tool and messages know the route.
    ///   - syntax: The notation that the patterns are written in.
    ///   - sources: Where links to this route may come from; what the table accepts unless told otherwise.
    ///   - build: Makes the route. `nil` passes the link on to the next best entry; an error stops the search, and is
    ///     what ``MatchResult/failed(_:)`` holds.
    public mutating func add(
        _ patterns: String..., named name: String? = nil, syntax: any PatternSyntax = .braces,
        from sources: [LinkSource]? = nil, build: @escaping @Sendable (PatternMatch) throws -> Route?
    ) {
        add(texts: patterns, named: name, syntax: syntax, from: sources, EntryBinding(.build(build)))
    }
}

extension PatternMatch {
    /// What a parameter held, as a type of your own.
    ///
    /// ```swift
    /// let id: Int = try match.value("id")
    /// ```
    ///
    /// - Throws: ``CaptureError`` if the parameter was absent, or held no value of the type.
    public func value<Value: ParameterConvertible>(
        _ name: String, as type: Value.Type = Value.self
    ) throws(CaptureError) -> Value {
        let capture = self[name]
        if let value = Value(capture: capture) { return value }
        throw CaptureError(name: name, text: capture?.description, type: String(describing: type))
    }
}

/// A parameter that does not hold what is asked for.
public struct CaptureError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The parameter's name.
    public let name: String
    /// What it held; `nil` if it was absent.
    public let text: String?
    /// The type that was asked for.
    public let type: String

    package init(name: String, text: String?, type: String) {
        (self.name, self.text, self.type) = (name, text, type)
    }

    /// What was expected and what was found, as a sentence.
    public var description: String {
        guard let text else { return "parameter '\(name)' is absent, expected \(type)" }
        return "parameter '\(name)' holds '\(text)', expected \(type)"
    }
}
