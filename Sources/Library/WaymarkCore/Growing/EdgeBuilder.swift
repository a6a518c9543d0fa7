/// A converter of pattern segments to edges of the search tree. Each parameter becomes the index of its constraint.
package struct EdgeBuilder {
    package var constraints: ConstraintList
    let foldsLiterals: Bool

    package init(types: ParameterTypes, foldsLiterals: Bool) {
        constraints = ConstraintList(types: types)
        self.foldsLiterals = foldsLiterals
    }

    /// Returns the search tree edges for the path of a pattern variant. If `foldsFirst` is `true`, a literal first
    /// segment is compared without case, because it can be the host of a link.
    package mutating func edges(of variant: PatternVariant, foldsFirst: Bool = false) -> [SegmentEdge] {
        variant.segments.indices.map { position in
            edge(at: position, of: variant.segments, folds: foldsLiterals || foldsFirst && position == 0)
        }
    }

    /// Returns the requirements of a pattern variant on query and fragment; `nil` if it has none.
    package mutating func leaf(of variant: PatternVariant) -> LeafRequirements? {
        guard !variant.query.isEmpty || variant.fragment != nil else { return nil }
        return LeafRequirements(variant, &constraints)
    }

    private mutating func edge(
        at position: Int, of segments: [SegmentPattern], folds: Bool
    ) -> SegmentEdge {
        switch segments[position] {
        case .literal(let text): return .literal(text.literalBytes(folds: folds))
        case .partial(let pieces): return .partial(pieces.map { piece($0) })
        case .parameter(let parameter) where parameter.type == .string: return .any
        case .parameter(let parameter): return .constrained(index(of: parameter.type))
        case .wildcard: return .wildcard
        case .catchAll(let run):
            let stops = run.stopsAtFirstHit && position + 1 < segments.count
            let stop = stops ? [edge(at: position + 1, of: segments, folds: foldsLiterals)] : nil
            return .run(RunEdge(minimum: run.minimum, stopsBefore: stop))
        }
    }

    mutating func piece(_ piece: ValuePattern) -> SegmentEdge.PartialPiece {
        switch piece {
        case .literal(let text): .literal(text.literalBytes(folds: foldsLiterals))
        case .parameter(let parameter): .parameter(index(of: parameter.type))
        }
    }

    /// Returns the index of a type's constraint. If the table ignores case, `en|de` and `EN|DE` have the same index.
    private mutating func index(of type: ParameterType) -> Int {
        constraints.index(of: foldsLiterals ? type.folded : type)
    }
}

extension ParameterType {
    fileprivate var folded: ParameterType {
        guard case .oneOf(let texts) = kind else { return self }
        var copy = self
        copy.kind = .oneOf(texts.map { String(decoding: $0.literalBytes(folds: true), as: UTF8.self) })
        return copy
    }
}

/// The distinct parameter constraints of a route table, each with an index.
package struct ConstraintList {
    let types: ParameterTypes
    package private(set) var all: [ParameterConstraint] = [ParameterConstraint(.any)]
    private(set) var hasUnknownTypes = false
    private var indices: [Key: Int] = [.named("String"): 0]
    /// The last result of `index(of:)`, because tables often repeat the same few types.
    private var last: (kind: ParameterType.Kind, index: Int)?

    init(types: ParameterTypes) { self.types = types }

    /// A parameter type as dictionary key. Literals are bytes: as strings, the two Unicode spellings of `é` are equal.
    private enum Key: Hashable {
        case named(String)
        case oneOf([[UInt8]])
    }

    /// Returns the index of a type's constraint. An unregistered type, which validation reports, gets 0 (any string).
    mutating func index(of type: ParameterType) -> Int {
        if case .named(let name) = type.kind, case .named(name)? = last?.kind, let last { return last.index }
        let index = lookUp(type)
        last = (type.kind, index)
        return index
    }

    private mutating func lookUp(_ type: ParameterType) -> Int {
        let key: Key =
            switch type.kind {
            case .named(let name): .named(name)
            case .oneOf(let texts): .oneOf(texts.map { Array($0.utf8) })
            }
        if let known = indices[key] { return known }
        guard let constraint = types.constraint(for: type) else {
            hasUnknownTypes = true
            return 0
        }
        let index = self.index(ofSameExpression: constraint) ?? all.count
        indices[key] = index
        if index == all.count { all.append(constraint) }
        return index
    }

    /// Returns the index of a known regular expression that matches the same strings as `constraint`, or `nil`.
    private func index(ofSameExpression constraint: ParameterConstraint) -> Int? {
        guard case .matching(let automaton) = constraint.kind else { return nil }
        return all.firstIndex { known in
            if case .matching(let other) = known.kind { other == automaton } else { false }
        }
    }
}

extension String {
    func literalBytes(folds: Bool) -> [UInt8] { folds ? utf8.map { $0.asciiLowercased } : Array(utf8) }
}
