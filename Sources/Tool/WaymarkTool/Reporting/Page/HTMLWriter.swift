/// Writes HTML in which every text is text: nothing that comes from a route file becomes an element, an attribute or code.
struct HTMLWriter {
    private(set) var html = ""

    /// Attributes, in their order; one whose value is `nil` has none, as `hidden`.
    typealias Attributes = KeyValuePairs<StaticString, String?>

    /// Writes an element with what is in it.
    mutating func element(_ name: StaticString, _ attributes: Attributes = [:], _ body: (inout HTMLWriter) -> Void) {
        open(name, attributes)
        body(&self)
        html += "</\(name)>"
    }

    /// Writes an element that holds a text.
    mutating func element(_ name: StaticString, _ attributes: Attributes, _ text: String) {
        element(name, attributes) { $0.text(text) }
    }

    /// Writes an element that has no attributes, and holds a text.
    mutating func element(_ name: StaticString, _ text: String) { element(name, [:], text) }

    /// Writes the beginning of an element; all there is of one that is always empty.
    mutating func open(_ name: StaticString, _ attributes: Attributes = [:]) {
        html += "<\(name)"
        for (name, value) in attributes {
            html += " \(name)"
            if let value { html += "=\"\(value.escapedForHTML)\"" }
        }
        html += ">"
    }

    /// Writes a text. Characters that would act on their reader are shown as escapes.
    mutating func text(_ text: String) { html += text.escaped().escapedForHTML }

    /// Writes HTML that the tool holds.
    mutating func markup(_ text: String) { html += text }

    mutating func line() { html += "\n" }
}

extension String {
    /// Text for an element or a quoted attribute of HTML: https://html.spec.whatwg.org/#escapingString
    var escapedForHTML: String {
        guard utf8.contains(where: { "&<>\"'".utf8.contains($0) || $0 == 0 }) else { return self }
        var text = ""
        text.reserveCapacity(utf8.count + 16)
        for scalar in unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "'": text += "&#39;"
            case "\0": text += "\u{FFFD}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
