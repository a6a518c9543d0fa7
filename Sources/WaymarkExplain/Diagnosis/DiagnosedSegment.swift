/// What one position of a variant takes, as diagnoses ask it: also whether it would take a text if types took any.
///
/// An object, because it is asked again and again, and holds much that would be counted when it is copied.
final class DiagnosedSegment: Sendable {
    private enum Form: Sendable { case literal, value, partial, wildcard, catchAll }

    private let form: Form
    /// Whether types have a say in what is taken.
    let isTyped: Bool
    private let literal: [UInt8]
    /// What a parameter takes; a type that nobody knows takes nothing.
    private let constraint: ParameterConstraint
    private let isKnown: Bool
    /// The pieces, and those with any text in place of types.
    private let partial: PartialForm?
    private let relaxedPartial: PartialForm?

    init(_ pattern: SegmentPattern, types: ParameterTypes) {
        var literal: [UInt8] = []
        var constraint: ParameterConstraint?
        var pieces: [SegmentPiece] = []
        switch pattern {
        case .literal(let text): (form, isTyped, literal) = (.literal, false, Array(text.utf8))
        case .parameter(let parameter):
            (form, isTyped, constraint) = (.value, parameter.hasRelaxedForm, types.constraint(for: parameter.type))
        case .partial(let all): (form, isTyped, pieces) = (.partial, all.contains { $0 != $0.relaxed }, all)
        case .wildcard: (form, isTyped) = (.wildcard, false)
        case .catchAll: (form, isTyped) = (.catchAll, false)
        }
        self.literal = literal
        self.constraint = constraint ?? ParameterConstraint(.any)
        isKnown = constraint != nil
        partial = pieces.isEmpty ? nil : PartialForm(pieces, types: types)
        relaxedPartial =
            isTyped && !pieces.isEmpty ? PartialForm(pieces.map { $0.relaxed }, types: types) : partial
    }

    /// Whether a decoded segment is taken.
    ///
    /// - Parameters:
    ///   - folds: Whether the texts of the pattern are compared without ASCII case.
    ///   - isRelaxed: Whether types take any text.
    func takes(_ text: Bytes, folds: Bool, isRelaxed: Bool) -> Bool {
        switch form {
        case .literal: isLiteral(text, folds: folds)
        case .value: isRelaxed && isTyped || !text.isEmpty && isKnown && constraint.accepts(text, folds: folds)
        case .partial: (isRelaxed ? relaxedPartial : partial)?.matches(text, folds: folds) == true
        case .wildcard: !text.isEmpty
        case .catchAll: true
        }
    }

    private func isLiteral(_ text: Bytes, folds: Bool) -> Bool {
        literal.withBytes { folds ? text.equalsWithoutCase($0) : text.equals($0) }
    }
}

extension PatternParameter {
    /// Whether the parameter stands for more than the texts it lists: `{id: Int}` does, `{lang: en|de}` does not.
    fileprivate var hasRelaxedForm: Bool {
        if case .oneOf = type.kind { false } else { true }
    }
}

extension SegmentPiece {
    /// The piece with any text in place of a type.
    fileprivate var relaxed: SegmentPiece {
        guard case .parameter(let parameter) = self, parameter.hasRelaxedForm else { return self }
        return .parameter(PatternParameter(parameter.name))
    }
}
