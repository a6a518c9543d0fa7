import WaymarkCore
import WaymarkEngine

extension ReportPage {
    func routesPart(_ html: inout HTMLWriter) {
        html.element("section", ["id": "routes", "aria-labelledby": "routes-title"]) { html in
            html.element("h2", ["id": "routes-title"], "Routes")
            html.markup(
                """
                <form id="search-form" class="tools scripted" role="search" hidden><input id="search" type="search" \
                aria-label="Search the routes" autocomplete="off" placeholder="Search names, summaries, patterns (/)">\
                <output id="found" for="search">\(report.routes.count)</output></form>
                """)
            coverageNote(&html)
            html.element("div", ["class": "columns"]) { html in
                html.element("nav", ["class": "groups", "aria-label": "Groups"]) { html in
                    html.element("ul") { html in
                        for (number, group) in report.groups.enumerated() {
                            html.element("li") { html in
                                html.element("a", ["href": "#group-\(number)"]) { html in
                                    html.text(group.name + " ")
                                    html.element("span", "\(group.routes.count)")
                                }
                            }
                        }
                    }
                }
                html.element("div") { html in
                    for (number, group) in report.groups.enumerated() { self.group(number, group, &html) }
                }
            }
        }
        html.line()
    }

    private func group(_ number: Int, _ group: (name: String, routes: [Int]), _ html: inout HTMLWriter) {
        html.element(
            "section", ["class": "group", "id": "group-\(number)", "aria-labelledby": "group-\(number)-title"]
        ) { html in
            html.element("h3", ["id": "group-\(number)-title"], group.name)
            for index in group.routes { route(report.routes[index], &html) }
        }
    }

    private func coverageNote(_ html: inout HTMLWriter) {
        var notes: [String] = []
        if let coverage = report.coverage {
            let systems = coverage.systems.joined(separator: " and ")
            notes.append("The files for \(systems) were asked about links of \(coverage.host).")
            if !coverage.isDecided { notes.append("Not everything in them could be compared.") }
        }
        if !report.areOverlapsDecided { notes.append("Of some routes it was not decided whether they share links.") }
        if !notes.isEmpty { html.element("p", ["class": "reason"], notes.joined(separator: " ")) }
        let (faults, limit) = (report.coverage?.faults[""] ?? [], 20)
        guard !faults.isEmpty else { return }
        html.element("div", ["class": "card"]) { html in
            html.element("h3", "Links of no route")
            html.element("ul", ["class": "links"]) { html in
                for fault in faults.prefix(limit) { html.element("li") { self.fault(fault, &$0) } }
                if faults.count > limit {
                    html.element("li", "and \(faults.count - limit) more, which waymark drift lists")
                }
            }
        }
    }

    // MARK: A route

    private func route(_ route: Report.Route, _ html: inout HTMLWriter) {
        let row = route.row
        html.element("article", ["class": "route card", "id": "route-\(row.name)"]) { html in
            html.element("div", ["class": "head"]) { html in
                html.element("h4") { $0.routeLink(row.name) }
                if let summary = row.summary { html.element("p", ["class": "summary"], summary) }
                let (link, label) = ("#make=\(row.name.percentEncoded)", "Make a link of \(row.name.escaped())")
                html.element(
                    "a", ["class": "do scripted", "hidden": nil, "href": link, "aria-label": label], "Make a link")
            }
            html.element("ul", ["class": "patterns"]) { html in
                for pattern in row.patterns { html.element("li") { $0.pattern(pattern.description) } }
            }
            chips(of: route, &html)
            html.element("details") { html in
                html.element("summary", summaryText(of: route))
                parameters(of: route, &html)
                written(row, &html)
                html.element("h4", "From")
                html.element("p") { html in
                    for (index, source) in row.allSources.enumerated() {
                        if index > 0 { html.text(", ") }
                        html.element("code", source.description)
                    }
                }
                examples("Examples", route.examples, &html)
                examples("Does not open", route.rejects, &html)
                neighbours("More specific: these win", route.better, &html)
                neighbours("Less specific: this wins", route.worse, &html)
                list("Systems", report.coverage?.faults[row.name] ?? [], &html, fault)
            }
        }
        html.line()
    }

    private func summaryText(of route: Report.Route) -> String {
        func count(_ number: Int, _ one: String, _ many: String) -> String? {
            number == 0 ? nil : "\(number) \(number == 1 ? one : many)"
        }
        let parts = [
            count(route.row.parameters.count, "parameter", "parameters"),
            count(route.examples.count, "example", "examples"),
            count(route.better.count + route.worse.count, "neighbour", "neighbours"),
        ]
        let text = parts.compactMap { $0 }.joined(separator: ", ")
        return text.isEmpty ? "Details" : text
    }

    private func chips(of route: Report.Route, _ html: inout HTMLWriter) {
        var chips: [(kind: String, text: String)] = []
        if let end = route.row.end { chips.append(("warn", end.sentence)) }
        chips += route.requirements.map { (kind: "", text: "requires \($0)") }
        if route.row.isFallback { chips.append(("", "fallback")) }
        if !route.opensInApp { chips.append(("", "opens in the browser")) }
        chips += route.row.tags.map { (kind: "", text: "#\($0)") }
        if let count = route.linkCount {
            chips.append((count == 0 ? "warn" : "", "\(grouped(count)) \(count == 1 ? "link" : "links")"))
        }
        if let chip = coverageChip(of: route) { chips.append(chip) }
        let failed = (route.examples + route.rejects).count { $0.fault != nil }
        if failed > 0 { chips.append(("bad", "\(failed) \(failed == 1 ? "example fails" : "examples fail")")) }
        guard !chips.isEmpty else { return }
        html.element("ul", ["class": "chips"]) { html in
            for chip in chips { html.element("li", ["class": chip.kind], chip.text) }
        }
    }

    private func coverageChip(of route: Report.Route) -> (kind: String, text: String)? {
        guard let coverage = report.coverage else { return nil }
        if let faults = coverage.faults[route.row.name] {
            return ("bad", "\(faults.count) \(faults.count == 1 ? "link is" : "links are") not claimed as they should")
        }
        guard coverage.routes.contains(route.row.name) else { return ("", "no links of \(coverage.host)") }
        guard coverage.isDecided, route.opensInApp else { return nil }
        return ("good", "claimed on \(coverage.systems.joined(separator: " and "))")
    }

    private func parameters(of route: Report.Route, _ html: inout HTMLWriter) {
        let parameters = route.row.parameters
        guard !parameters.isEmpty else { return }
        let columns = ["Name", "Type", "In", "Needed", "Example"]
        html.table(columns, parameters, caption: "Parameters") { row(of: $0, in: route, &$1) }
    }

    private func row(of parameter: ListedParameter, in route: Report.Route, _ html: inout HTMLWriter) {
        let words = report.types.first { parameter.type.typeName == $0.name }?.words
        let example = route.examples.lazy.flatMap(\.captures).first { $0.name == parameter.name }?.value
        html.element("th", ["scope": "row"], parameter.name)
        html.element("td") { html in
            html.element("code", ["class": "type"], parameter.type)
            if let words { html.element("small", " " + words) }
        }
        html.element("td", parameter.kind.rawValue)
        html.element("td", parameter.isRequired ? "yes" : parameter.defaultValue.map { "no: \($0.spelling)" } ?? "no")
        html.element("td") { html in if let example { html.element("code", example) } }
    }

    /// Writes the original patterns, if they are in another notation.
    private func written(_ row: RouteListing.Row, _ html: inout HTMLWriter) {
        let other = row.patterns.filter { $0.text != $0.description && !$0.text.isEmpty }
        list("As written", other, &html) { $1.element("code", $0.text) }
    }

    // MARK: Links

    /// Writes a titled list, unless it is empty.
    private func list<Item>(
        _ title: String, _ items: [Item], _ html: inout HTMLWriter, _ write: (Item, inout HTMLWriter) -> Void
    ) {
        guard !items.isEmpty else { return }
        html.element("h4", title)
        html.element("ul", ["class": "links"]) { html in
            for item in items { html.element("li") { write(item, &$0) } }
        }
    }

    private func examples(_ title: String, _ examples: [Report.Example], _ html: inout HTMLWriter) {
        list(title, examples, &html) { example, html in
            let (kind, label, mark) = example.fault == nil ? ("good", "passes", "✓") : ("bad", "fails", "✗")
            html.element("span", ["class": "mark \(kind)", "role": "img", "aria-label": label], mark)
            html.link(example.link)
            if let fault = example.fault { html.element("span", ["class": "bad"], " \(fault)") }
            let captures = example.captures.map { "\($0.name) = \($0.value)" }.joined(separator: ", ")
            if !captures.isEmpty { html.element("span", ["class": "said"], "  \(captures)") }
        }
    }

    private func neighbours(_ title: String, _ neighbours: [Report.Neighbour], _ html: inout HTMLWriter) {
        list(title, neighbours, &html) { neighbour, html in
            html.routeLink(neighbour.route)
            html.text("  ")
            if let link = neighbour.link {
                html.link(link)
            } else {
                html.element("span", ["class": "said"], "not decided whether there is such a link")
            }
        }
    }

    private func fault(_ fault: ReportedCoverage.Problem, _ html: inout HTMLWriter) {
        html.link(fault.link)
        html.element("span", ["class": "said"], "  \(fault.words)")
    }
}

extension HTMLWriter {
    /// Writes a link that the page tries when it is followed; it never navigates to its target.
    mutating func link(_ link: String) { element("a", ["href": "#link=\(link.percentEncoded)"], link) }

    mutating func routeLink(_ name: String) {
        element("a", ["class": "name", "href": "#route-\(name.percentEncoded)"], name)
    }
}

extension String {
    /// The string for a fragment, with other characters escaped (RFC 3986, 3.5).
    var percentEncoded: String { PercentEncoding.encode(self, keeping: .fragment) }

    /// The name of the element type: `Tag` of `[Tag]*`.
    fileprivate var typeName: Substring { drop { $0 == "[" }.prefix { $0 != "]" } }
}
