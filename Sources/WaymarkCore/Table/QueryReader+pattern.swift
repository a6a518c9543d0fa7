extension QueryReader {
    /// What the link says where a pattern names an item.
    package func read(_ item: QueryItemPattern, types: ParameterTypes) -> ValueReading {
        item.name.withBytes { name in
            switch item.value {
            case .absent: return read(name, as: .bare)
            case .literal(let text):
                return text.withBytes { read(name, as: .literal($0)) }
            case .parameter(let parameter):
                let constraint = types.constraint(for: parameter.type) ?? ParameterConstraint(.any)
                let presence = ValuePresence(parameter.presence)
                let list = ListReading(parameter.type)
                return [constraint].withRow {
                    read(name, as: .parameter($0.place(0), list: list, presence: presence))
                }
            }
        }
    }
}

extension ValueReading {
    package var isMisfit: Bool {
        switch self {
        case .missing, .misfit: true
        case .absent, .repeated, .present, .value, .list: false
        }
    }
}
