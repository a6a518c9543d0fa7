/// What one position of a variant takes, as diagnoses ask it: also whether it would take a text if types took any.
struct DiagnosedSegment: Sendable {
    let pattern: SegmentPattern
    /// What a parameter takes; `nil` for a type that nobody knows.
    private let constraint: Constraint?
    private let types: ParameterTypes

    init(_ pattern: SegmentPattern, types: ParameterTypes) {
        self.pattern = pattern
        self.types = types
        if case .parameter(let parameter) = pattern {
            constraint = types.constraint(for: parameter.type)
        } else {
            constraint = nil
        }
    }

    /// Whether a decoded segment is taken.
    ///
    /// - Parameters:
    ///   - folds: Whether the texts of the pattern are compared without ASCII case.
    ///   - isRelaxed: Whether types take any text.
    func takes(_ text: UnsafeBufferPointer<UInt8>, folds: Bool, isRelaxed: Bool) -> Bool {
        switch pattern {
        case .literal(let literal): Self.equals(literal, text, folds: folds)
        case .parameter(let parameter):
            isRelaxed && parameter.hasRelaxedForm || !text.isEmpty && constraint?.accepts(text, folds: folds) == true
        case .partial(let pieces):
            PartialSegment.parts(
                of: String(decoding: text, as: UTF8.self), isRelaxed ? pieces.map(\.relaxed) : pieces, types: types,
                folds: folds) != nil
        case .wildcard: !text.isEmpty
        case .catchAll: true
        }
    }

    private static func equals(_ literal: String, _ text: UnsafeBufferPointer<UInt8>, folds: Bool) -> Bool {
        folds
            ? literal.utf8.lazy.map(\.asciiLowercased).elementsEqual(text.lazy.map(\.asciiLowercased))
            : literal.utf8.elementsEqual(text)
    }
}

extension Parameter {
    /// Whether the parameter stands for more than the texts it lists: `{id: Int}` does, `{lang: en|de}` does not.
    fileprivate var hasRelaxedForm: Bool {
        if case .oneOf = type.kind { false } else { true }
    }
}

extension SegmentPiece {
    /// The piece with any text in place of a type.
    fileprivate var relaxed: SegmentPiece {
        guard case .parameter(let parameter) = self, parameter.hasRelaxedForm else { return self }
        return .parameter(Parameter(parameter.name))
    }
}
