import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

extension Matching {
    enum ItemResult {
        case fits(CaptureValue?)
        /// The item would match, but the link has a duplicate of it.
        case repeated
        case misfits

        var isMisfit: Bool { if case .misfits = self { true } else { false } }
    }

    func match(_ item: PlainItem, in link: PlainLink) -> ItemResult {
        let items = link.items.filter { $0.name == item.name }
        guard let parameter = item.value.parameter else {
            return counted(items.map { fits(item.value, $0.value) ? .fits(nil) : .misfits }) ?? .misfits
        }
        if items.isEmpty { return absent(parameter) }
        if parameter.isList { return list(parameter, items) }
        // An item without a value counts as absent. With `firstValid`, items without a value are ignored.
        let valued = policy.repeatedItems == .firstValid ? items.filter { $0.value != nil } : items
        let results = (valued.isEmpty ? items : valued).map { item in
            item.value.map { value(of: parameter, from: $0).map { .fits($0) } ?? .misfits } ?? absent(parameter)
        }
        return counted(results) ?? (parameter.presence == .lenient ? .fits(nil) : .misfits)
    }

    private func fits(_ literal: PlainItem.Value, _ value: Bytes?) -> Bool {
        if case .literal(let text) = literal { return ignoresTypes && value != nil || value == text }
        return ignoresTypes || value == nil
    }

    /// Returns the result of the item that counts among duplicates; `nil` if it does not match.
    private func counted(_ items: [ItemResult]) -> ItemResult? {
        let fitting = items.filter { if case .fits = $0 { true } else { false } }
        if ignoresTypes { return fitting.first }
        switch policy.repeatedItems {
        case .rejected: return items.count > 1 && !fitting.isEmpty ? .repeated : fitting.first
        case .firstValid: return fitting.first
        case .first: return items.first.flatMap { if case .fits = $0 { $0 } else { nil } }
        case .last: return items.last.flatMap { if case .fits = $0 { $0 } else { nil } }
        @unknown default: return nil
        }
    }

    private func list(_ parameter: PlainParameter, _ items: [PlainLink.Item]) -> ItemResult {
        let texts = items.flatMap { parameter.isExploded ? [$0.value].compactMap(\.self) : $0.elements }
        if texts.isEmpty { return absent(parameter) }
        let elements = texts.map { value(of: parameter, from: $0) }
        if elements.contains(where: { $0 == nil }) { return parameter.presence == .lenient ? .fits(nil) : .misfits }
        return .fits(.list(elements.compactMap(\.self)))
    }

    private func absent(_ parameter: PlainParameter) -> ItemResult {
        switch parameter.presence {
        case .required: .misfits
        case .optional, .lenient: .fits(nil)
        case .defaulted(let texts): .fits(defaultValue(texts.map { value(of: parameter, from: $0) }, of: parameter))
        }
    }

    private func defaultValue(_ values: [CaptureValue?], of parameter: PlainParameter) -> CaptureValue? {
        parameter.isList ? .list(values.compactMap(\.self)) : values.first.flatMap(\.self)
    }

    func match(fragment: PlainItem.Value?, in link: PlainLink) -> ItemResult {
        switch fragment {
        case nil, .some(.none): return .fits(nil)
        case .literal(let text):
            return link.fragment.map { ignoresTypes || $0 == text } ?? false ? .fits(nil) : .misfits
        case .parameter(let parameter):
            guard let text = link.fragment else { return absent(parameter) }
            if let value = value(of: parameter, from: text) { return .fits(value) }
            return parameter.presence == .lenient ? .fits(nil) : .misfits
        }
    }
}
