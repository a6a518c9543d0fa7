#if Macros

    struct TypeMismatchFixes {
        private let route: DeclaredRoute
        private let literal: PatternLiteral

        init(_ route: DeclaredRoute, _ literal: PatternLiteral) {
            (self.route, self.literal) = (route, literal)
        }

        func fixes(of problem: RouteProblem) -> [Fix] {
            switch problem.kind {
            case .parameterType(let name, let type, _): value(name).map { typeFixes(of: $0, name, type) } ?? []
            case .optionalParameter(let name, _): value(name).map { [write($0.type.text + "?", for: $0)] } ?? []
            default: []
            }
        }

        private func value(_ name: String) -> DeclaredValue? { route.values.first { $0.name == name } }

        private func typeFixes(of value: DeclaredValue, _ name: String, _ type: String) -> [Fix] {
            guard let pattern = route.patterns.first(where: { $0.literal.text == literal.text })?.pattern,
                let place = pattern.places.first(where: { $0.name == name })
            else { return [] }
            let isInPath = RoutePattern(text: pattern.text, path: pattern.path).parameters.contains { $0.name == name }
            var fixes: [Fix] = []
            if isInPath, value.type.isList, !type.hasPrefix("[") {
                // Prefixes cannot contain a catch-all.
                if !route.site.isPrefix { fixes.append(.write("{\(name): **}", in: literal, at: place.range)) }
            } else if let written = place.typeRange, place.type != nil, value.type.isBuiltIn,
                value.type.isList == type.hasPrefix("[")
            {
                fixes.append(.write(value.type.element, in: literal, at: written))
            }
            if !type.contains("|") {
                // An exploded list is a list in Swift.
                let swiftType = type.hasSuffix("*") ? String(type.dropLast()) : type
                fixes.append(write(swiftType + (value.type.isOptional ? "?" : ""), for: value))
            }
            return fixes
        }

        private func write(_ type: String, for value: DeclaredValue) -> Fix {
            Fix("make it '\(type)'", at: SyntaxRange(value.typeNode), type)
        }
    }
#endif
