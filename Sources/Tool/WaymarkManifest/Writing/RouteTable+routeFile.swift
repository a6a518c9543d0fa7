public import WaymarkCore
import WaymarkEngine
import WaymarkExplain

extension RouteTable {
    /// The table as the text of a route file, in JSON: what links it takes, and how it names them.
    ///
    /// ```swift
    /// var table = RouteTable<String>(accepting: [.host("example.com")])
    /// table.add("/users/{id: Int}", named: "user", to: "user")
    /// try table.routeFileText()   // what `waymark list`, `check`, `diff` and the others read
    /// ```
    ///
    /// Sources, precedence, policy, public parameters, types, names, patterns and fallbacks are written, in the order of the
    /// table. A route without a name has its first pattern for one. A value with a default in Swift has the default in the
    /// pattern: `page: Int = 1` of `@Route("/search?page={page}")` is written as `/search?page={page: Int = 1}`. What only code
    /// knows is not written: values of routes, conditions, and the texts that a type of your own accepts if it leaves
    /// `parameterConstraint` out. Such a type is `opaque` in the file.
    ///
    /// - Throws: ``RouteFileWritingError`` if something is wrong with the table, or if it has a source for which route files
    ///   have no words.
    public func routeFileText() throws(RouteFileWritingError) -> String {
        let router: Router<Route>
        do throws(RouteTableError) {
            router = try Router(self)
        } catch {
            throw RouteFileWritingError(error.description)
        }
        let types = router.engine.table.types
        var writer = RouteFileWriter(types)
        return try writer.text(
            sources: sources, precedence: precedence, policy: policy,
            entries: entries.map { entry in
                let patterns = entry.patterns.map { $0.adding(entry.outline.defaults, types) }
                return (
                    entry.name, patterns.map { $0.description }, entry.sources, entry.isFallback,
                    entry.outline.defaults.lacking(in: patterns, types)
                )
            }, parameters: entries.flatMap { $0.patterns }.flatMap { $0.allParameters }, publicNames: publicParameters)
    }
}

extension RoutePattern {
    /// The pattern with the defaults that a route has in Swift, as far as a pattern can have them: of query items and fragments
    /// that may be absent.
    fileprivate func adding(_ defaults: [String: CaptureValue], _ types: ParameterTypes) -> RoutePattern {
        guard !defaults.isEmpty else { return self }
        return mapParameters { parameter in
            guard parameter.presence == .optional, let value = parameter.name.flatMap({ defaults[$0] }),
                let presence = PatternParameter.Presence(default: value, of: parameter.type, types)
            else { return parameter }
            var copy = parameter
            copy.presence = presence
            return copy
        }
    }
}

extension [String: CaptureValue] {
    /// The defaults that some pattern lacks, as texts: those of a path, and of patterns without the parameter.
    fileprivate func lacking(in patterns: [RoutePattern], _ types: ParameterTypes) -> [(name: String, texts: [String])]
    {
        keys.sorted().compactMap { name in
            let parameters = patterns.map { pattern in pattern.parameters.first { $0.name == name } }
            guard parameters.contains(where: { !($0?.hasDefault ?? false) }), let value = self[name],
                let type = parameters.lazy.compactMap({ $0?.type }).first,
                case .some(let presence) = PatternParameter.Presence(default: value, of: type, types)
            else { return nil }
            switch presence {
            case .defaulted(let text): return (name, [text])
            case .defaultedList(let texts): return (name, texts)
            case .required, .optional, .lenient: return nil
            }
        }
    }
}

extension PatternParameter.Presence {
    /// `nil` for an empty list, which an absent parameter is already, and for a value that the type does not accept.
    fileprivate init?(default value: CaptureValue, of type: ParameterType, _ types: ParameterTypes) {
        let texts: [String]
        switch value {
        case .list(let elements) where type.isList: texts = elements.map { $0.description }
        case .string, .int, .uint, .double, .bool: texts = [value.description]
        case .list: return nil
        }
        guard let constraint = types.constraint(for: type), !texts.isEmpty, texts.allSatisfy(constraint.accepts) else {
            return nil
        }
        self = type.isList ? .defaultedList(texts) : .defaulted(texts[0])
    }
}

/// What keeps a table from being written as a route file.
public struct RouteFileWritingError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What it is, in a sentence.
    public let description: String

    init(_ description: String) { self.description = description }

    init(_ source: LinkSource) {
        self.init("a route file has no words for the source '\(source)' with these rules for hosts and http")
    }
}
