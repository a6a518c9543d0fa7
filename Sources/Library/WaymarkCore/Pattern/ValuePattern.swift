/// A text, or a parameter: what a piece of a segment, the value of a query item, or the fragment must be.
///
/// It names types and holds texts as they are meant. `LeafRequirements.Value` is the same with both resolved, so that what no link
/// tells apart is equal, and `ValueRequirement` is how the words of a compiled table are read.
package enum ValuePattern: Sendable, Hashable {
    /// This text, decoded, compared by bytes.
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
