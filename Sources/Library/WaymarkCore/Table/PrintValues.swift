/// The values that a link is written from.
@usableFromInline
package struct PrintValues: Sendable {
    @usableFromInline package var names: [String]
    /// The value of each name; `nil` for a parameter that must not be read from the link: no default may stand in for
    /// it.
    private var values: CaptureList
    /// The segments of the first unnamed catch-all.
    package var rest: [String]
    /// Whether an empty list is written as an absent one, because the type that they were taken from reads it so.
    @usableFromInline package var leavesOutEmptyLists = false

    package init(captures: [String: CaptureValue], rest: [String] = [], absent: Set<String> = []) {
        let all = Array(captures.keys).ordered()
        names = all + Array(absent).ordered()
        values = CaptureList(all.map { captures[$0] } + absent.map { _ in nil })
        self.rest = rest
    }

    /// No values.
    @usableFromInline
    package init() {
        names = []
        values = CaptureList()
        rest = []
    }

    /// Adds what the next parameter holds. Values without a name do not count; of those of one name the first one counts
    /// that is there.
    @usableFromInline
    package mutating func append(_ value: CaptureValue?) { values.append(value) }

    /// Adds what a parameter holds, behind values with or without names.
    package mutating func append(_ value: CaptureValue?, named name: String) {
        names = names.prefix(values.count) + Array(repeating: "", count: max(0, values.count - names.count)) + [name]
        values.append(value)
    }

    /// The value of a name.
    package subscript(name: String) -> CaptureValue? {
        for index in values.indices where index < names.count && names[index] == name {
            if let value = values[index] { return value }
        }
        return nil
    }

    /// Whether a parameter must not be read from the link.
    package func isAbsent(_ name: String) -> Bool {
        values.indices.contains { $0 < names.count && names[$0] == name } && self[name] == nil
    }

    /// The names that have values, each once.
    package var valued: [String] {
        var known: Set<String> = []
        return values.indices.filter { index in
            index < names.count && values[index] != nil && known.insert(names[index]).inserted
        }.map { names[$0] }
    }

    /// Whether these are the same values under the same names.
    @usableFromInline
    package func areSame(as other: PrintValues) -> Bool {
        values == other.values && names == other.names && rest == other.rest
    }

    /// Whether a value is written by leaving its parameter out.
    package func leavesOut(_ value: CaptureValue) -> Bool {
        if leavesOutEmptyLists, case .list(let values) = value { values.isEmpty } else { false }
    }

    /// Whether every name that has a value is known, except for those that are left out.
    package func allValued(_ isKnown: (String) -> Bool) -> Bool {
        values.indices.allSatisfy { index in
            guard index < names.count, let value = values[index] else { return true }
            return isKnown(names[index]) || leavesOut(value)
        }
    }
}

extension PrintValues {
    /// The value at a place, if that is the place of this name.
    package func value(at index: Int, named name: Bytes) -> CaptureValue? {
        guard index < values.count, index < names.count, names[index].hasBytes(name) else { return nil }
        return values[index]
    }

    /// The value at a place, if that is the place of this name.
    package func value(at index: Int, named name: String) -> CaptureValue? {
        guard index < values.count, index < names.count, names[index] == name else { return nil }
        return values[index]
    }

    /// The value at a place, if there is one.
    package func value(at index: Int) -> CaptureValue? { index < values.count ? values[index] : nil }

    /// How many values there are.
    package var valuedCount: Int { values.valuedCount }
}

extension String {
    fileprivate func hasBytes(_ bytes: Bytes) -> Bool {
        utf8.count == bytes.count && withBytes { $0.equals(bytes) }
    }
}
