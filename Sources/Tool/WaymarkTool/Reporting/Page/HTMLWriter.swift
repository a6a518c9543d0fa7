/// A writer of HTML that escapes all strings, so that route files cannot inject elements, attributes or code.
struct HTMLWriter {
    private(set) var html = ""

    /// Attributes in order; `nil` values are written without `=`, as in `hidden`.
    typealias Attributes = KeyValuePairs<StaticString, String?>

    mutating func element(_ name: StaticString, _ attributes: Attributes = [:], _ body: (inout HTMLWriter) -> Void) {
        open(name, attributes)
        body(&self)
        html += "</\(name)>"
    }

    mutating func element(_ name: StaticString, _ attributes: Attributes, _ text: String) {
        element(name, attributes) { $0.text(text) }
    }

    mutating func element(_ name: StaticString, _ text: String) { element(name, [:], text) }

    /// Writes a start tag.
    mutating func open(_ name: StaticString, _ attributes: Attributes = [:]) {
        html += "<\(name)"
        for (name, value) in attributes {
            html += " \(name)"
            if let value { html += "=\"\(value.escapedForHTML)\"" }
        }
        html += ">"
    }

    mutating func table<Row>(
        _ columns: [String], _ rows: [Row], caption: String? = nil, _ write: (Row, inout HTMLWriter) -> Void
    ) {
        element("table") { html in
            if let caption { html.element("caption", caption) }
            html.element("thead") { html in
                html.element("tr") { html in for column in columns { html.element("th", ["scope": "col"], column) } }
            }
            html.element("tbody") { html in for row in rows { html.element("tr") { write(row, &$0) } } }
        }
    }

    /// Writes escaped text, with hidden characters shown as escapes.
    mutating func text(_ text: String) { html += text.escaped().escapedForHTML }

    /// Writes trusted HTML without escaping.
    mutating func markup(_ text: String) { html += text }

    mutating func line() { html += "\n" }
}

extension String {
    /// The string escaped for an element or a quoted attribute: https://html.spec.whatwg.org/#escapingString
    var escapedForHTML: String {
        guard utf8.contains(where: { "&<>\"'\r\0".utf8.contains($0) }) else { return self }
        return unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "'": text += "&#39;"
            // Parsers of HTML read a carriage return as a line feed.
            case "\r": text += "&#13;"
            case "\0": text += "\u{FFFD}"
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}
