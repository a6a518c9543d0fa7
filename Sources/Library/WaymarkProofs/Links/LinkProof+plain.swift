// Plain links, in which each item occurs once. They answer most questions at low cost.

struct PlainItems {
    struct Item {
        let name: [UInt8]?
        let text: [UInt8]?
    }

    var items: [Item] = []
    var written: [[UInt8]] = []
    var fragment: [UInt8]?
    /// `false` if a query with duplicate items may be shorter, such as `a&a` instead of `a=10`.
    var isShortest = true

    func item(named name: [UInt8]?) -> Item? { items.first { $0.name == name } }
}

extension LinkProof {
    /// Returns the shortest items, one per name, that all required variants match; `nil` if none are known.
    mutating func plainItems(_ question: Question) -> PlainItems? {
        let key = PlainKey(takenBy: question.takenBy, treatsUnknownAsMatch: question.treatsUnknownAsMatch)
        if let known = knownPlainItems[key] { return known }
        let made = makePlainItems(question.takenBy, treatsUnknownAsMatch: question.treatsUnknownAsMatch)
        knownPlainItems[key] = .some(made)
        return made
    }

    struct PlainKey: Hashable {
        let takenBy: [Int]
        let treatsUnknownAsMatch: Bool
    }

    private mutating func makePlainItems(_ takenBy: [Int], treatsUnknownAsMatch: Bool) -> PlainItems? {
        var plain = PlainItems()
        let variants = takenBy.map { space.variants[$0] }
        for name in variants.names {
            let conditions = variants.compactMap { $0.conditions[name] }
            guard add(name, conditions, treatsUnknownAsMatch, to: &plain) else { return nil }
        }
        return plain
    }

    private mutating func add(
        _ name: [UInt8]?, _ conditions: [ItemCondition], _ treatsUnknownAsMatch: Bool, to plain: inout PlainItems
    ) -> Bool {
        if conditions.allSatisfy({ ItemState().result($0) == .fits }) { return true }
        let question = ItemQuestion(name: name, conditions: conditions, treatsUnknownAsMatch: treatsUnknownAsMatch)
        guard let instances = instances(question) else { return false }
        let fitting = instances.filter { instance in
            conditions.indices.allSatisfy { index in
                var state = ItemState()
                state.read(fits: instance.fits[index], hasValue: instance.hasValue)
                return state.result(conditions[index]) == .fits
            }
        }
        guard let best = fitting.min(by: { $0.written.isBefore($1.written) }) else { return false }
        plain.items.append(PlainItems.Item(name: name, text: best.text))
        if let name {
            let written = name.encoded(keeping: .queryItem)
            plain.written.append(written + best.written)
            // The shortest duplicate is the bare name, twice.
            if best.written.count > written.count, conditions.contains(where: { $0.mayRepeat }) {
                plain.isShortest = false
            }
        } else {
            plain.fragment = best.written
        }
        return true
    }

    /// Returns `true` if a variant may match the items, or reject the link because of them.
    mutating func mayTake(_ number: Int, _ plain: PlainItems) -> Bool {
        space.variants[number].conditions.allSatisfy { name, condition in
            var state = ItemState()
            if let item = plain.item(named: name) {
                let fits = item.text.map { text in
                    condition.texts.map { space.sets.pool.contains(text, in: $0.possible) } ?? false
                }
                state.read(fits: fits ?? (condition.value == .bare), hasValue: item.text != nil)
            }
            return state.result(condition) != .misfits
        }
    }
}
