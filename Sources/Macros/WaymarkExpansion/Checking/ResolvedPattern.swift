#if Macros

    /// A pattern with the types of its values for parameters without a type: lists, and optional query parameters.
    ///
    /// In a path the pattern itself declares these with a catch-all or an optional group.
    struct ResolvedPattern {
        /// The resolved pattern. Its offsets are those of the literal.
        let pattern: RoutePattern
        private(set) var insertions: [(offset: Int, text: String)] = []

        init(_ pattern: RoutePattern, _ values: [DeclaredValue]) {
            let path = RoutePattern(text: pattern.text, path: pattern.path)
            let inPath = Set(path.parameters.compactMap(\.name))
            var changes: [String: PatternParameter] = [:]
            for parameter in pattern.parameters {
                guard let name = parameter.name, !inPath.contains(name),
                    let value = values.first(where: { $0.name == name })
                else { continue }
                let places = pattern.places.filter { $0.name == name }
                guard places.allSatisfy({ $0.typeRange == nil }) else { continue }
                var resolved = parameter
                resolved.type.isList = value.type.isList
                resolved.presence = resolved.presence.resolved(for: resolved.type)
                if value.mayBeAbsent, parameter.presence == .required { resolved.presence = .optional }
                guard resolved != parameter else { continue }
                changes[name] = resolved
                let list = value.type.isList ? ": [String]" : ""
                let mark = parameter.presence == .required && resolved.presence == .optional ? "?" : ""
                insertions += places.compactMap { $0.nameRange.map { ($0.upperBound, list + mark) } }
            }
            self.pattern = pattern.mapParameters { $0.name.flatMap { changes[$0] } ?? $0 }
        }

        func mayOmit(_ name: String) -> Bool {
            pattern.lacking.contains(name) || !pattern.parameters.contains { $0.name == name }
        }
    }

    extension DeclaredRoute {
        var resolved: [ResolvedPattern] {
            patterns.compactMap { $0.pattern.map { ResolvedPattern($0, values) } }
        }
    }
#endif
