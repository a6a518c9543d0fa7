extension ReportPage {
    /// Writes the section for trying a link, which is hidden without scripts.
    func tryPart(_ html: inout HTMLWriter) {
        html.markup(
            """
            <section id="try" class="scripted" hidden aria-labelledby="try-title"><h2 id="try-title">Try a link</h2>\
            <form id="try-form"><input id="link" type="text" inputmode="url" autocomplete="off" autocapitalize="off" \
            spellcheck="false" aria-label="Link to try" placeholder="\(placeholder.escapedForHTML)"></form>\
            <div id="try-result" class="card" hidden><p id="pieces"></p><div id="outcome" role="status"></div>\
            <div id="candidates"></div></div></section><p id="failure" class="card" role="alert" hidden></p>

            """)
    }

    private var placeholder: String {
        report.routes.lazy.flatMap(\.examples).first { $0.captures.count > 1 }?.link
            ?? report.routes.lazy.flatMap(\.examples).first?.link ?? "https://example.com/"
    }

    func makePart(_ html: inout HTMLWriter) {
        html.markup(
            """
            <section id="make" class="scripted" hidden aria-labelledby="make-title">\
            <h2 id="make-title">Make a link</h2><div class="card"><form id="make-form">\
            <label for="route">Route</label><select id="route">
            """)
        for group in report.groups {
            html.element("optgroup", ["label": group.name.escaped()]) { html in
                for name in group.routes.map({ report.routes[$0].row.name }) {
                    html.element("option", ["value": name], name)
                }
            }
        }
        html.markup(
            """
            </select><p id="make-summary"></p><div id="fields"></div><div id="source-field" class="field" hidden>\
            <label for="source">from</label><select id="source"></select></div>\
            <p id="make-error" role="status"></p></form><div id="make-result" hidden>\
            <a id="printed" class="made" href="#link="></a>\
            <button type="button" data-copy="printed">Copy link</button><div id="qr"></div>\
            <div class="command"><code id="simctl"></code>\
            <button type="button" data-copy="simctl" aria-label="Copy the command: Simulator">Copy</button></div>\
            <div class="command"><code id="adb"></code>\
            <button type="button" data-copy="adb" aria-label="Copy the command: Android">Copy</button></div>\
            </div></div></section>

            """)
    }
}
