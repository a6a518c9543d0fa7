import TestSupport
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkNotations

/// The result of a table for a link: the index of the route, and the captures.
struct Answer: Equatable, CustomStringConvertible {
    var route: Int?
    var captures: [String: CaptureValue] = [:]
    var query: [QueryItem] = []

    var description: String {
        guard let route else { return "no match" }
        return "route \(route) with \(captures.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })"
    }

    /// Creates the result of a link. As in the libraries, invalid patterns add no route.
    init(
        of routes: [[String]], in notation: Notation, syntax: (any PatternSyntax)? = nil,
        from sources: [LinkSource] = [], types: [String: ParameterConstraint] = [:], to link: String
    ) {
        let patterns = routes.map { $0.compactMap { try? RoutePattern($0, syntax: syntax ?? notation.syntax) } }
        self.init(of: patterns, in: notation, from: sources, types: types, to: link)
    }

    init(
        of routes: [[RoutePattern]], in notation: Notation, from sources: [LinkSource] = [],
        types: [String: ParameterConstraint] = [:], to link: String
    ) {
        var table = RouteTable<Int>(
            accepting: sources.isEmpty ? notation.sources : sources, precedence: notation.precedence,
            policy: notation.policy)
        for (name, constraint) in types { table.types[name] = constraint }
        for (index, patterns) in routes.enumerated() where !patterns.isEmpty { table.add(patterns, to: index) }
        guard let match = (try? Router(table))?.match(for: link) else { return }
        route = match.route
        captures = Dictionary(match.captures.map { ($0.name, $0.value) }) { first, _ in first }
        query = match.query
    }

    /// The result with the query as captures, as some libraries return it. Of duplicate items the last one counts.
    var withQuery: Answer {
        var copy = self
        for item in query.reversed() {
            if let value = item.value, copy.captures[item.name] == nil { copy.captures[item.name] = .string(value) }
        }
        return copy
    }

    /// Returns whether a value is the expected one. Libraries that return strings return the text of the link.
    static func fits(_ value: CaptureValue?, _ expected: JSONValue) -> Bool {
        switch (value, expected) {
        case (nil, .null): true
        case (.bool(let value), .bool(let expected)): value == expected
        case (.int(let value), .number(let expected)): Double(value) == expected
        case (.double(let value), .number(let expected)): value == expected
        case (let value?, .text(let expected)): value.description == expected
        case (.list(let values), .list(let expected)):
            values.count == expected.count && zip(values, expected).allSatisfy { fits($0, $1) }
        case (let value?, .object(let either)): either.values.contains { fits(value, $0) }
        default: false
        }
    }

    func differences(from expect: JSONValue) -> [String] {
        guard let match = expect["match"]?.bool else { return [] }
        guard match == (route != nil) else { return ["expected \(match ? "a match" : "none"), found \(self)"] }
        guard match else { return [] }
        var differences: [String] = []
        if case .number(let expected)? = expect["route"], route != Int(expected) { differences.append("route") }
        let expected = (expect["params"]?.object ?? [:]).merging(expect["query"]?.object ?? [:]) { _, query in query }
        for (name, value) in expected where !Self.fits(captures[name], value) {
            differences.append("'\(name)' is \(captures[name].map(\.description) ?? "absent")")
        }
        if expect["exact"]?.bool == true, Set(captures.keys) != Set(expected.keys) { differences.append("\(self)") }
        for (position, value) in (expect["values"]?.list ?? []).enumerated()
        where !Self.fits(captures[String(position)], value) {
            differences.append("value \(position) is \(captures[String(position)].map(\.description) ?? "absent")")
        }
        if let values = expect["values"]?.list,
            captures.keys.contains(where: { Int($0).map { $0 >= values.count } ?? true })
        {
            differences.append("\(self)")
        }
        return differences
    }
}
