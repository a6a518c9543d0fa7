import WaymarkCore
import WaymarkExplain

/// The report as one HTML file with the matching engine. With scripts, users can try and create links.
struct ReportPage {
    let report: Report
    /// `true` if a server delivers the page and reports changed routes to it.
    var isServed = false

    /// The Content-Security-Policy: only the page's scripts, engine and styles, and images in `data:` URLs.
    private var policy: String {
        let scripts = ContentHash.script + (isServed ? " \(ContentHash.reloading)" : "")
        return "default-src 'none'; script-src 'wasm-unsafe-eval' \(scripts); "
            + "style-src \(ContentHash.style); img-src data:; "
            + (isServed ? "connect-src 'self'; " : "") + "base-uri 'none'; form-action 'none'"
    }

    var html: String {
        let scripts = [Resources.pageScript] + (isServed ? [Resources.reloadScript] : [])
        let html: HTML = """
            <!DOCTYPE html>
            <html lang="en"><head>\(head)</head>
            <body><a class="skip" href="#routes">Skip to the routes</a>\(header)\
            <main>\(tryPart)\(makePart)\(routesPart)\(treePart)\(typesPart)</main>\
            <footer><p>Made by waymark report; the engine in this page is the app&#39;s.</p></footer>\
            <p id="spoken" class="skip" role="status"></p>\(data)\
            \(scripts.map { "<script>\(trusted: $0)</script>" })</body></html>

            """
        return html.text
    }

    private var head: HTML {
        """
        <meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="\(attribute: policy)">\
        <meta name="viewport" content="width=device-width, initial-scale=1">\
        <meta name="referrer" content="no-referrer"><title>\(report.title)</title>\
        <link rel="icon" href="data:image/svg+xml,\(attribute: Self.iconText)">\
        <style>\(trusted: Resources.pageStyle)</style>
        """
    }

    private static let icon = """
        <svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#0a58ca"/><path \
        d="M7 11h9c4 0 4 10 8 10M16 11h8" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/><circle \
        cx="24" cy="11" r="2.4" fill="#fff"/><circle cx="24" cy="21" r="2.4" fill="#fff"/></svg>
        """

    private static var iconText: String {
        icon.replacing("<svg ", with: "<svg xmlns='http://www.w3.org/2000/svg' ").replacing("\"", with: "'")
            .replacing("#", with: "%23").replacing("<", with: "%3C").replacing(">", with: "%3E")
    }

    private var header: HTML {
        let types: HTML? = report.types.isEmpty ? nil : ##"<a href="#types">Types</a>"##
        return """
            <header class="top"><div class="bar"><div class="brand">\(trusted: Self.icon)<div>\
            <h1>\(report.title)</h1><p class="facts">\(facts)</p></div></div>\
            <nav aria-label="Page"><a href="#try" class="scripted" hidden>Try</a>\
            <a href="#make" class="scripted" hidden>Make</a><a href="#routes">Routes</a>\
            <a href="#tree">Tree</a>\(types)</nav></div></header>

            """
    }

    private var facts: String {
        let count = report.routes.count
        let links = report.linkCount.map { " · \(grouped($0)) links counted" } ?? ""
        return
            "\(grouped(count)) \(count == 1 ? "route" : "routes")\(links) · \(report.sources.joined(separator: ", "))"
            + (report.file.map { " · \($0)" } ?? "")
    }

    /// JSON for the scripts. It contains no `<`, so it cannot close the element.
    private var data: HTML {
        var out = OutputBuffer()
        report.writeData(to: &out)
        return """
            <script type="application/json" id="data">\(trusted: out.text.replacingScalars("<", with: "\\u003c"))</script>
            <script type="text/plain" id="table">\(trusted: Base64.text(of: report.description))</script>
            <script type="text/plain" id="engine">\(trusted: Resources.engine)</script>

            """
    }

    private var treePart: HTML {
        """
        <section id="tree" aria-labelledby="tree-title"><h2 id="tree-title">Tree</h2><div class="card">\
        <ul class="tree">\(branch(report.tree, depth: 0))</ul></div></section>

        """
    }

    private func branch(_ tree: RouteTree, depth: Int) -> HTML {
        let routes = tree.routes.map { end -> HTML in
            let suffix: HTML? = end.suffix.isEmpty ? nil : "<small> (\(end.suffix))</small>"
            return "\(.routeLink(end.name))\(suffix)"
        }
        // Patterns can have any number of segments; the tree shows at most 32.
        guard !tree.children.isEmpty, depth < 32 else { return "<li>\(.pattern(tree.segment))\(routes)</li>" }
        // A summary element must not contain links, so the routes of this node are the first list item.
        let own: HTML? = tree.routes.isEmpty ? nil : "<li>\(routes)</li>"
        return """
            <li><details\(depth < 1 ? " open" : "")><summary>\(.pattern(tree.segment))</summary>\
            <ul>\(own)\(tree.children.map { branch($0, depth: depth + 1) })</ul></details></li>
            """
    }

    private var typesPart: HTML {
        guard !report.types.isEmpty else { return "" }
        let opacity: HTML? = report.opacity.map { #"<p class="warn">\#($0)</p>"# }
        let rows: [HTML] = report.types.map { #"<tr><th scope="row">\#($0.name)</th><td>\#($0.words)</td></tr>"# }
        return """
            <section id="types" aria-labelledby="types-title"><h2 id="types-title">Types</h2>\(opacity)\
            <div class="card">\(.table(["Name", "Takes"], rows))</div></section>

            """
    }
}
