import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// Matches a link's query items and fragment with those of a variant.
struct ReferenceQuery {
    enum Reading {
        case fails
        /// Only a forbidden duplicate of a single-value item prevents a match.
        case isRepeated
        /// A match, with the value if one is captured.
        case fits(CaptureValue?)

        var fits: Bool { if case .fits = self { true } else { false } }
    }

    let values = ReferenceValues()
    let link: SampleLink
    let policy: LinkPolicy

    func read(_ item: QueryItemPattern) -> Reading {
        let items = link.items.filter { Array($0.name.utf8) == Array(item.name.utf8) }
        switch item.value {
        case nil: return readOne(items) { $0.parts == nil }
        case .literal(let text): return readOne(items) { $0.value == text }
        case .parameter(let parameter) where parameter.type.isList:
            let isExploded = parameter.type.isExploded
            return readList(
                isExploded ? items.compactMap(\.value) : items.compactMap(\.parts).flatMap(\.self), parameter)
        case .parameter(let parameter):
            let isValid = { (item: SampleLink.Item) in item.value.map { values.fits($0, parameter.type) } ?? false }
            return readOne(items, isValid: isValid) { read($0?.value, parameter) }
        }
    }

    /// Reads a single-value parameter from one item, or from none. An item without a value counts as absent.
    private func read(_ text: String?, _ parameter: PatternParameter) -> Reading {
        switch (text, parameter.presence) {
        case (nil, .required): .fails
        case (nil, .defaulted(let text)): .fits(values.value(of: text, parameter.type))
        case (nil, _): .fits(nil)
        case (let text?, .lenient): .fits(values.value(of: text, parameter.type))
        case (let text?, _): values.value(of: text, parameter.type).map { .fits($0) } ?? .fails
        }
    }

    /// Reads an item without a capture, which may have to be valid for a type.
    private func readOne(_ items: [SampleLink.Item], isValid: (SampleLink.Item) -> Bool) -> Reading {
        readOne(items, isValid: isValid) { $0.map(isValid) == true ? .fits(nil) : .fails }
    }

    /// Reads one of several items with the same name, chosen by the policy.
    ///
    /// - Parameters:
    ///   - isValid: Whether an item has a valid value.
    ///   - read: Reads a single item, or `nil` for an absent one.
    private func readOne(
        _ items: [SampleLink.Item], isValid: (SampleLink.Item) -> Bool, read: (SampleLink.Item?) -> Reading
    ) -> Reading {
        if items.count < 2 { return read(items.first) }
        switch policy.repeatedItems {
        case .rejected:
            let isRepeated = items.contains { $0.parts == nil ? read($0).fits : isValid($0) }
            return isRepeated ? .isRepeated : read(items.first)
        case .first: return read(items.first)
        case .last: return read(items.last)
        case .firstValid: return read(items.first(where: isValid) ?? items.first { $0.parts != nil } ?? items.first)
        }
    }

    func read(_ fragment: ValuePattern?) -> Reading {
        switch fragment {
        case nil: return .fits(nil)
        case .literal(let text): return link.fragment == text ? .fits(nil) : .fails
        case .parameter(let parameter): return read(link.fragment, parameter)
        }
    }

    private func readList(_ parts: [String], _ parameter: PatternParameter) -> Reading {
        let list = values.values(of: parts, parameter.type)
        let reading: Reading =
            if parts.isEmpty {
                parameter.presence == .required ? .fails : .fits(nil)
            } else {
                list.map { .fits(.list($0)) } ?? .fails
            }
        return settle(reading, isThere: !parts.isEmpty, parameter)
    }

    /// Applies the parameter's presence: an invalid lenient value is absent, and an absent value has its default.
    private func settle(_ reading: Reading, isThere: Bool, _ parameter: PatternParameter) -> Reading {
        switch (reading, parameter.presence) {
        case (.fails, .lenient): return .fits(nil)
        case (.fits(nil), .defaultedList(let texts)) where !isThere:
            return .fits(values.values(of: texts, parameter.type).map { .list($0) })
        default: return reading
        }
    }
}
