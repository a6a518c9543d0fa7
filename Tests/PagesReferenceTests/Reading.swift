/// Parses valid patterns.
struct Reading {
    private var rest: ArraySlice<UInt8>

    static func pattern(_ text: String) -> PlainPattern {
        var reading = Reading(rest: text.bytes[...])
        let source = reading.readSource()
        let paths = reading.readPath().ways
        let queries = reading.skip("?") ? reading.readQuery() : [[]]
        let fragment = reading.skip("#") ? reading.readValue(until: "") : nil
        precondition(reading.rest.isEmpty, "'\(text)' cannot be read from '\(reading.rest.text)'")
        let forms = paths.flatMap { path in
            queries.map { PlainForm(segments: path.segments, items: $0, fragment: fragment) }
        }
        return PlainPattern(text: text, source: source, forms: forms)
    }

    static func literal(_ text: Bytes) -> Bytes {
        var reading = Reading(rest: text[...])
        return reading.readText(until: "")
    }

    private mutating func skip(_ text: String) -> Bool {
        guard rest.starts(with: text.utf8) else { return false }
        rest = rest.dropFirst(text.utf8.count)
        return true
    }

    /// Reads everything up to the first of some characters.
    private mutating func take(until ends: String) -> ArraySlice<UInt8> {
        let end = rest.firstIndex { $0.isOneOf(ends) } ?? rest.endIndex
        defer { rest = rest[end...] }
        return rest[..<end]
    }

    /// Reads `https://host:port` before a path. A custom scheme is read alone, because its host is the first segment.
    private mutating func readSource() -> PlainSource? {
        let scheme = rest.prefix { $0.isLetter || $0.isDigit || $0.isOneOf("+-.") }
        guard !scheme.isEmpty, rest.dropFirst(scheme.count).starts(with: "://".utf8) else { return nil }
        rest = rest.dropFirst(scheme.count + 3)
        guard ["http", "https"].contains(scheme.lowercased.text) else {
            if rest.first != UInt8(ascii: "/") { rest = "/".utf8 + rest }
            return PlainSource(text: scheme.text + "://")
        }
        return PlainSource(text: scheme.text + "://" + take(until: "/[(?#").text)
    }

    /// Reads a path up to its end or to the end of its group.
    private mutating func readPath() -> [PathPart] {
        var parts: [PathPart] = []
        while let byte = rest.first, !byte.isOneOf("?#])|") {
            if skip("/") {
                parts.append(.slash)
            } else if skip("[") {
                parts.append(.choice([readPath(), []]))
                _ = skip("]")
            } else if skip("(") {
                var choices = [readPath()]
                while skip("|") { choices.append(readPath()) }
                parts.append(.choice(choices))
                _ = skip(")")
            } else if skip("**") {
                parts.append(.run(readRun(named: nil)))
            } else if skip("*") {
                parts.append(.wildcard)
            } else if skip("{") {
                parts.append(readBraces())
            } else {
                parts.append(.text(readText(until: "/[]()*|{}?#")))
            }
        }
        return parts
    }

    private mutating func readRun(named name: String?) -> PlainSegment.Run {
        if skip("+") { return PlainSegment.Run(name: name, isEmptyAllowed: false) }
        return PlainSegment.Run(name: name, isEager: skip("!"))
    }

    private mutating func readBraces() -> PathPart {
        let inside = take(until: "}")
        _ = skip("}")
        if let stars = inside.firstIndex(of: UInt8(ascii: "*")) {
            var run = Reading(rest: inside[(stars + 2)...])
            return .run(run.readRun(named: Parameters.name(inside[..<stars])))
        }
        return .parameter(Parameters.read(inside))
    }

    /// Reads literal text without its escapes and backslashes.
    private mutating func readText(until ends: String) -> Bytes {
        var text = Bytes()
        while let byte = rest.first, !byte.isOneOf(ends) {
            if skip("\\") {
                text.append(rest.removeFirst())
            } else if skip("%") {
                text.append(rest.prefix(2).reduce(0) { $0 << 4 | ($1.hexValue ?? 0) })
                rest = rest.dropFirst(2)
            } else {
                text.append(rest.removeFirst())
            }
        }
        return text
    }

    /// Returns the items of a query, once for each choice of its alternatives.
    private mutating func readQuery() -> [[PlainItem]] {
        var ways: [[PlainItem]] = [[]]
        repeat {
            var choices: [[PlainItem]] = []
            if skip("(") {
                repeat { choices += readQuery() } while skip("|")
                _ = skip(")")
            } else {
                choices = [[readItem()]]
            }
            ways = ways.flatMap { way in choices.map { way + $0 } }
        } while skip("&")
        return ways
    }

    private mutating func readItem() -> PlainItem {
        let name = readText(until: "=&|)#")
        return PlainItem(name: name, value: skip("=") ? readValue(until: "&|)#") : .none)
    }

    private mutating func readValue(until ends: String) -> PlainItem.Value {
        guard skip("{") else { return .literal(readText(until: ends)) }
        let inside = take(until: "}")
        _ = skip("}")
        return .parameter(Parameters.read(inside))
    }
}
