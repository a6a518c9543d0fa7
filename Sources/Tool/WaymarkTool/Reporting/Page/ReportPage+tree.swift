import WaymarkExplain

extension ReportPage {
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
            guard !tree.children.isEmpty, depth < 32 else { return heading(tree, &html) }
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

    private func heading(_ tree: RouteTree, _ html: inout HTMLWriter) {
        html.pattern(tree.segment)
        routes(of: tree, &html)
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
                html.element("table") { html in
                    html.tableHead(["Name", "Takes"])
                    html.element("tbody") { html in
                        for type in report.types {
                            html.element("tr") { html in
                                html.element("th", ["scope": "row"], type.name)
                                html.element("td", type.words)
                            }
                        }
                    }
                }
            }
        }
        html.line()
    }
}
