import WaymarkCore
import WaymarkExplain

/// The result of `waymark cover`: the numbers of links in a log by route, reason and shape.
struct CoverReport: Sendable, JSONObject {
    struct Count: Sendable, Equatable {
        let name: String
        let count: Int
    }

    struct Values: Sendable {
        let route: String
        let parameter: String
        /// The most frequent values. Their counts are too low by at most ``error``.
        let most: [Count]
        let error: Int
    }

    let rows: Int
    /// The number of links of each route, in table order.
    let routes: [Count]
    /// The number of rows for each reason that no route matches, grouped by outcome, such as `rejected`.
    private let misses: [(outcome: String, reasons: [Count])]
    /// The most frequent shapes of unmatched links, such as `https://example.com/list/{}`.
    let shapes: [Count]
    let moreShapes: Int
    /// The number of unmatched links without a counted shape: their shape is rare, or the policy rejects them.
    let leftOut: Int
    /// The counted values of each parameter, in table order; empty if values are not counted.
    let values: [Values]

    init(_ tally: CoverTally, _ table: RankedTable, shapeLimit: Int, valueLimit: Int) {
        rows = tally.rows
        routes = table.entries.indices.map { entry in
            let links = table.ranks(ofEntry: entry).reduce(0) { $0 + tally.ranks[$1] }
            return Count(name: table.entries[entry].name ?? "", count: links)
        }
        misses = [
            ("unmatched", Self.sorted(tally.unmatched)), ("rejected", Self.sorted(tally.rejected)),
            ("unreadable", Self.sorted(tally.unreadable)),
        ]
        let all = tally.shapes.all
        shapes = all.prefix(shapeLimit).map { Count(name: $0.shape, count: $0.count) }
        moreShapes = all.count - shapes.count
        leftOut = tally.shapes.leftOut
        values = table.entries.enumerated().flatMap { index, entry -> [Values] in
            let names = entry.patterns.flatMap { $0.parameters.compactMap(\.name) }.uniqued
            return names.compactMap { name in
                tally.values[RouteParameter(entry: index, name: name)].map { sketch in
                    Values(
                        route: entry.name ?? "", parameter: name,
                        most: sketch.most(valueLimit).map { Count(name: $0.value, count: $0.count) },
                        error: sketch.error)
                }
            }
        }
    }

    private static func sorted<Key: RawRepresentable<String>>(_ counts: [Key: Int]) -> [Count] {
        counts.map { Count(name: $0.key.rawValue, count: $0.value) }.sortedDescending
    }

    var outcomes: [(name: String, count: Int, reasons: [Count])] {
        [("matched", routes.sum, [])] + misses.map { ($0.outcome, $0.reasons.sum, $0.reasons) }
    }

    func text(_ style: Style) -> String {
        let width = grouped(rows).count
        func row(_ count: Int, _ text: String) -> String {
            let number = grouped(count)
            return "  " + String(repeating: " ", count: max(0, width - number.count)) + number + "  " + text + "\n"
        }
        var text = style.paint("\(grouped(rows)) \(rows == 1 ? "row" : "rows")", .bold) + "\n"
        for outcome in outcomes where outcome.count > 0 {
            let reasons = outcome.reasons.map { "\($0.name) \(grouped($0.count))" }.joined(separator: ", ")
            text += row(outcome.count, outcome.name + (reasons.isEmpty ? "" : ": " + reasons))
        }
        text += style.paint("routes", .bold) + "\n"
        for route in routes.sortedDescending { text += row(route.count, route.name.escaped()) }
        for parameter in values {
            text += style.paint("\(parameter.parameter.escaped()) of \(parameter.route.escaped())", .bold)
            text += parameter.error > 0 ? ", each at most \(grouped(parameter.error)) too low\n" : "\n"
            for value in parameter.most { text += row(value.count, value.name.quoted) }
            if parameter.most.isEmpty { text += "  no value is frequent\n" }
        }
        guard !shapes.isEmpty || moreShapes + leftOut > 0 else { return text }
        text += style.paint("links that no route matches", .bold) + "\n"
        for shape in shapes { text += row(shape.count, shape.name.escaped()) }
        if moreShapes > 0 { text += "  and \(grouped(moreShapes)) \(moreShapes == 1 ? "shape" : "shapes") more\n" }
        if leftOut > 0 { text += "  \(grouped(leftOut)) links have no shape, so counts of shapes may be too low\n" }
        return text
    }

    var markdown: String {
        func table(_ title: String, _ rows: [Count]) -> String {
            rows.reduce("| \(title) | Links |\n|---|--:|\n") {
                $0 + "| \($1.name.codeForMarkdown) | \(grouped($1.count)) |\n"
            }
        }
        let all = outcomes.flatMap { outcome in
            [Count(name: outcome.name, count: outcome.count)]
                + outcome.reasons.map { Count(name: "\(outcome.name): \($0.name)", count: $0.count) }
        }
        var text = table("Outcome", all) + "\n" + table("Route", routes.sortedDescending)
        for parameter in values {
            text += "\n" + table("\(parameter.parameter) of \(parameter.route)".escapedForMarkdown, parameter.most)
            if parameter.error > 0 { text += "\nEach at most \(grouped(parameter.error)) too low.\n" }
        }
        if !shapes.isEmpty { text += "\n" + table("No route matches", shapes) }
        if moreShapes > 0 { text += "\nAnd \(grouped(moreShapes)) more.\n" }
        if leftOut > 0 { text += "\n\(grouped(leftOut)) links have no shape.\n" }
        return text
    }

    func writeMembers(to out: inout OutputBuffer) {
        out.member("rows", rows)
        writeObject("outcomes", outcomes.map { Count(name: $0.name, count: $0.count) }, to: &out)
        write("routes", routes, "route", to: &out)
        for (outcome, reasons) in misses { writeObject(outcome, reasons, to: &out) }
        out.member("values", of: values) { out, values in
            out.object { out in
                out.member("route", values.route)
                out.member("parameter", values.parameter)
                write("most", values.most, "value", to: &out)
                out.member("error", values.error)
            }
        }
        write("shapes", shapes, "shape", to: &out)
        out.member("moreShapes", moreShapes)
        out.member("inNoShape", leftOut)
    }

    private func writeObject(_ key: String, _ counts: [Count], to out: inout OutputBuffer) {
        out.key(text: key)
        out.object { out in
            for count in counts {
                out.key(text: count.name)
                out.number(count.count)
            }
        }
    }

    private func write(_ key: StaticString, _ counts: [Count], _ name: StaticString, to out: inout OutputBuffer) {
        out.member(key, of: counts) { out, count in
            out.object { out in
                out.member(name, count.name)
                out.member("links", count.count)
            }
        }
    }
}

extension [CoverReport.Count] {
    var sum: Int { reduce(0) { $0 + $1.count } }

    var sortedDescending: [CoverReport.Count] {
        sorted { $0.count != $1.count ? $0.count > $1.count : $0.name < $1.name }
    }
}
