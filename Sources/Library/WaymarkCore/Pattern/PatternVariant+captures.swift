extension PatternVariant {
    var catchAllCount: Int { segments.count { if case .catchAll = $0 { true } else { false } } }

    /// The named parameters of path, query and fragment, in written order. A named catch-all is a list of strings.
    package var parameters: [PatternParameter] {
        var parameters: [PatternParameter] = []
        forEachCapture { parameters.append($1) }
        return parameters
    }

    /// Calls a function with each of the ``parameters`` and its index among them.
    package func forEachCapture(_ body: (Int, PatternParameter) -> Void) {
        var number = 0
        func visit(_ parameter: PatternParameter) {
            guard parameter.name != nil else { return }
            body(number, parameter)
            number += 1
        }
        for segment in segments {
            switch segment {
            case .parameter(let parameter): visit(parameter)
            case .partial(let pieces): for case .parameter(let parameter) in pieces { visit(parameter) }
            case .catchAll(let run): visit(run.parameter)
            case .literal, .wildcard: break
            }
        }
        for item in query { if let parameter = item.parameter { visit(parameter) } }
        if let parameter = fragment?.parameter { visit(parameter) }
    }
}

extension PatternParameter {
    /// The only string that a required parameter can match, such as for `{lang: en}`; `nil` if it can match others.
    package var onlyText: String? {
        guard presence == .required, !type.isList, case .oneOf(let texts) = type.kind, texts.count == 1 else {
            return nil
        }
        return texts.first
    }
}
