/// A redacted link into which the values of public parameters are inserted: `https://example.com/user/{id=15}`.
package struct RedactedTemplate: Sendable {
    /// For each parameter, the string before its value, and its index.
    package let pieces: [(text: String, parameter: Int)]
    package let end: String

    /// Creates a template from a redacted link, such as `https://example.com/user/{id}`, and its parameter names.
    package init(_ text: String, names: [String]) {
        var pieces: [(text: String, parameter: Int)] = []
        // Searches UTF-8, because a combining character after a brace would belong to the same `Character`.
        var (rest, before) = (text[...].utf8, "")
        for (number, name) in names.enumerated() {
            let name = "{" + name
            while let brace = rest.firstIndex(of: UInt8(ascii: "{")) {
                let inside = rest[brace...]
                let end = inside.firstIndex(of: UInt8(ascii: "}")) ?? inside.endIndex
                let isNext = inside.prefix { $0 != .colon && $0 != UInt8(ascii: "}") }.elementsEqual(name.utf8)
                before += Substring(rest[..<brace]) + (isNext ? Substring(name) : Substring(rest[brace..<end]))
                rest = rest[end...]
                if isNext { break }
            }
            pieces.append((text: before, parameter: number))
            before = ""
        }
        (self.pieces, end) = (pieces, before + Substring(rest))
    }
}

extension CaptureValue {
    package var texts: [String] {
        if case .list(let values) = self { values.flatMap { $0.texts } } else { [description] }
    }
}
