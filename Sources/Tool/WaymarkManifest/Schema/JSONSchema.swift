/// The JSON Schema (2020-12) of route files, for editors and other programs. It is generated from ``RouteFileSchema``.
///
/// The reader refuses every file that the schema refuses. The schema refuses all wrong structures, keys and words that
/// the reader refuses, except duplicate keys and other spellings of a value (`True` for `true`, `1.0` for `1`), which
/// parsers do not preserve.
package enum JSONSchema {
    package static var text: String {
        var definitions = Definitions()
        let file = definitions.members(of: RouteFileSchema.file)
        let beginning: [(String, JSONText)] = [
            ("$schema", .text("https://json-schema.org/draft/2020-12/schema")), ("title", .text("Waymark route file")),
            ("$comment", .text("Written by 'waymark schema'.")),
        ]
        return JSONText.object(beginning + file + patternRule + [("$defs", .object(definitions.all))]).text(width: 100)
    }

    /// The rule that each route has a pattern, unless the file extends another one.
    private static var patternRule: [(String, JSONText)] {
        func required(_ name: String) -> JSONText { .object([("required", .list([.text(name)]))]) }
        let route = JSONText.object([
            ("if", .object([("type", .text("object"))])),
            ("then", .object([("anyOf", .list([required("pattern"), required("patterns")]))])),
        ])
        let routes = JSONText.object([("routes", .object([("additionalProperties", route)]))])
        return [("if", required("extends")), ("then", .word("true")), ("else", .object([("properties", routes)]))]
    }
}

/// The definitions of the schema under `$defs`, one for each kind of mapping, such as a route.
private struct Definitions {
    private(set) var all: [(String, JSONText)] = []

    /// Returns a JSON Pointer to the definition of a kind of mapping, and adds the definition on first use.
    private mutating func reference(to keys: SchemaKeys) -> String {
        let name = keys.owner.split { !$0.isLetter }.map(String.init)
            .drop { ["a", "an", "the"].contains($0) }.joined(separator: "-")
        if !all.contains(where: { $0.0 == name }) {
            let place = all.count
            all.append((name, .word("null")))
            let content = members(of: keys)
            all[place].1 = .object([("title", .text(keys.owner.titled))] + content)
        }
        return "#/$defs/\(name)"
    }

    mutating func members(of keys: SchemaKeys) -> [(String, JSONText)] {
        let properties = keys.keys.map { ($0.name, property($0)) }
        var members: [(String, JSONText)] = [
            ("type", .text("object")), ("properties", .object(properties)), ("additionalProperties", .word("false")),
        ]
        let required = keys.keys.filter(\.isRequired).map { JSONText.text($0.name) }
        if !required.isEmpty { members.append(("required", .list(required))) }
        let rules = keys.rules.flatMap(\.conditions)
        if !rules.isEmpty { members.append(("allOf", .list(rules))) }
        return members
    }

    private mutating func property(_ key: SchemaKey) -> JSONText {
        var members: [(String, JSONText)] = [("description", .text(key.summary))]
        if !key.examples.isEmpty { members.append(("examples", .list(key.examples.map { .word($0) }))) }
        return .object(members + self.members(of: key.shape))
    }

    private mutating func schema(_ shape: Shape) -> JSONText { .object(members(of: shape)) }

    /// Returns the keywords for permitted values. A string may also be written as `15` or `true`, a number as `"15"`.
    private mutating func members(of shape: Shape) -> [(String, JSONText)] {
        switch shape {
        case .text: return [("type", .list(["string", "number", "boolean"].map { .text($0) }))]
        case .nothing: return [("type", .text("null"))]
        case .value: return [("type", .list(["string", "number", "boolean", "null"].map { .text($0) }))]
        case .flag: return [("enum", .list([.word("true"), .word("false"), .text("true"), .text("false")]))]
        case .word(let words): return [("enum", .list(words.flatMap(\.spellings)))]
        case .number(let range):
            let number: [(String, JSONText)] = [
                ("type", .text("integer")), ("minimum", .word("\(range.lowerBound)")),
                ("maximum", .word("\(range.upperBound)")),
            ]
            let text: [(String, JSONText)] = [
                ("type", .text("string")), ("pattern", .text("^(\(IntegerExpression(range).text))$")),
            ]
            return [("anyOf", .list([.object(number), .object(text)]))]
        case .list(let element, let count):
            var members: [(String, JSONText)] = [("type", .text("array")), ("items", schema(element))]
            if count.lowerBound > 0 { members.append(("minItems", .word("\(count.lowerBound)"))) }
            if count.upperBound < .max { members.append(("maxItems", .word("\(count.upperBound)"))) }
            return members
        case .keys(let keys): return [("$ref", .text(reference(to: keys)))]
        case .entries(let value, let naming):
            let names = JSONText.object([("title", .text("The name of \(naming)")), ("minLength", .word("1"))])
            return [("type", .text("object")), ("propertyNames", names), ("additionalProperties", schema(value))]
        case .either(let shapes):
            return [("anyOf", .list(shapes.map { schema($0) }))]
        }
    }
}

extension String {
    /// The title of a kind of mapping, such as `Route` for `a route`.
    fileprivate var titled: String {
        let words = split(separator: " ").drop { ["a", "an", "the"].contains($0) }.joined(separator: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    /// The JSON values with this spelling, such as `true` and `"true"`.
    fileprivate var spellings: [JSONText] {
        let isPlain = self == "true" || self == "false" || Int(self).map { String($0) == self } ?? false
        return (isPlain ? [.word(self)] : []) + [.text(self)]
    }
}

extension SchemaRule {
    fileprivate var conditions: [JSONText] {
        func required(_ names: [String]) -> JSONText { .object([("required", .list(names.map { .text($0) }))]) }
        func never(_ a: String, _ b: String) -> JSONText { .object([("not", required([a, b]))]) }
        switch self {
        case .atMostOne(let names):
            return names.indices.flatMap { place in names[(place + 1)...].map { never(names[place], $0) } }
        case .atLeastOne(let names):
            return [.object([("anyOf", .list(names.map { required([$0]) }))])]
        case .excludes(let name, let others): return others.map { never(name, $0) }
        }
    }
}
