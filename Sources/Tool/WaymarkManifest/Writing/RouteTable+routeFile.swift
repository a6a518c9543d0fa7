public import WaymarkCore
import WaymarkEngine
import WaymarkExplain

extension RouteTable {
    /// Returns the routes of the table as a route file in JSON, which the command-line tool `waymark` reads.
    ///
    /// ```swift
    /// var table = RouteTable<String>(accepting: [.host("example.com")])
    /// table.add("/users/{id: Int}", named: "user", to: "user")
    /// try table.routeFileText()   // the input of `waymark list`, `check`, `diff` and others
    /// ```
    ///
    /// The file contains link sources, precedence, policy, public parameters, global query items, parameter types, and
    /// the routes in order, with names, patterns, fallbacks and conditions. A route without a name gets its first
    /// pattern as its name. A default declared in Swift is written into the pattern: `page: Int = 1` of
    /// `@Route("/search?page={page}")` becomes `/search?page={page: Int = 1}`.
    ///
    /// Routes that require `Condition.developer` are omitted. Code cannot be written either: the values of routes, and
    /// the functions of custom types without a `parameterConstraint`. The file marks such a type as `opaque`.
    ///
    /// - Throws: ``RouteFileWritingError`` if the table has errors, or a link source that route files cannot express.
    public func routeFileText() throws(RouteFileWritingError) -> String { try routeFileText(keeping: [:]) }

    /// - Parameter history: Routes of a former version, by current name. Their `deprecated` and `replacedBy` are kept.
    package func routeFileText(keeping history: [String: RouteFile.Route]) throws(RouteFileWritingError) -> String {
        let router: Router<Route>
        do throws(RouteTableError) {
            router = try Router(self)
        } catch {
            throw RouteFileWritingError(error.description)
        }
        var writer = RouteFileWriter(router.engine.table.types, history)
        return try writer.text(of: self)
    }
}

extension [RoutePattern] {
    /// The patterns with unique parameter names, so that they can be written as one pattern: of several parameters with
    /// one name, only the first keeps it.
    var withUniqueNames: [RoutePattern] {
        var names: Set<String> = []
        return map { pattern in
            pattern.mapParameters { parameter in
                guard let name = parameter.name, !names.insert(name).inserted else { return parameter }
                var copy = parameter
                copy.name = nil
                return copy
            }
        }
    }

    /// Returns the query items of the patterns as one string, such as `?ref={ref?}&page={page}`; `nil` without items.
    func text(besides typeNames: [String]) -> String? {
        let texts = map { $0.description(besides: typeNames) }
        let items = texts.compactMap { $0.split(separator: "?", maxSplits: 1).dropFirst().first }
        return items.isEmpty ? nil : "?" + items.joined(separator: "&")
    }
}

extension RoutePattern {
    /// Returns the pattern with the defaults that a route declares in Swift, for optional query items and fragments.
    func adding(_ defaults: [String: CaptureValue], _ types: ParameterTypes) -> RoutePattern {
        guard !defaults.isEmpty else { return self }
        return mapParameters { parameter in
            guard parameter.presence == .optional, let value = parameter.name.flatMap({ defaults[$0] }),
                let texts = value.texts(asDefaultOf: parameter.type, types)
            else { return parameter }
            var copy = parameter
            copy.presence = parameter.type.isList ? .defaultedList(texts) : .defaulted(texts[0])
            return copy
        }
    }
}

extension [String: CaptureValue] {
    /// Returns the defaults that these patterns cannot express: of parameters in a path, or missing from a pattern.
    func lacking(in patterns: [RoutePattern], _ types: ParameterTypes) -> [(name: String, texts: [String])] {
        keys.sorted().compactMap { name in
            let parameters = patterns.map { pattern in pattern.parameters.first { $0.name == name } }
            guard parameters.contains(where: { !($0?.hasDefault ?? false) }), let value = self[name],
                let type = parameters.lazy.compactMap({ $0?.type }).first,
                let texts = value.texts(asDefaultOf: type, types)
            else { return nil }
            return (name, texts)
        }
    }
}

extension CaptureValue {
    /// Returns a default as strings for a pattern; `nil` if the type rejects it, or for an empty list, which is the
    /// default of lists anyway.
    fileprivate func texts(asDefaultOf type: ParameterType, _ types: ParameterTypes) -> [String]? {
        let texts: [String]
        switch self {
        case .list(let elements) where type.isList: texts = elements.map { $0.description }
        case .string, .int, .uint, .double, .bool: texts = [description]
        case .list: return nil
        }
        let isAccepted = types.constraint(for: type).map { texts.allSatisfy($0.accepts) } ?? false
        return isAccepted && !texts.isEmpty ? texts : nil
    }
}

/// The error thrown if a table cannot be written as a route file.
public struct RouteFileWritingError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The reason why the table cannot be written.
    public let description: String

    init(_ description: String) { self.description = description }

    init(_ source: LinkSource) {
        self.init("a route file cannot express the source '\(source)' with these rules for hosts and http")
    }
}
