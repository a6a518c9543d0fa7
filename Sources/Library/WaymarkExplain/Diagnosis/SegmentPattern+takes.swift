extension SegmentPattern {
    /// Returns the type constraint of a parameter; for a segment such as `{file}.{ext}`, one for each parameter, and
    /// `.any` for each literal. A type that `types` does not contain accepts no string.
    package func constraints(_ types: ParameterTypes) -> [ParameterConstraint] {
        switch self {
        case .parameter(let parameter): [types.known(parameter.type)]
        case .partial(let pieces): pieces.map { $0.parameter.map { types.known($0.type) } ?? ParameterConstraint(.any) }
        case .literal, .wildcard, .catchAll: []
        }
    }

    /// Returns `true` if the pattern segment matches a decoded segment of a link. `constraints` are those of
    /// ``constraints(_:)``, cached. `folds` ignores ASCII case. If `isRelaxed` is `true`, types accept any string, even
    /// an empty one, except choices such as `en|de`.
    func takes(_ text: Bytes, _ constraints: [ParameterConstraint], folds: Bool, isRelaxed: Bool) -> Bool {
        switch self {
        case .literal(let literal): literal.withBytes { folds ? text.equalsWithoutCase($0) : text.equals($0) }
        case .parameter(let parameter):
            isRelaxed && parameter.hasRelaxedForm || !text.isEmpty && constraints[0].accepts(text, folds: folds)
        case .partial(let pieces):
            PartialSegment.fits(
                text, pieces,
                isRelaxed
                    ? zip(pieces, constraints).map { $0.hasRelaxedForm ? ParameterConstraint(.any) : $1 } : constraints,
                folds: folds)
        case .wildcard: !text.isEmpty
        case .catchAll: true
        }
    }

    var isOneSegment: Bool { if case .catchAll = self { false } else { true } }

    /// `true` for a parameter that is a choice, such as `{lang: en|de}`.
    var isOneOfTexts: Bool {
        if case .parameter(let parameter) = self { !parameter.hasRelaxedForm } else { false }
    }

    package var hasLiteral: Bool { pieces.contains { $0.literal != nil } }

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
    /// `true` if the parameter accepts any string when types are ignored: `{id: Int}`, but not `{lang: en|de}`.
    fileprivate var hasRelaxedForm: Bool { if case .oneOf = type.kind { false } else { true } }
}

extension ValuePattern {
    fileprivate var hasRelaxedForm: Bool { parameter?.hasRelaxedForm ?? false }
}

extension PartialSegment {
    /// - Parameter constraints: One constraint for each piece; those for literals are unused.
    fileprivate static func fits(
        _ text: Bytes, _ pieces: [ValuePattern], _ constraints: [ParameterConstraint], folds: Bool
    ) -> Bool {
        var literals: [UInt8] = []
        let ranges = pieces.map { piece in
            let start = literals.count
            literals += Array((piece.literal ?? "").utf8)
            return start..<literals.count
        }
        return literals.withBytes { literals in
            constraints.withSpan { constraints in
                PartialSegment(count: pieces.count, folds: folds).matches(text) { index in
                    guard pieces[index].parameter != nil else { return .literal(literals.part(ranges[index])) }
                    return .parameter(constraints.pointer(index))
                }
            }
        }
    }
}
