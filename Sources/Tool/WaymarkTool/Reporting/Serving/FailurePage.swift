struct FailurePage {
    let message: String

    var html: String {
        let policy = "default-src 'none'; connect-src 'self'; script-src \(ContentHash.reloading)"
        let html: HTML = """
            <!DOCTYPE html>
            <html lang="en"><head><meta charset="utf-8">\
            <meta http-equiv="Content-Security-Policy" content="\(attribute: policy)">\
            <title>No report</title></head><body><h1>No report</h1><pre>\(message.lines.map { "\($0)\n" })</pre>\
            <script>\(trusted: Resources.reloadScript)</script></body></html>
            """
        return html.text
    }
}
