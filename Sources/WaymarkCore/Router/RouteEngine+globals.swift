extension RouteEngine {
    /// A global item that is missing, does not fit, or is repeated.
    package struct ItemFault: Error {
        /// The name of the parameter, or of the item if it has none.
        package var name: String
        /// The item's value; `nil` if it is missing.
        package var text: String?
        /// What was expected.
        package var type: String
        package var isRepeated: Bool
    }

    /// The values of global items in a link, or `nil` if the table has none of the type.
    ///
    /// - Throws: What is wrong with the items, in the first variant of their pattern.
    package func globals(_ type: GlobalsType, in url: ParsedURL) throws(ItemFault) -> Captures? {
        guard let globals = table.globals.first(where: { $0.type == type }) else { return nil }
        var first: ItemFault?
        for variant in globals.variants {
            do throws(ItemFault) {
                return try captures(of: variant, in: url)
            } catch {
                first = first ?? error
            }
        }
        if let first { throw first }
        return nil
    }

    private func captures(of variant: PatternVariant, in url: ParsedURL) throws(ItemFault) -> Captures {
        var elements: [Captures.Element] = []
        for item in variant.query {
            let reading = url.withQueryReader(table.policy) { reader in
                ItemReading(reader.read(item, types: table.types), of: item, reader, types: table.types)
            }
            switch reading {
            case .missing: throw ItemFault(item, text: nil)
            case .misfit: throw ItemFault(item, text: url.value(of: item))
            case .repeated: throw ItemFault(item, text: url.value(of: item), isRepeated: true)
            case .value(let value):
                guard let name = item.parameter?.name, let value else { continue }
                elements.append(Captures.Element(name: name, value: value))
            }
        }
        return Captures(elements)
    }
}

/// What an item says, with its value, which outlives the link's bytes.
private enum ItemReading {
    case missing, misfit, repeated
    /// What its parameter holds, if it has one and holds anything.
    case value(CaptureValue?)

    init(_ reading: ValueReading, of item: QueryItemPattern, _ reader: QueryReader, types: ParameterTypes) {
        let constraint = item.parameter.flatMap { types.constraint(for: $0.type) } ?? ParameterConstraint(.any)
        switch reading {
        case .missing: self = .missing
        case .misfit: self = .misfit
        case .repeated: self = .repeated
        case .present: self = .value(nil)
        case .absent: self = .value(item.parameter?.standIn(constraint))
        case .value(let range): self = .value(reader.text.withDecoded(range) { constraint.value(of: $0) })
        case .list:
            let isExploded = item.parameter?.type.isExploded ?? false
            self = .value(.list(reader.elements(of: item.name, isExploded: isExploded, constraint)))
        }
    }
}

extension RouteEngine.ItemFault {
    fileprivate init(_ item: QueryItemPattern, text: String?, isRepeated: Bool = false) {
        self.init(
            name: item.parameter?.name ?? item.name, text: text, type: item.parameter?.type.text ?? item.text,
            isRepeated: isRepeated)
    }
}

extension ParsedURL {
    fileprivate func value(of item: QueryItemPattern) -> String? {
        queryItems.first { $0.name.utf8.elementsEqual(item.name.utf8) && $0.value != nil }?.value
    }
}
