extension RouteEngine {
    /// The error for a global query item that is missing, repeated or invalid in a link.
    package struct ItemError: Error {
        fileprivate let item: QueryItemPattern
        /// The value of the item in the link; `nil` if the item is missing.
        package fileprivate(set) var text: String?
        package fileprivate(set) var isRepeated = false
        package var name: String { item.parameter?.name ?? item.name }
        package var type: String { item.parameter?.type.plainText ?? item.text }
    }

    /// Returns a URL's values of the global query items that are declared for a type; `nil` if none are declared. If no
    /// alternative in their pattern matches, throws the error of the first one.
    package func globals(_ type: GlobalsType, in url: ParsedURL) throws(ItemError) -> Captures? {
        guard let globals = table.globals.first(where: { $0.type == type }) else { return nil }
        var first: ItemError?
        for variant in globals.variants {
            do throws(ItemError) {
                return try captures(of: variant, in: url)
            } catch {
                first = first ?? error
            }
        }
        if let first { throw first }
        return nil
    }

    private func captures(of variant: PatternVariant, in url: ParsedURL) throws(ItemError) -> Captures {
        var elements: [Captures.Element] = []
        for item in variant.query {
            let value = try url.withQueryReader(table.policy) { self.value(of: item, in: url, $0) }.get()
            guard let name = item.parameter?.name, let value else { continue }
            elements.append(Captures.Element(name: name, value: value))
        }
        return Captures(elements)
    }

    private func value(
        of item: QueryItemPattern, in url: ParsedURL, _ reader: QueryReader
    ) -> Result<CaptureValue?, ItemError> {
        let constraint = item.parameter.flatMap { table.types.constraint(for: $0.type) } ?? ParameterConstraint(.any)
        switch reader.read(item, types: table.types) {
        case .missing: return .failure(ItemError(item: item))
        case .misfit: return .failure(ItemError(item: item, text: url.firstValue(ofItem: item.name)))
        case .repeated:
            return .failure(ItemError(item: item, text: url.firstValue(ofItem: item.name), isRepeated: true))
        case .present: return .success(nil)
        case .absent: return .success(item.parameter?.defaultValue(constraint))
        case .value(let range): return .success(reader.text.withDecoded(range) { constraint.value(of: $0) })
        case .list:
            let isExploded = item.parameter?.type.isExploded ?? false
            return .success(.list(reader.elements(of: item.name, isExploded: isExploded, constraint)))
        }
    }
}
