extension ReportPage {
    /// Writes the section for trying a link, which is hidden without scripts.
    func tryPart(_ html: inout HTMLWriter) {
        html.element("section", ["id": "try", "class": "scripted", "hidden": nil, "aria-labelledby": "try-title"]) {
            html in
            html.element("h2", ["id": "try-title"], "Try a link")
            html.element("form", ["id": "try-form"]) { html in
                html.open(
                    "input",
                    [
                        "id": "link", "type": "text", "inputmode": "url", "autocomplete": "off",
                        "autocapitalize": "off",
                        "spellcheck": "false", "aria-label": "Link to try", "placeholder": placeholder,
                    ])
            }
            html.element("div", ["id": "try-result", "class": "card", "hidden": nil]) { html in
                html.element("p", ["id": "pieces"], "")
                html.element("div", ["id": "outcome", "role": "status"], "")
                html.element("div", ["id": "candidates"], "")
            }
        }
        html.element("p", ["id": "failure", "class": "card", "role": "alert", "hidden": nil], "")
        html.line()
    }

    private var placeholder: String {
        report.routes.lazy.flatMap(\.examples).first { $0.captures.count > 1 }?.link
            ?? report.routes.lazy.flatMap(\.examples).first?.link ?? "https://example.com/"
    }

    func makePart(_ html: inout HTMLWriter) {
        html.element("section", ["id": "make", "class": "scripted", "hidden": nil, "aria-labelledby": "make-title"]) {
            html in
            html.element("h2", ["id": "make-title"], "Make a link")
            html.element("div", ["class": "card"]) { html in
                html.element("form", ["id": "make-form"]) { html in
                    html.element("label", ["for": "route"], "Route")
                    html.element("select", ["id": "route"]) { html in
                        for group in report.groups { options(of: group, &html) }
                    }
                    html.element("p", ["id": "make-summary"], "")
                    html.element("div", ["id": "fields"], "")
                    html.element("div", ["id": "source-field", "class": "field", "hidden": nil]) { html in
                        html.element("label", ["for": "source"], "from")
                        html.element("select", ["id": "source"], "")
                    }
                    html.element("p", ["id": "make-error", "role": "status"], "")
                }
                html.element("div", ["id": "make-result", "hidden": nil]) { html in
                    html.element("a", ["id": "printed", "class": "made", "href": "#link="], "")
                    html.element("button", ["type": "button", "data-copy": "printed"], "Copy link")
                    html.element("div", ["id": "qr"], "")
                    command("simctl", "Simulator", &html)
                    command("adb", "Android", &html)
                }
            }
        }
        html.line()
    }

    private func options(of group: (name: String, routes: [Int]), _ html: inout HTMLWriter) {
        html.element("optgroup", ["label": group.name.escaped()]) { html in
            for index in group.routes {
                let name = report.routes[index].row.name
                html.element("option", ["value": name], name)
            }
        }
    }

    private func command(_ id: String, _ label: String, _ html: inout HTMLWriter) {
        html.element("div", ["class": "command"]) { html in
            html.element("code", ["id": id], "")
            html.element(
                "button", ["type": "button", "data-copy": id, "aria-label": "Copy the command: \(label)"], "Copy")
        }
    }
}
