struct FailurePage {
    let message: String

    var html: String {
        let policy = "default-src 'none'; connect-src 'self'; script-src \(ContentHash.reloading)"
        let lines = message.lines.map { $0.escaped().escapedForHTML + "\n" }
        return """
            <!DOCTYPE html>
            <html lang="en"><head><meta charset="utf-8">\
            <meta http-equiv="Content-Security-Policy" content="\(policy.escapedForHTML)">\
            <title>No report</title></head><body><h1>No report</h1><pre>\(lines.joined())</pre>\
            <script>\(Resources.reloadScript)</script></body></html>
            """
    }
}
