/// A pattern variant's condition on the query items with one name, or on the fragment.
struct ItemCondition: Hashable {
    enum Value: Hashable {
        case absent
        case bare
        /// A required string, or a parameter that is not a list.
        case one(TextSet, presence: ValuePresence)
        /// A list parameter, which reads all items with the name. In an exploded list (`[T]*`), commas split no value.
        case list(TextSet, presence: ValuePresence)
    }

    let value: Value
    let repeated: LinkPolicy.RepeatedItems

    var mayRepeat: Bool {
        if case .list = value { return true }
        return repeated != .rejected
    }

    var texts: TextSet? {
        switch value {
        case .absent, .bare: nil
        case .one(let texts, _), .list(let texts, _): texts
        }
    }
}

/// The result of a condition on the query items with one name.
enum ItemResult: Hashable {
    case fits
    case misfits
    /// The condition matches, but the policy rejects the link for duplicate items.
    case repeated
}

/// A query item or fragment, with the conditions that it meets.
struct ItemInstance: Hashable {
    /// The encoded bytes after the name: none, or a value with a leading `=`.
    let written: [UInt8]
    /// The decoded value; `nil` for an item without `=`.
    let text: [UInt8]?
    let fits: [Bool]

    var hasValue: Bool { text != nil }
}

/// The properties of the query items read so far that decide about a condition.
struct ItemState: Hashable {
    /// The number of items with the name, and the number of these that have a value. Counting stops at 2, because only
    /// the presence of duplicates matters.
    private var count = 0
    private var valuedCount = 0
    private var first: Instance?
    private var last: Instance?
    private var anyFits = false
    private var anyBare = false
    private var anyValuedFits = false
    private var allValuedFit = true

    private struct Instance: Hashable {
        let fits: Bool
        let hasValue: Bool
    }

    mutating func read(fits: Bool, hasValue: Bool) {
        let instance = Instance(fits: fits, hasValue: hasValue)
        count = min(2, count + 1)
        first = first ?? instance
        last = instance
        anyFits = anyFits || fits
        anyBare = anyBare || !hasValue
        guard hasValue else { return }
        valuedCount = min(2, valuedCount + 1)
        anyValuedFits = anyValuedFits || fits
        allValuedFit = allValuedFit && fits
    }

    /// Returns the result by the rules under "Repeated items" in the article LinksAndPolicy.
    func result(_ condition: ItemCondition) -> ItemResult {
        switch condition.value {
        case .absent: return valuedCount == 0 ? .fits : .misfits
        case .bare:
            let (first, last) = (first?.fits, last?.fits)
            return counted(anyFits: anyFits, count: count, first: first, last: last, condition.repeated) ?? .misfits
        case .one(_, let presence): return one(presence, condition.repeated)
        case .list(_, let presence): return list(presence)
        }
    }

    private func one(_ presence: ValuePresence, _ repeated: LinkPolicy.RepeatedItems) -> ItemResult {
        let isOptional = presence != .required
        guard count > 0 else { return isOptional ? .fits : .misfits }
        // For an optional parameter, an item without a value (`a`) counts as absent; `firstValid` prefers items with a
        // value.
        let onlyValued = repeated == .firstValid && valuedCount > 0
        func fits(_ instance: Instance?) -> Bool? { instance.map { $0.hasValue ? $0.fits : isOptional } }
        let anyFits = anyValuedFits || !onlyValued && anyBare && isOptional
        return counted(
            anyFits: anyFits, count: onlyValued ? valuedCount : count, first: fits(first), last: fits(last), repeated)
            ?? (presence == .lenient ? .fits : .misfits)
    }

    private func list(_ presence: ValuePresence) -> ItemResult {
        guard valuedCount > 0 else { return presence == .required ? .misfits : .fits }
        return allValuedFit || presence == .lenient ? .fits : .misfits
    }

    /// Returns the result for the item that `repeated` selects among duplicates; `nil` if this item does not match.
    private func counted(
        anyFits: Bool, count: Int, first: Bool?, last: Bool?, _ repeated: LinkPolicy.RepeatedItems
    ) -> ItemResult? {
        switch repeated {
        case .rejected: count > 1 && anyFits ? .repeated : anyFits ? .fits : nil
        case .firstValid: anyFits ? .fits : nil
        case .first: first == true ? .fits : nil
        case .last: last == true ? .fits : nil
        }
    }
}
