extension QueryReader {
    /// What the link says where a pattern names an item.
    package func read(_ item: QueryItemPattern, types: ParameterTypes) -> ValueReading {
        var name = item.name
        return name.withUTF8 { name in
            switch item.value {
            case .absent: return read(name, as: .bare)
            case .literal(let text):
                var text = text
                return text.withUTF8 { read(name, as: .literal($0)) }
            case .parameter(let parameter):
                let constraint = types.constraint(for: parameter.type) ?? ParameterConstraint(.any)
                return withUnsafePointer(to: constraint) { pointer in
                    let presence = ValuePresence(parameter.presence)
                    let list = ListReading(parameter.type)
                    return read(name, as: .parameter(pointer, list: list, presence: presence))
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
