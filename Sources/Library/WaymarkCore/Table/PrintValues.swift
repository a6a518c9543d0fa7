/// The parameter values for printing a link, with names or in the order of the parameters.
@usableFromInline
package struct PrintValues: Sendable {
    @usableFromInline package var names: [String] = []
    /// The value for each name; `nil` if the link must omit the parameter, even if it has a default.
    private var values = CaptureList()
    /// The path segments for the first unnamed catch-all (`**`) of the pattern.
    package var rest: [String] = []
    /// `true` if links omit empty lists, because the route's type reads an omitted list as empty.
    @usableFromInline package var omitsEmptyLists = false

    @usableFromInline
    package init(captures: [String: CaptureValue], rest: [String] = [], absent: Set<String> = []) {
        let all = Array(captures.keys).ordered()
        names = all + Array(absent).ordered()
        values = CaptureList(all.map { captures[$0] } + absent.map { _ in nil })
        self.rest = rest
    }

    @usableFromInline
    package init() {}

    /// Appends the value for the next name in ``names``; values beyond the last name are ignored. Of several values
    /// with one name, the first that is not `nil` is used.
    @usableFromInline
    package mutating func append(_ value: CaptureValue?) { values.append(value) }

    /// Appends a named value; the values before it can be unnamed.
    package mutating func append(_ value: CaptureValue?, named name: String) {
        names = names.prefix(values.count) + Array(repeating: "", count: max(0, values.count - names.count)) + [name]
        values.append(value)
    }

    @usableFromInline
    package func adding(_ others: PrintValues) -> PrintValues {
        var all = self
        for name in others.valued { all.append(others[name], named: name) }
        return all
    }

    package subscript(name: String) -> CaptureValue? {
        for index in values.indices where index < names.count && names[index] == name {
            if let value = values[index] { return value }
        }
        return nil
    }

    package func isAbsent(_ name: String) -> Bool {
        values.indices.contains { $0 < names.count && names[$0] == name } && self[name] == nil
    }

    package var valued: [String] {
        var known: Set<String> = []
        return values.indices.filter { index in
            index < names.count && values[index] != nil && known.insert(names[index]).inserted
        }.map { names[$0] }
    }

    @usableFromInline
    package func areSame(as other: PrintValues) -> Bool {
        values == other.values && names == other.names && rest == other.rest
    }

    /// Returns `true` if links omit the parameter of this value, an empty list.
    package func leavesOut(_ value: CaptureValue) -> Bool {
        if omitsEmptyLists, case .list(let values) = value { values.isEmpty } else { false }
    }

    /// Returns `true` if `isKnown` returns `true` for the names of all values that links contain.
    package func allValued(_ isKnown: (String) -> Bool) -> Bool {
        values.indices.allSatisfy { index in
            guard index < names.count, let value = values[index] else { return true }
            return isKnown(names[index]) || leavesOut(value)
        }
    }

    /// Returns the value at an index if its name is `name`; otherwise `nil`.
    package func value(at index: Int, named name: Bytes) -> CaptureValue? {
        guard index < values.count, index < names.count, names[index].utf8.count == name.count else { return nil }
        return names[index].withBytes { $0.equals(name) } ? values[index] : nil
    }

    package func value(at index: Int) -> CaptureValue? { index < values.count ? values[index] : nil }

    package var valuedCount: Int { values.valuedCount }
}

/// The values from which a route's link is printed, and the index of the route in its table.
public struct EntryValues: Sendable {
    /// The index of the route in its table.
    @usableFromInline package let entry: Int
    @usableFromInline package private(set) var values: PrintValues
    /// `true` if equal values mean equal routes: a printed link is correct if matching it returns the same values.
    @usableFromInline package let isCase: Bool

    @usableFromInline
    package init(entry: Int, _ values: PrintValues, isCase: Bool) {
        (self.entry, self.values, self.isCase) = (entry, values, isCase)
        self.values.omitsEmptyLists = true
    }
}

extension RouteInverse {
    /// Adds a route's values with parameter names; returns `false` if another table entry prints links to the route.
    @inlinable
    package func addValues(of route: Route, to all: inout PrintValues) throws(RouteBuildError) -> Bool {
        guard try values(route, &all) else { return false }
        if !names.isEmpty { all.names = names }
        all.omitsEmptyLists = true
        return true
    }
}
