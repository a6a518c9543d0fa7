/// Reads the query items of a link as a pattern asks for them: split first, decoded once, in any order.
struct QueryReader {
    let text: EncodedText
    let layout: URLLayout
    let repeatedItems: LinkPolicy.RepeatedItems

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ layout: URLLayout, repeatedItems: LinkPolicy.RepeatedItems) {
        text = EncodedText(bytes: bytes, plusIsSpace: layout.flags.contains(.decodesPlusInQuery))
        self.layout = layout
        self.repeatedItems = repeatedItems
    }

    /// Calls a function with each item's name and value, in order, until it returns `false`.
    @inline(__always)
    func forEachItem(_ body: (_ name: Range<Int>, _ value: Range<Int>?) -> Bool) {
        var ranges = QueryItemRanges(text.bytes, of: layout)
        while let item = ranges.next(), body(item.name, item.value) {}
    }

    /// What the link says where a pattern asks for the items of one name.
    func read(_ name: UnsafeBufferPointer<UInt8>, as requirement: ValueRequirement) -> ValueReading {
        switch requirement {
        case .anything: .absent
        case .bare: readBare(name)
        case .literal(let expected): readLiteral(name, expected)
        case .parameter(let constraint, isList: true, let presence): readList(name, constraint, presence)
        case .parameter(let constraint, isList: false, let presence): readValue(name, constraint, presence)
        }
    }

    /// Calls a function with every value that the items of one name have.
    func forEachValue(of name: UnsafeBufferPointer<UInt8>, _ body: (Range<Int>) -> Bool) {
        forEachItem { itemName, value in
            guard let value, text.equals(itemName, name) else { return true }
            return body(value)
        }
    }

    private func readBare(_ name: UnsafeBufferPointer<UInt8>) -> ValueReading {
        var found = false
        forEachItem { itemName, value in
            found = value == nil && text.equals(itemName, name)
            return !found
        }
        return found ? .present : .missing
    }

    private func readLiteral(
        _ name: UnsafeBufferPointer<UInt8>, _ expected: UnsafeBufferPointer<UInt8>
    ) -> ValueReading {
        let choice = choose(name) { text.equals($0, expected) }
        guard let chosen = choice.value else { return .missing }
        if choice.isRepeated { return .repeated }
        return text.equals(chosen, expected) ? .present : .misfit
    }

    private func readValue(
        _ name: UnsafeBufferPointer<UInt8>, _ constraint: UnsafePointer<Constraint>, _ presence: TrieLeaf.Presence
    ) -> ValueReading {
        let choice = choose(name) { text.fits($0, constraint) }
        guard let chosen = choice.value else { return presence == .required ? .missing : .absent }
        if choice.isRepeated { return .repeated }
        if text.fits(chosen, constraint) { return .value(chosen) }
        return presence == .lenient ? .absent : .misfit
    }

    private func readList(
        _ name: UnsafeBufferPointer<UInt8>, _ constraint: UnsafePointer<Constraint>, _ presence: TrieLeaf.Presence
    ) -> ValueReading {
        var isThere = false
        var fits = true
        forEachValue(of: name) { value in
            isThere = true
            fits = text.allFit(value, constraint)
            return fits
        }
        guard isThere else { return presence == .required ? .missing : .absent }
        if fits { return .list }
        return presence == .lenient ? .absent : .misfit
    }

    /// The value that counts when a pattern takes one, and whether the policy forbids that there are more. Values of
    /// which none fits are no danger: the pattern does not take them anyway.
    private func choose(
        _ name: UnsafeBufferPointer<UInt8>, fits: (Range<Int>) -> Bool
    ) -> (value: Range<Int>?, isRepeated: Bool) {
        var chosen: Range<Int>?
        var count = 0
        forEachValue(of: name) { value in
            count += 1
            switch repeatedItems {
            case .first: chosen = chosen ?? value
            case .last: chosen = value
            case .rejected, .firstValid: if chosen.map(fits) != true { chosen = value }
            }
            return repeatedItems != .first
        }
        return (chosen, repeatedItems == .rejected && count > 1 && chosen.map(fits) == true)
    }
}
