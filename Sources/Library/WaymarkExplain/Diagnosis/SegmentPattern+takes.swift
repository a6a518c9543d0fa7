extension SegmentPattern {
    /// What each parameter takes, in order, and any text for literal pieces; a type that nobody knows takes nothing.
    func constraints(_ types: ParameterTypes) -> [ParameterConstraint] {
        switch self {
        case .parameter(let parameter): [types.known(parameter.type)]
        case .partial(let pieces): pieces.map { $0.parameter.map { types.known($0.type) } ?? ParameterConstraint(.any) }
        case .literal, .wildcard, .catchAll: []
        }
    }

    /// Whether a decoded segment is taken.
    ///
    /// - Parameters:
    ///   - constraints: What ``constraints(_:)`` gave: many links ask for them, and they are looked up once.
    ///   - folds: Whether the texts of the pattern are compared without ASCII case.
    ///   - isRelaxed: Whether types take any text, even none.
    func takes(
        _ text: Bytes, _ constraints: [ParameterConstraint], folds: Bool, isRelaxed: Bool
    ) -> Bool {
        switch self {
        case .literal(let literal): literal.withBytes { folds ? text.equalsWithoutCase($0) : text.equals($0) }
        case .parameter(let parameter):
            isRelaxed && parameter.hasRelaxedForm || !text.isEmpty && constraints[0].accepts(text, folds: folds)
        case .partial(let pieces):
            PartialSegment.fits(
                text, pieces.enumerated().map { $1.asked(at: $0) },
                isRelaxed
                    ? zip(pieces, constraints).map { $0.hasRelaxedForm ? ParameterConstraint(.any) : $1 } : constraints,
                folds: folds)
        case .wildcard: !text.isEmpty
        case .catchAll: true
        }
    }

    /// Whether the position is always one segment.
    var isOneSegment: Bool {
        if case .catchAll = self { false } else { true }
    }

    /// Whether the position is a parameter of several texts, such as `{lang: en|de}`.
    var isOneOfTexts: Bool {
        if case .parameter(let parameter) = self { !parameter.hasRelaxedForm } else { false }
    }

    /// Whether some text of the position is fixed.
    var hasLiteral: Bool {
        switch self {
        case .literal: true
        case .partial(let pieces): pieces.contains { $0.parameter == nil }
        case .parameter, .wildcard, .catchAll: false
        }
    }

    /// Whether types have a say in what is taken.
    var isTyped: Bool {
        switch self {
        case .parameter(let parameter): parameter.hasRelaxedForm
        case .partial(let pieces): pieces.contains { $0.hasRelaxedForm }
        case .literal, .wildcard, .catchAll: false
        }
    }
}

extension ParameterTypes {
    fileprivate func known(_ type: ParameterType) -> ParameterConstraint { constraint(for: type) ?? .oneOf([]) }
}

extension PatternParameter {
    /// Whether the parameter stands for more than the texts it lists: `{id: Int}` does, `{lang: en|de}` does not.
    fileprivate var hasRelaxedForm: Bool {
        if case .oneOf = type.kind { false } else { true }
    }
}

extension ValuePattern {
    fileprivate var hasRelaxedForm: Bool { parameter?.hasRelaxedForm ?? false }

    /// The piece with its constraint as the one of its own number.
    fileprivate func asked(at number: Int) -> SegmentEdge.PartialPiece {
        switch self {
        case .literal(let text): .literal(Array(text.utf8))
        case .parameter: .parameter(number)
        }
    }
}
