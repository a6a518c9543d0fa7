import WaymarkCore

/// What a link's query items and fragment give for a variant.
struct ReferenceQuery {
    enum Reading {
        case fails
        /// It would fit, but an item that is taken once stands there several times, and that is forbidden.
        case isRepeated
        /// It fits; the value if one is captured.
        case fits(CaptureValue?)
    }

    let values = ReferenceValues()
    let link: SampleLink
    let policy: LinkPolicy

    func read(_ item: QueryItemPattern) -> Reading {
        let items = link.items.filter { Array($0.name.utf8) == Array(item.name.utf8) }
        let withValue = items.compactMap { item in item.parts.map { (parts: $0, text: $0.joined(separator: ",")) } }
        switch item.value {
        case .absent: return items.contains { $0.parts == nil } ? .fits(nil) : .fails
        case .literal(let text):
            let texts = withValue.map(\.text)
            return readOne(texts, isRequired: true, fits: { $0 == text }, value: { _ in nil })
        case .parameter(let parameter) where parameter.type.isList:
            return readList(withValue.flatMap(\.parts), parameter)
        case .parameter(let parameter): return read(withValue.map(\.text), parameter)
        }
    }

    func read(_ fragment: FragmentPattern?) -> Reading {
        switch fragment {
        case nil: return .fits(nil)
        case .literal(let text): return link.fragment == text ? .fits(nil) : .fails
        case .parameter(let parameter): return read([link.fragment].compactMap(\.self), parameter)
        }
    }

    private func read(_ texts: [String], _ parameter: Parameter) -> Reading {
        let reading = readOne(
            texts, isRequired: parameter.presence == .required, fits: { values.fits($0, parameter.type) },
            value: { values.value(of: $0, parameter.type) })
        return settle(reading, isThere: !texts.isEmpty, parameter)
    }

    private func readList(_ parts: [String], _ parameter: Parameter) -> Reading {
        let list = values.values(of: parts, parameter.type)
        let reading: Reading =
            if parts.isEmpty {
                parameter.presence == .required ? .fails : .fits(nil)
            } else {
                list.map { .fits(.list($0)) } ?? .fails
            }
        return settle(reading, isThere: !parts.isEmpty, parameter)
    }

    /// What is lenient takes a misfit for absent; what has a default has a value when it is absent.
    private func settle(_ reading: Reading, isThere: Bool, _ parameter: Parameter) -> Reading {
        switch (reading, parameter.presence) {
        case (.fails, .lenient): return .fits(nil)
        case (.fits(nil), .defaulted(let text)) where !isThere: return .fits(values.standIn(text, parameter.type))
        default: return reading
        }
    }

    /// One value of several texts, chosen as the policy says.
    private func readOne(
        _ texts: [String], isRequired: Bool, fits: (String) -> Bool, value: (String) -> CaptureValue?
    ) -> Reading {
        guard let first = texts.first, let last = texts.last else { return isRequired ? .fails : .fits(nil) }
        let chosen: String
        switch policy.repeatedItems {
        case .rejected:
            if texts.count > 1 { return texts.contains(where: fits) ? .isRepeated : .fails }
            chosen = first
        case .first: chosen = first
        case .last: chosen = last
        case .firstValid: chosen = texts.first(where: fits) ?? first
        }
        return fits(chosen) ? .fits(value(chosen)) : .fails
    }
}
