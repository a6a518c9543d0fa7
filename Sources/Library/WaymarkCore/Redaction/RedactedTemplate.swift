/// A redacted link with a slot after the name of each parameter, into which a public value is inserted:
/// `https://example.com/user/{id=15}`.
package struct RedactedTemplate: Sendable {
    /// The strings before the slots, each with the index of the slot's parameter.
    package let pieces: [(text: String, parameter: Int)]
    package let end: String

    /// Creates a template from a redacted link, such as `https://example.com/user/{id}`, and its parameter names.
    package init(_ text: String, names: [String]) {
        var pieces: [(text: String, parameter: Int)] = []
        var (rest, before) = (Substring(text), "")
        for (number, name) in names.enumerated() {
            let name = "{" + name
            while let brace = rest.firstIndex(of: "{") {
                let inside = rest[brace...]
                let end = inside.firstIndex(of: "}") ?? inside.endIndex
                let isNext = inside.prefix { $0 != ":" && $0 != "}" } == name
                before += rest[..<brace] + (isNext ? Substring(name) : rest[brace..<end])
                rest = rest[end...]
                if isNext { break }
            }
            pieces.append((text: before, parameter: number))
            before = ""
        }
        (self.pieces, end) = (pieces, before + rest)
    }
}

extension CaptureValue {
    package var texts: [String] {
        if case .list(let values) = self { values.flatMap { $0.texts } } else { [description] }
    }
}
