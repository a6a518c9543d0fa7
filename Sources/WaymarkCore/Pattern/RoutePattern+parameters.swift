extension RoutePattern {
    /// The parameters that capture, in the order written: those of the path, then of the query, then of the fragment.
    ///
    /// A name that stands in several alternatives is listed once, as it is written first. A named catch-all is a list of
    /// strings. Parameters without a name capture nothing and are left out.
    ///
    /// ```swift
    /// try RoutePattern("/user/{id: Int}?page={page: Int = 1}").parameters.map(\.name)   // ["id", "page"]
    /// ```
    public var parameters: [Parameter] {
        var names: Set<String?> = [nil]
        return allParameters.filter { names.insert($0.name).inserted }
    }

    /// Every parameter and catch-all in the order written, those without a name and repeated names too.
    package var allParameters: [Parameter] {
        var parameters: [Parameter] = []
        path.collectParameters(into: &parameters)
        query.collectParameters(into: &parameters)
        if case .parameter(let parameter) = fragment { parameters.append(parameter) }
        return parameters
    }
}

extension PatternVariant {
    /// The parameters that capture in this variant, in the order written: those of the path, then of the query, then of
    /// the fragment. A named catch-all is a list of strings.
    package var parameters: [Parameter] {
        var parameters: [Parameter] = []
        for segment in segments {
            switch segment {
            case .parameter(let parameter): parameters.append(parameter)
            case .catchAll(let catchAll): parameters.append(catchAll.parameter)
            case .partial(let pieces):
                for case .parameter(let parameter) in pieces { parameters.append(parameter) }
            case .literal, .wildcard: break
            }
        }
        for case .parameter(let parameter) in query.map(\.value) { parameters.append(parameter) }
        if case .parameter(let parameter) = fragment { parameters.append(parameter) }
        return parameters.filter { $0.name != nil }
    }
}

extension CatchAll {
    /// What the run captures, as a parameter: the list of its segments.
    package var parameter: Parameter {
        Parameter(name, type: ParameterType(ParameterType.string.kind, isList: true))
    }
}

extension [PathNode] {
    fileprivate func collectParameters(into parameters: inout [Parameter]) {
        for node in self {
            switch node.kind {
            case .parameter(let parameter): parameters.append(parameter)
            case .catchAll(let catchAll): parameters.append(catchAll.parameter)
            case .optional(let nodes): nodes.collectParameters(into: &parameters)
            case .alternatives(let all): for nodes in all { nodes.collectParameters(into: &parameters) }
            case .separator, .literal, .wildcard: break
            }
        }
    }
}

extension [QueryNode] {
    fileprivate func collectParameters(into parameters: inout [Parameter]) {
        for node in self {
            switch node.kind {
            case .item(let item):
                if case .parameter(let parameter) = item.value { parameters.append(parameter) }
            case .alternatives(let all): for nodes in all { nodes.collectParameters(into: &parameters) }
            }
        }
    }
}
