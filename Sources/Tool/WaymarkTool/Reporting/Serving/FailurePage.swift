struct FailurePage {
    let message: String

    var html: String {
        var html = HTMLWriter()
        html.markup("<!DOCTYPE html>\n")
        html.element("html", ["lang": "en"]) { html in
            html.element("head") { html in
                html.open("meta", ["charset": "utf-8"])
                html.open(
                    "meta",
                    [
                        "http-equiv": "Content-Security-Policy",
                        "content": "default-src 'none'; connect-src 'self'; "
                            + "script-src \(ContentHash.reloading)",
                    ])
                html.element("title", "No report")
            }
            html.element("body") { html in
                html.element("h1", "No report")
                html.element("pre") { html in
                    for line in message.split(separator: "\n", omittingEmptySubsequences: false) {
                        html.text(String(line))
                        html.line()
                    }
                }
                html.element("script") { $0.markup(Resources.reloadScript) }
            }
        }
        return html.html
    }
}
