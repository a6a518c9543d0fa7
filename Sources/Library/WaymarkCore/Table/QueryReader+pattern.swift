extension QueryReader {
    package func read(_ item: QueryItemPattern, types: ParameterTypes) -> ValueReading {
        item.name.withBytes { name in
            guard let value = item.value else { return read(name, as: .bare) }
            return value.withRequirement(types) { read(name, as: $0) }
        }
    }
}

extension FragmentReader {
    package func read(_ fragment: ValuePattern, types: ParameterTypes) -> ValueReading {
        fragment.withRequirement(types) { read(as: $0) }
    }
}

extension ValuePattern {
    fileprivate func withRequirement(_ types: ParameterTypes, _ body: (ValueRequirement) -> ValueReading)
        -> ValueReading
    {
        switch self {
        case .literal(let text): text.withBytes { body(.literal($0)) }
        case .parameter(let parameter):
            [types.constraint(for: parameter.type) ?? ParameterConstraint(.any)].withSpan { constraints in
                let presence = ValuePresence(parameter.presence)
                return body(.parameter(constraints.pointer(0), list: ListReading(parameter.type), presence: presence))
            }
        }
    }
}
