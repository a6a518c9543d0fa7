import WaymarkCore

extension ReportPage {
    var routesPart: HTML {
        let groups = report.groups.enumerated()
        let links: [HTML] = groups.map { number, group in
            ##"<li><a href="#group-\##(number)">\##(group.name) <span>\##(group.routes.count)</span></a></li>"##
        }
        return """
            <section id="routes" aria-labelledby="routes-title"><h2 id="routes-title">Routes</h2>\
            <form id="search-form" class="tools scripted" role="search" hidden><input id="search" type="search" \
            aria-label="Search the routes" autocomplete="off" placeholder="Search names, summaries, patterns (/)">\
            <output id="found" for="search">\(report.routes.count)</output></form>\(coverageNote)\
            <div class="columns"><nav class="groups" aria-label="Groups"><ul>\(links)</ul></nav>\
            <div>\(groups.map { group($0, $1) })</div></div></section>

            """
    }

    private func group(_ number: Int, _ group: (name: String, routes: [Int])) -> HTML {
        """
        <section class="group" id="group-\(number)" aria-labelledby="group-\(number)-title">\
        <h3 id="group-\(number)-title">\(group.name)</h3>\(group.routes.map { route(report.routes[$0]) })</section>
        """
    }

    private var coverageNote: HTML {
        var notes: [String] = []
        if let coverage = report.coverage {
            let systems = coverage.systems.joined(separator: " and ")
            notes.append("The files for \(systems) were asked about links of \(coverage.host).")
            if !coverage.isDecided { notes.append("Not everything in them could be compared.") }
        }
        if !report.areOverlapsDecided { notes.append("Of some routes it was not decided whether they share links.") }
        let note: HTML? = notes.isEmpty ? nil : #"<p class="reason">\#(notes.joined(separator: " "))</p>"#
        let (faults, limit) = (report.coverage?.faults[""] ?? [], 20)
        guard !faults.isEmpty else { return "\(note)" }
        let more: HTML? =
            faults.count > limit ? "<li>and \(faults.count - limit) more, which waymark drift lists</li>" : nil
        return """
            \(note)<div class="card"><h3>Differences that concern no route</h3><ul class="links">\
            \(faults.prefix(limit).map { "<li>\(fault($0))</li>" })\(more)</ul></div>
            """
    }

    private func route(_ route: Report.Route) -> HTML {
        let row = route.row
        let summary: HTML? = row.summary.map { #"<p class="summary">\#($0)</p>"# }
        // The patterns as written, if not in the native notation.
        let written = row.patterns.filter { $0.text != $0.description && !$0.text.isEmpty }
        let sources: [HTML] = row.allSources.enumerated().map { "\($0 > 0 ? ", " : "")<code>\($1.description)</code>" }
        return """
            <article class="route card" id="route-\(attribute: row.name)"><div class="head">\
            <h4>\(.routeLink(row.name))</h4>\(summary)\
            <a class="do scripted" hidden href="#make=\(attribute: row.name.percentEncoded)" \
            aria-label="Make a link of \(attribute: row.name.escaped())">Make a link</a></div>\
            <ul class="patterns">\(row.patterns.map { "<li>\(.pattern($0.description))</li>" })</ul>\
            \(chips(of: route))<details><summary>\(summaryText(of: route))</summary>\(parameters(of: route))\
            \(list("As written", written) { "<code>\($0.text)</code>" })<h4>From</h4><p>\(sources)</p>\
            \(examples("Examples", route.examples))\(examples("Does not open", route.rejects))\
            \(neighbours("More specific: these win", route.better))\
            \(neighbours("Less specific: this wins", route.worse))\
            \(list("Systems", report.coverage?.faults[row.name] ?? [], fault))</details></article>

            """
    }

    private func summaryText(of route: Report.Route) -> String {
        let counts = [
            (route.row.parameters.count, "parameter"), (route.examples.count, "example"),
            (route.better.count + route.worse.count, "neighbour"),
        ]
        let parts = counts.filter { $0.0 > 0 }.map { "\($0) \($1)\($0 == 1 ? "" : "s")" }
        return parts.isEmpty ? "Details" : parts.joined(separator: ", ")
    }

    private func chips(of route: Report.Route) -> HTML {
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
        guard !chips.isEmpty else { return "" }
        let items: [HTML] = chips.map { #"<li class="\#(attribute: $0.kind)">\#($0.text)</li>"# }
        return #"<ul class="chips">\#(items)</ul>"#
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

    private func parameters(of route: Report.Route) -> HTML {
        let parameters = route.row.parameters
        guard !parameters.isEmpty else { return "" }
        return .table(
            ["Name", "Type", "In", "Needed", "Example"], parameters.map { row(of: $0, in: route) },
            caption: "<caption>Parameters</caption>")
    }

    private func row(of parameter: ListedParameter, in route: Report.Route) -> HTML {
        let words = report.types.first { parameter.type.typeName == $0.name }?.words
        let example = route.examples.lazy.flatMap(\.captures).first { $0.name == parameter.name }?.value
        let needed = parameter.isRequired ? "yes" : parameter.defaultValue.map { "no: \($0.spelling)" } ?? "no"
        return """
            <tr><th scope="row">\(parameter.name)</th><td><code class="type">\(parameter.type)</code>\
            \(words.map { "<small> \($0)</small>" })</td><td>\(parameter.kind.rawValue)</td><td>\(needed)</td>\
            <td>\(example.map { "<code>\($0)</code>" })</td></tr>
            """
    }

    private func list<Item>(_ title: String, _ items: [Item], _ html: (Item) -> HTML) -> HTML {
        let items: [HTML] = items.map { "<li>\(html($0))</li>" }
        return items.isEmpty ? "" : #"<h4>\#(title)</h4><ul class="links">\#(items)</ul>"#
    }

    private func examples(_ title: String, _ examples: [Report.Example]) -> HTML {
        list(title, examples) { example in
            let (kind, label, mark) = example.fault == nil ? ("good", "passes", "✓") : ("bad", "fails", "✗")
            let captures = example.captures.map { "\($0.name) = \($0.value)" }.joined(separator: ", ")
            let said: HTML? = captures.isEmpty ? nil : #"<span class="said">  \#(captures)</span>"#
            return """
                <span class="mark \(kind)" role="img" aria-label="\(label)">\(mark)</span>\(.link(example.link))\
                \(example.fault.map { #"<span class="bad"> \#($0)</span>"# })\(said)
                """
        }
    }

    private func neighbours(_ title: String, _ neighbours: [Report.Neighbour]) -> HTML {
        list(title, neighbours) { neighbour in
            let undecided: HTML = #"<span class="said">not decided whether there is such a link</span>"#
            return "\(.routeLink(neighbour.route))  \(neighbour.link.map { .link($0) } ?? undecided)"
        }
    }

    private func fault(_ fault: ReportedCoverage.Problem) -> HTML {
        #"\#(.link(fault.link))<span class="said">  \#(fault.words)</span>"#
    }
}

extension String {
    /// The name of a parameter's type or list element type: `Tag` for `[Tag]*`.
    fileprivate var typeName: Substring { drop { $0 == "[" }.prefix { $0 != "]" } }
}
