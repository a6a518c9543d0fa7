import WaymarkCore
import WaymarkExplain

/// A report as a self-contained HTML file. With scripts, the embedded engine can try and create links.
struct ReportPage {
    let report: Report
    /// `true` if a server delivers the page and notifies it of changes.
    var isServed = false

    /// The Content-Security-Policy of the page: only these scripts, the engine and these styles.
    private var policy: String {
        let scripts = ContentHash.script + (isServed ? " \(ContentHash.reloading)" : "")
        return "default-src 'none'; script-src 'wasm-unsafe-eval' \(scripts); "
            + "style-src \(ContentHash.style); img-src data:; "
            + (isServed ? "connect-src 'self'; " : "") + "base-uri 'none'; form-action 'none'"
    }

    var html: String {
        let scripts = [Resources.pageScript] + (isServed ? [Resources.reloadScript] : [])
        var html = HTMLWriter()
        html.markup("<!DOCTYPE html>\n")
        html.element("html", ["lang": "en"]) { html in
            html.element("head") { head(&$0) }
            html.line()
            html.element("body") { html in
                html.element("a", ["class": "skip", "href": "#routes"], "Skip to the routes")
                header(&html)
                html.element("main") { html in
                    tryPart(&html)
                    makePart(&html)
                    routesPart(&html)
                    treePart(&html)
                    typesPart(&html)
                }
                html.markup("<footer><p>Made by waymark report; the engine in this page is the app&#39;s.</p></footer>")
                html.element("p", ["id": "spoken", "class": "skip", "role": "status"], "")
                data(&html)
                for script in scripts { html.element("script") { $0.markup(script) } }
            }
        }
        html.line()
        return html.html
    }

    private func head(_ html: inout HTMLWriter) {
        html.open("meta", ["charset": "utf-8"])
        html.open("meta", ["http-equiv": "Content-Security-Policy", "content": policy])
        html.open("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
        html.open("meta", ["name": "referrer", "content": "no-referrer"])
        html.element("title", report.title)
        html.open("link", ["rel": "icon", "href": "data:image/svg+xml," + Self.iconText])
        html.element("style") { $0.markup(Resources.pageStyle) }
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

    private func header(_ html: inout HTMLWriter) {
        html.element("header", ["class": "top"]) { html in
            html.element("div", ["class": "bar"]) { html in
                html.element("div", ["class": "brand"]) { html in
                    html.markup(Self.icon)
                    html.element("div") { html in
                        html.element("h1", report.title)
                        html.element("p", ["class": "facts"], facts)
                    }
                }
                html.element("nav", ["aria-label": "Page"]) { html in
                    html.element("a", ["href": "#try", "class": "scripted", "hidden": nil], "Try")
                    html.element("a", ["href": "#make", "class": "scripted", "hidden": nil], "Make")
                    html.element("a", ["href": "#routes"], "Routes")
                    html.element("a", ["href": "#tree"], "Tree")
                    if !report.types.isEmpty { html.element("a", ["href": "#types"], "Types") }
                }
            }
        }
        html.line()
    }

    private var facts: String {
        let count = report.routes.count
        let links = report.linkCount.map { " · \(grouped($0)) links counted" } ?? ""
        return
            "\(grouped(count)) \(count == 1 ? "route" : "routes")\(links) · \(report.sources.joined(separator: ", "))"
            + (report.file.map { " · \($0)" } ?? "")
    }

    /// Writes the data of the scripts. The JSON contains no `<`, so it cannot close the script element.
    private func data(_ html: inout HTMLWriter) {
        var out = OutputBuffer()
        report.writeData(to: &out)
        html.element("script", ["type": "application/json", "id": "data"]) {
            $0.markup(out.text.replacingScalars("<", with: "\\u003c"))
        }
        html.line()
        html.element("script", ["type": "text/plain", "id": "table"]) { $0.markup(Base64.text(of: report.description)) }
        html.line()
        html.element("script", ["type": "text/plain", "id": "engine"]) { $0.markup(Resources.engine) }
        html.line()
    }

    // MARK: Tree and types

    func treePart(_ html: inout HTMLWriter) {
        html.element("section", ["id": "tree", "aria-labelledby": "tree-title"]) { html in
            html.element("h2", ["id": "tree-title"], "Tree")
            html.element("div", ["class": "card"]) { html in
                html.element("ul", ["class": "tree"]) { branch(report.tree, depth: 0, &$0) }
            }
        }
        html.line()
    }

    private func branch(_ tree: RouteTree, depth: Int, _ html: inout HTMLWriter) {
        html.element("li") { html in
            // Patterns may be arbitrarily deep; from depth 32 on, only headings are drawn.
            guard !tree.children.isEmpty, depth < 32 else {
                html.pattern(tree.segment)
                return routes(of: tree, &html)
            }
            html.element("details", depth < 1 ? ["open": nil] : [:]) { html in
                // A summary element must not contain links, so the routes of this node are the first list item.
                html.element("summary") { $0.pattern(tree.segment) }
                html.element("ul") { html in
                    if !tree.routes.isEmpty { html.element("li") { routes(of: tree, &$0) } }
                    for child in tree.children { branch(child, depth: depth + 1, &html) }
                }
            }
        }
    }

    private func routes(of tree: RouteTree, _ html: inout HTMLWriter) {
        for end in tree.routes {
            html.routeLink(end.name)
            if !end.suffix.isEmpty { html.element("small", " (\(end.suffix))") }
        }
    }

    func typesPart(_ html: inout HTMLWriter) {
        guard !report.types.isEmpty else { return }
        html.element("section", ["id": "types", "aria-labelledby": "types-title"]) { html in
            html.element("h2", ["id": "types-title"], "Types")
            if let opacity = report.opacity { html.element("p", ["class": "warn"], opacity) }
            html.element("div", ["class": "card"]) { html in
                html.table(["Name", "Takes"], report.types) { type, html in
                    html.element("th", ["scope": "row"], type.name)
                    html.element("td", type.words)
                }
            }
        }
        html.line()
    }
}
