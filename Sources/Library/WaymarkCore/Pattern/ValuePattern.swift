/// A literal or a parameter in a pattern: the requirement on part of a path segment, a query value or the fragment.
package enum ValuePattern: Sendable, Hashable {
    /// The value must equal this decoded string byte by byte; in the path, the link policy can ignore ASCII case.
    case literal(String)
    indirect case parameter(PatternParameter)

    package var literal: String? { if case .literal(let text) = self { text } else { nil } }

    package var parameter: PatternParameter? {
        if case .parameter(let parameter) = self { parameter } else { nil }
    }

    package func mapParameter(_ change: (PatternParameter) -> PatternParameter) -> ValuePattern {
        if case .parameter(let parameter) = self { .parameter(change(parameter)) } else { self }
    }
}

extension QueryItemPattern {
    package var parameter: PatternParameter? { value?.parameter }
}
