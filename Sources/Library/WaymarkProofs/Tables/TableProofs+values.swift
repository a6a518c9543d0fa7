extension TableProofs {
    /// A possible value of a parameter: a listed string, or none.
    package enum Part: Sendable, Hashable {
        /// A listed string, such as `a` of `{k: a|b}`.
        case text(String)
        /// An absent value, replaced by the default.
        case absent
    }

    /// A parameter of a pattern variant with one of its possible values.
    package struct VariantPart: Sendable, Hashable {
        package let rank: Int
        package let parameter: String
        package let part: Part

        package init(rank: Int, parameter: String, part: Part) {
            (self.rank, self.parameter, self.part) = (rank, parameter, part)
        }

        /// The name of the parameter if its value is absent; otherwise `nil`.
        var absent: String? { part == .absent ? parameter : nil }

        /// Returns the pattern variant in which the listed string, if any, replaces the parameter.
        func variant(in table: RankedTable) -> PatternVariant {
            let variant = table.variants[rank].variant
            guard case .text(let text) = part else { return variant }
            return variant.mapValues { $0.parameter?.name == parameter ? .literal(text) : $0 }
        }
    }

    package func parts(ofRanks ranks: some Sequence<Int>) -> [VariantPart] {
        ranks.flatMap { rank in
            let variant = table.variants[rank].variant
            let items = variant.query.compactMap { $0.parameter }.filter { !$0.type.isList }
            let inPath = variant.segments.flatMap { $0.pieces.compactMap { $0.parameter } }
            let all = inPath + items + [variant.fragment?.parameter].compactMap { $0 }
            return all.flatMap { parameter -> [VariantPart] in
                guard let name = parameter.name else { return [] }
                let values = texts(of: parameter).map { Part.text($0) } + (parameter.hasDefault ? [.absent] : [])
                return values.map { VariantPart(rank: rank, parameter: name, part: $0) }
            }
        }
    }

    private func texts(of parameter: PatternParameter) -> [String] {
        guard case .oneOf(let texts)? = table.types.constraint(for: parameter.type)?.kind, texts.count > 1 else {
            return []
        }
        return texts.map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the shortest link with a parameter value, given by its index in the argument of `reach(of:)`.
    package mutating func shortestLink(ofPart number: Int, rank: Int) -> String? {
        shortestLink(of: part(number, rank: rank))
    }

    /// Returns the indices of a pattern variant and of its copy with one parameter value. Only links with that value
    /// match both.
    func part(_ number: Int, rank: Int) -> [Int] { [rank, table.variants.count + number] }
}

extension PatternVariant {
    /// Returns the pattern variant with changed literals and parameters, but not catch-alls and item names.
    func mapValues(_ change: (ValuePattern) -> ValuePattern) -> PatternVariant {
        PatternVariant(
            segments: segments.map { $0.mapValues(change) },
            query: query.map { QueryItemPattern(name: $0.name, value: $0.value.map(change)) },
            fragment: fragment.map(change))
    }
}

extension SegmentPattern {
    private init(_ value: ValuePattern) {
        switch value {
        case .literal(let text): self = .literal(text)
        case .parameter(let parameter): self = .parameter(parameter)
        }
    }

    fileprivate func mapValues(_ change: (ValuePattern) -> ValuePattern) -> SegmentPattern {
        switch self {
        case .literal(let text): SegmentPattern(change(.literal(text)))
        case .parameter(let parameter): SegmentPattern(change(.parameter(parameter)))
        case .partial(let pieces): .partial(pieces.map(change))
        case .wildcard, .catchAll: self
        }
    }
}
