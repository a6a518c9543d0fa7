// Searches for links in which each query item name occurs at most once, which is fast and suffices for most proofs.

struct PlainItems {
    struct Item {
        let name: [UInt8]?
        let text: [UInt8]?
        let written: [UInt8]
    }

    var items: [Item] = []
    /// `false` if a query with duplicate items may be shorter, such as `a&a` instead of `a=10`.
    var isShortest = true

    func item(named name: [UInt8]?) -> Item? { items.first { $0.name == name } }

    /// Returns a link with these items, in byte order, and the fragment.
    func added(to link: ProvenLink) -> ProvenLink {
        var link = link
        link.items = items.filter { $0.name != nil }.map { $0.written }.sorted { $0.lexicographicallyPrecedes($1) }
        link.fragment = item(named: nil)?.written
        return link
    }
}

extension LinkProof {
    struct PlainKey: Hashable {
        let takenBy: [Int]
        let treatsUnknownAsMatch: Bool
    }

    /// Returns the shortest item for each name, and fragment, that all required variants match; `nil` if none is found.
    mutating func plainItems(_ question: Question) -> PlainItems? {
        let key = PlainKey(takenBy: question.takenBy, treatsUnknownAsMatch: question.treatsUnknownAsMatch)
        if let known = knownPlainItems[key] { return known }
        let made = makePlainItems(key)
        knownPlainItems[key] = .some(made)
        return made
    }

    private mutating func makePlainItems(_ key: PlainKey) -> PlainItems? {
        var plain = PlainItems()
        let variants = key.takenBy.map { space.variants[$0] }
        for name in variants.names {
            let conditions = variants.compactMap { $0.conditions[name] }
            if conditions.allSatisfy({ ItemState().result($0) == .fits }) { continue }
            let question = ItemQuestion(
                name: name, conditions: conditions, treatsUnknownAsMatch: key.treatsUnknownAsMatch)
            guard let best = shortestInstance(question) else { return nil }
            let written = name?.encoded(keeping: .queryItem) ?? []
            plain.items.append(PlainItems.Item(name: name, text: best.text, written: written + best.written))
            // The shortest duplicates are two bare names, as in `a&a`.
            if name != nil, best.written.count > written.count, conditions.contains(where: { $0.mayRepeat }) {
                plain.isShortest = false
            }
        }
        return plain
    }

    private mutating func shortestInstance(_ question: ItemQuestion) -> ItemInstance? {
        let fitting = instances(question)?.filter { instance in
            zip(question.conditions, instance.fits).allSatisfy { condition, fits in
                var state = ItemState()
                state.read(fits: fits, hasValue: instance.hasValue)
                return state.result(condition) == .fits
            }
        }
        return fitting?.min { $0.written.isBefore($1.written) }
    }

    /// Returns `true` if a pattern variant may match the items, or cause a rejection for duplicates of them.
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
