extension RoutePattern: CustomStringConvertible {
    /// The pattern as a canonical string in ``BraceSyntax``; parsing the string returns an equal pattern.
    ///
    /// ```swift
    /// try RoutePattern("/user/{ id : Int }/").description   // "/user/{id: Int}"
    /// ```
    ///
    /// A pattern that was written in another syntax and that ``BraceSyntax`` cannot express is returned as written.
    ///
    /// - Complexity: O(*n*) in the length of the pattern: the string is built at each access.
    public var description: String { description(besides: []) }
}

extension RoutePattern {
    /// Returns the canonical string for a table that registers types with these names. A listed literal with such a
    /// name is escaped, because an unescaped name is reported as a type.
    package func description(besides typeNames: [String]) -> String {
        var writer = BraceWriter()
        writer.typeNames = typeNames
        writer.write(self)
        return writer.missing.isEmpty || text.isEmpty ? writer.text : text
    }

    /// The pattern as written, or its canonical string if it was created without one.
    package var writtenText: String { text.isEmpty ? description : text }

    /// The named parameters of the pattern in written order: those of the path, then the query, then the fragment.
    ///
    /// A name that occurs in several alternatives is listed once, at its first occurrence. A named catch-all, such as
    /// `{rest: **}`, is a list of strings. Unnamed parameters, such as `{: Int}`, capture nothing and are omitted.
    ///
    /// ```swift
    /// try RoutePattern("/user/{id: Int}?page={page: Int = 1}").parameters.map(\.name)   // ["id", "page"]
    /// ```
    ///
    /// - Complexity: O(*n*) in the length of the pattern: the array is built at each access.
    public var parameters: [PatternParameter] {
        if case .flat(let path) = form { return path.parameters(of: text) }
        var names: Set<String> = []
        return allParameters.filter { $0.name.map { names.insert($0).inserted } ?? false }
    }

    /// All parameters and catch-alls of the pattern in written order, including unnamed ones and several of one name.
    package var allParameters: [PatternParameter] {
        var parameters: [PatternParameter] = []
        forEachParameter { parameters.append($0) }
        return parameters
    }

    package func hasParameter(where condition: (PatternParameter) -> Bool) -> Bool {
        var isFound = false
        forEachParameter { isFound = isFound || condition($0) }
        return isFound
    }

    func forEachParameter(_ body: (PatternParameter) -> Void) {
        path.forEachPart { if let parameter = $0.parameter { body(parameter) } }
        query.forEachPart { if let parameter = $0.parameter { body(parameter) } }
        if let parameter = fragment?.parameter { body(parameter) }
    }
}

extension CatchAll {
    package var parameter: PatternParameter {
        PatternParameter(name, type: ParameterType(ParameterType.string.kind, isList: true))
    }
}
