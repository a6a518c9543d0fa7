/// What a variant asks of the items of one name, or of the fragment.
struct ItemCondition: Hashable {
    enum Value: Hashable {
        /// Not there, or without a value.
        case absent
        /// There, without a value.
        case bare
        /// One text, or a parameter that is no list.
        case one(TextSet, isLiteral: Bool, presence: ValuePresence)
        /// All values together. `[T]*` takes commas as text.
        case list(TextSet, presence: ValuePresence)
    }

    let value: Value
    let repeated: LinkPolicy.RepeatedItems

    /// Whether items that stand twice may fit, because of their number.
    var mayRepeat: Bool {
        if case .list = value { return true }
        return repeated != .rejected
    }

    /// What values are compared with.
    var texts: TextSet? {
        switch value {
        case .absent, .bare: nil
        case .one(let texts, _, _), .list(let texts, _): texts
        }
    }
}

/// How a link stands to what is asked of one name.
enum ItemResult: Hashable {
    case fits
    case misfits
    /// It would fit, but stands more than once: the link is rejected.
    case repeated
}

/// One item of a name, as far as conditions tell items apart.
struct ItemInstance: Hashable {
    /// As it is written behind the name: empty, or with `=` in front.
    let written: [UInt8]
    /// `nil` if there is none: not even an empty one.
    let text: [UInt8]?
    /// Whether it fits, by condition.
    let fits: [Bool]

    var hasValue: Bool { text != nil }
}

/// How far the items of a name have been read, for one condition.
struct ItemState: Hashable {
    /// None, one, or more, and of those with a value.
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

    /// The rule of LinksAndPolicy, "Repeated items".
    func result(_ condition: ItemCondition) -> ItemResult {
        switch condition.value {
        case .absent: return valuedCount == 0 ? .fits : .misfits
        case .bare: return literal(condition.repeated)
        case .one(_, isLiteral: true, _): return literal(condition.repeated)
        case .one(_, isLiteral: false, let presence): return parameter(presence, condition.repeated)
        case .list(_, let presence): return list(presence)
        }
    }

    private func literal(_ repeated: LinkPolicy.RepeatedItems) -> ItemResult {
        counted(anyFits: anyFits, count: count, first: first?.fits, last: last?.fits, repeated) ?? .misfits
    }

    private func parameter(_ presence: ValuePresence, _ repeated: LinkPolicy.RepeatedItems) -> ItemResult {
        let isOptional = presence != .required
        guard count > 0 else { return isOptional ? .fits : .misfits }
        // An item without a value is as if it was not there; beside others, the first valid one has a value.
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

    /// Of items that stand several times, the one that counts; `nil` if it does not fit.
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
