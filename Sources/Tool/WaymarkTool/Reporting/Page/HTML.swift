import WaymarkEngine

/// HTML in which interpolated strings are escaped, so that route files cannot inject elements, attributes or code.
struct HTML: ExpressibleByStringInterpolation {
    let text: String

    init(stringLiteral text: String) { self.text = text }

    init(stringInterpolation parts: StringInterpolation) { text = parts.text }

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        init(literalCapacity: Int, interpolationCount: Int) {}

        mutating func appendLiteral(_ literal: String) { text += literal }

        /// Appends text escaped for HTML. Control characters and direction marks become visible escapes.
        mutating func appendInterpolation(_ text: String) { self.text += text.escaped().escapedForHTML }

        mutating func appendInterpolation(_ number: Int) { text += String(number) }

        mutating func appendInterpolation(attribute value: String) { text += value.escapedForHTML }

        /// Appends HTML, a script or a style without escaping.
        mutating func appendInterpolation(trusted text: String) { self.text += text }

        mutating func appendInterpolation(_ part: HTML?) { text += part?.text ?? "" }

        mutating func appendInterpolation(_ parts: [HTML]) { for part in parts { text += part.text } }
    }

    static func table(_ columns: [String], _ rows: [HTML], caption: HTML? = nil) -> HTML {
        let heads: [HTML] = columns.map { ##"<th scope="col">\##($0)</th>"## }
        return "<table>\(caption)<thead><tr>\(heads)</tr></thead><tbody>\(rows)</tbody></table>"
    }

    /// Returns an `<a>` element. A click matches the link in the report page instead of opening it.
    static func link(_ link: String) -> HTML { ##"<a href="#link=\##(attribute: link.percentEncoded)">\##(link)</a>"## }

    static func routeLink(_ name: String) -> HTML {
        ##"<a class="name" href="#route-\##(attribute: name.percentEncoded)">\##(name)</a>"##
    }
}

extension String {
    /// Escaped for an element or a quoted attribute: https://html.spec.whatwg.org/#escapingString
    var escapedForHTML: String {
        guard utf8.contains(where: { "&<>\"'\r\0".utf8.contains($0) }) else { return self }
        return unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "'": text += "&#39;"
            // HTML parsers replace an unescaped carriage return with a line feed.
            case "\r": text += "&#13;"
            case "\0": text += "\u{FFFD}"
            default: text.unicodeScalars.append(scalar)
            }
        }
    }

    /// Percent-encoded for a fragment (RFC 3986, 3.5).
    var percentEncoded: String { PercentEncoding.encode(self, keeping: .fragment) }
}
