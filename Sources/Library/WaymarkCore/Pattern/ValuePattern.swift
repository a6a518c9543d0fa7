/// A literal or a parameter: the requirement on a piece of a segment, a query item's value, or the fragment.
///
/// It contains type names and decoded literals. `LeafRequirements.Value` is its resolved equivalent, in which
/// indistinguishable requirements are equal; `ValueRequirement` is the one that compiled tables are read as.
package enum ValuePattern: Sendable, Hashable {
    /// This string, decoded, compared by bytes.
    case literal(String)
    indirect case parameter(PatternParameter)

    package var literal: String? {
        if case .literal(let text) = self { text } else { nil }
    }

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
