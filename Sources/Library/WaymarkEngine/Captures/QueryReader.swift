/// A reader of a link's query items, which compares them with the requirements of a pattern.
package struct QueryReader {
    package let text: EncodedText
    let layout: URLLayout
    let repeatedItems: LinkPolicy.RepeatedItems

    package init(_ bytes: Bytes, _ layout: URLLayout, repeatedItems: LinkPolicy.RepeatedItems) {
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

    /// Returns the value of the link's query items of one name, or the reason why they do not meet a requirement.
    package func read(_ name: Bytes, as requirement: ValueRequirement) -> ValueReading {
        switch requirement {
        case .anything: .absent
        case .bare: readBare(name)
        case .literal(let expected): readLiteral(name, expected)
        case .parameter(let constraint, .no, let presence): readValue(name, constraint, presence)
        case .parameter(let constraint, let list, let presence): readList(name, constraint, list, presence)
        }
    }

    func forEachValue(of name: Bytes, _ body: (Range<Int>) -> Bool) {
        forEachItem { itemName, value in
            guard let value, text.equals(itemName, name) else { return true }
            return body(value)
        }
    }

    private func readBare(_ name: Bytes) -> ValueReading {
        guard let choice = choose(name, fits: { $0 == nil }, isEnough: { $0 == nil }) else { return .missing }
        if choice.isRepeated { return .repeated }
        return choice.value == nil ? .present : .misfit
    }

    private func readLiteral(_ name: Bytes, _ expected: Bytes) -> ValueReading {
        // Two equal closures, because a single one in a constant would escape and be allocated on the heap.
        let choice = choose(name, fits: { equals($0, expected) }, isEnough: { equals($0, expected) })
        guard let choice else { return .missing }
        if choice.isRepeated { return .repeated }
        guard let chosen = choice.value else { return .missing }
        return text.equals(chosen, expected) ? .present : .misfit
    }

    private func readValue(
        _ name: Bytes, _ constraint: UnownedPointer<ParameterConstraint>, _ presence: ValuePresence
    ) -> ValueReading {
        let choice = choose(name, fits: { fits($0, constraint) }) {
            $0 == nil ? presence != .required : fits($0, constraint)
        }
        if choice?.isRepeated == true { return .repeated }
        guard let chosen = choice?.value else { return presence == .required ? .missing : .absent }
        if text.fits(chosen, constraint) { return .value(chosen) }
        return presence == .lenient ? .absent : .misfit
    }

    private func equals(_ value: Range<Int>?, _ expected: Bytes) -> Bool {
        value.map { text.equals($0, expected) } ?? false
    }

    private func fits(_ value: Range<Int>?, _ constraint: UnownedPointer<ParameterConstraint>) -> Bool {
        value.map { text.fits($0, constraint) } ?? false
    }

    private func readList(
        _ name: Bytes, _ constraint: UnownedPointer<ParameterConstraint>, _ list: ListReading, _ presence: ValuePresence
    ) -> ValueReading {
        var isThere = false
        var fits = true
        forEachValue(of: name) { value in
            isThere = true
            fits = text.forEachElement(of: value, isExploded: list == .exploded) { text.fits($0, constraint) }
            return fits
        }
        guard isThere else { return presence == .required ? .missing : .absent }
        if fits { return .list }
        return presence == .lenient ? .absent : .misfit
    }

    /// The query item whose value is used for a pattern that expects one value.
    private struct Choice {
        var value: Range<Int>?
        /// `true` if the link repeats the item and the policy rejects that.
        var isRepeated = false
    }

    /// Returns the query item that the policy chooses of all items with a name; `nil` if the link has no such item.
    ///
    /// - Parameter isEnough: Returns `true` for a value that `fits`, and for `nil` (an item without `=`) if the pattern
    ///   needs no value. Duplicates are rejected only if it returns `true` for any of them.
    private func choose(_ name: Bytes, fits: (Range<Int>?) -> Bool, isEnough: (Range<Int>?) -> Bool) -> Choice? {
        var choice: Choice?
        forEachItem { itemName, value in
            guard text.equals(itemName, name) else { return true }
            guard let known = choice else {
                choice = Choice(value: value)
                return repeatedItems != .first
            }
            switch repeatedItems {
            case .first: return false
            case .last: choice = Choice(value: value)
            case .firstValid:
                if fits(known.value) { return false }
                if known.value == nil || fits(value) { choice = Choice(value: value) }
            case .rejected:
                if isEnough(known.value) || isEnough(value) {
                    choice?.isRepeated = true
                    return false
                }
            }
            return true
        }
        return choice
    }

    func forEachElement(of name: Bytes, isExploded: Bool, _ body: (Bytes) -> Bool) {
        forEachValue(of: name) { value in
            text.forEachElement(of: value, isExploded: isExploded) { text.withDecoded($0, body) }
        }
    }

    package func elements(of name: String, isExploded: Bool, _ constraint: ParameterConstraint) -> [CaptureValue] {
        var values: [CaptureValue] = []
        name.withBytes { name in
            forEachElement(of: name, isExploded: isExploded) { element in
                values.append(constraint.value(of: element))
                return true
            }
        }
        return values
    }
}

extension ParsedURL {
    package func withQueryReader<Result>(_ policy: LinkPolicy, _ body: (QueryReader) -> Result) -> Result {
        withBytes { body(QueryReader($0, layout, repeatedItems: policy.repeatedItems)) }
    }
}
