extension ReportPage {
    /// The section in which users try a link, hidden without scripts.
    var tryPart: HTML {
        """
        <section id="try" class="scripted" hidden aria-labelledby="try-title"><h2 id="try-title">Try a link</h2>\
        <form id="try-form"><input id="link" type="text" inputmode="url" autocomplete="off" autocapitalize="off" \
        spellcheck="false" aria-label="Link to try" placeholder="\(attribute: placeholder)"></form>\
        <div id="try-result" class="card" hidden><p id="pieces"></p><div id="outcome" role="status"></div>\
        <div id="candidates"></div></div></section><p id="failure" class="card" role="alert" hidden></p>

        """
    }

    private var placeholder: String {
        report.routes.lazy.flatMap(\.examples).first { $0.captures.count > 1 }?.link
            ?? report.routes.lazy.flatMap(\.examples).first?.link ?? "https://example.com/"
    }

    var makePart: HTML {
        let groups = report.groups.map { group -> HTML in
            let names = group.routes.map { report.routes[$0].row.name }
            let options: [HTML] = names.map { #"<option value="\#(attribute: $0)">\#($0)</option>"# }
            return #"<optgroup label="\#(attribute: group.name.escaped())">\#(options)</optgroup>"#
        }
        return """
            <section id="make" class="scripted" hidden aria-labelledby="make-title">\
            <h2 id="make-title">Make a link</h2><div class="card"><form id="make-form">\
            <label for="route">Route</label><select id="route">\(groups)</select>\
            <p id="make-summary"></p><div id="fields"></div><div id="source-field" class="field" hidden>\
            <label for="source">from</label><select id="source"></select></div>\
            <p id="make-error" role="status"></p></form><div id="make-result" hidden>\
            <a id="printed" class="made" href="#link="></a>\
            <button type="button" data-copy="printed">Copy link</button><div id="qr"></div>\
            <div class="command"><code id="simctl"></code>\
            <button type="button" data-copy="simctl" aria-label="Copy the command: Simulator">Copy</button></div>\
            <div class="command"><code id="adb"></code>\
            <button type="button" data-copy="adb" aria-label="Copy the command: Android">Copy</button></div>\
            </div></div></section>

            """
    }
}
