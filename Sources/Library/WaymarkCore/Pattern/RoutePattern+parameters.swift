extension RoutePattern {
    /// The parameters that capture, in the order written: those of the path, then of the query, then of the fragment.
    ///
    /// A name that stands in several alternatives is listed once, as it is written first. A named catch-all is a list of
    /// strings. Parameters without a name capture nothing and are left out.
    ///
    /// ```swift
    /// try RoutePattern("/user/{id: Int}?page={page: Int = 1}").parameters.map(\.name)   // ["id", "page"]
    /// ```
    ///
    /// - Complexity: O(*n*) in the length of the pattern: they are gathered each time.
    public var parameters: [PatternParameter] {
        if case .flat(let path) = form { return path.parameters(of: text) }
        var names: Set<String> = []
        return allParameters.filter { $0.name.map { names.insert($0).inserted } ?? false }
    }

    /// Every parameter and catch-all in the order written, those without a name and repeated names too.
    package var allParameters: [PatternParameter] {
        var parameters: [PatternParameter] = []
        forEachParameter { parameters.append($0) }
        return parameters
    }

    /// Whether a condition holds for any parameter or catch-all.
    package func hasParameter(where condition: (PatternParameter) -> Bool) -> Bool {
        var isFound = false
        forEachParameter { isFound = isFound || condition($0) }
        return isFound
    }

    private func forEachParameter(_ body: (PatternParameter) -> Void) {
        path.forEachParameter(body)
        query.forEachItem { item, _ in if let parameter = item.parameter { body(parameter) } }
        if let parameter = fragment?.parameter { body(parameter) }
    }
}

extension CatchAll {
    /// What the run captures, as a parameter: the list of its segments.
    package var parameter: PatternParameter {
        PatternParameter(name, type: ParameterType(ParameterType.string.kind, isList: true))
    }
}

extension [PathNode] {
    fileprivate func forEachParameter(_ body: (PatternParameter) -> Void) {
        for node in self {
            switch node.kind {
            case .parameter(let parameter): body(parameter)
            case .catchAll(let catchAll): body(catchAll.parameter)
            case .optional(let nodes): nodes.forEachParameter(body)
            case .alternatives(let all): for nodes in all { nodes.forEachParameter(body) }
            case .separator, .literal, .wildcard: break
            }
        }
    }
}
