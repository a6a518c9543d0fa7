/// A literal or a parameter in a pattern: the requirement on a part of a segment, a query value, or the fragment.
///
/// It contains type names and decoded literals. `LeafRequirements.Value` contains resolved types instead, so that
/// equivalent requirements are equal. `ValueRequirement` is its counterpart in compiled tables.
package enum ValuePattern: Sendable, Hashable {
    /// The value must equal this decoded string byte by byte; part of a segment may be compared without ASCII case.
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
