import WaymarkCore
import WaymarkManifest
import WaymarkPrinting

/// A test vector: values of a route, and the expected link or error.
struct LinkVector {
    let values: [String: CaptureValue]
    /// The segments of an unnamed catch-all.
    let rest: [String]
    let result: Result<String, PrintError>

    var isRefused: Bool { if case .failure = result { true } else { false } }

    /// Returns the arguments of a call with the values; `nil` if the language cannot express one, or one is missing.
    func arguments(
        of route: GeneratedRoute, _ argument: (GeneratedField, CaptureValue) -> String?
    ) -> [String]? {
        var arguments: [String] = []
        for field in route.fields {
            let segments = rest.isEmpty && !field.isRequired ? nil : CaptureValue.list(rest.map { .string($0) })
            let value = if let name = field.name { values[name] } else { segments }
            guard let value else {
                if field.isRequired { return nil }
                continue
            }
            guard let code = argument(field, value) else { return nil }
            arguments.append(code)
        }
        return arguments
    }

    /// Returns the beginning of a call that checks the result, such as `link("home", "https://example.com/"`.
    func check(of route: GeneratedRoute, _ quoted: (String) -> String) -> String {
        let name = quoted(route.route.name.value)
        return switch result {
        case .success(let link): "link(\(name), \(quoted(link))"
        case .failure(let error): "refused(\(name), \(quoted(error.code))"
        }
    }
}

struct RouteVectors {
    let route: GeneratedRoute
    let vectors: [LinkVector]
}

extension [RouteVectors] {
    func calls(_ call: (LinkVector, GeneratedRoute) -> String?) -> [String] {
        flatMap { route in route.vectors.compactMap { call($0, route.route) } }
    }
}

extension [String] {
    /// Returns functions that each contain at most `count` of the statements.
    func functions(of count: Int, _ keywords: String) -> [String] {
        stride(from: 0, to: self.count, by: count).enumerated().map { number, start in
            let statements = self[start..<Swift.min(start + count, self.count)].map { "    \($0)\n" }
            return "\(keywords) try\(number)() {\n" + statements.joined() + "}\n"
        }
    }
}

private typealias JSON = WaymarkManifest.JSONText

/// Test vectors as JSON, for tests in any language.
enum VectorFile {
    static func json(_ routes: [RouteVectors], of table: GeneratedTable) -> String {
        JSON.object([
            ("vectors", .word("1")),
            ("routes", .list(routes.map { json($0, of: table) })),
        ]).text()
    }

    private static func json(_ route: RouteVectors, of table: GeneratedTable) -> JSON {
        let parameters = route.route.fields.compactMap { field -> (String, JSON)? in
            guard let name = field.name else { return nil }
            let type = field.type.map { table.types[$0].name } ?? "String"
            return (name, .text(field.isList ? "[\(type)]" : type))
        }
        return .object([
            ("name", .text(route.route.route.name.value)), ("parameters", .object(parameters)),
            ("vectors", .list(route.vectors.map(json))),
        ])
    }

    private static func json(_ vector: LinkVector) -> JSON {
        let values = vector.values.keys.sorted().compactMap { name in vector.values[name].map { (name, json($0)) } }
        let rest = vector.rest.isEmpty ? [] : [("rest", JSON.list(vector.rest.map { .text($0) }))]
        let result: (String, JSON) =
            switch vector.result {
            case .success(let link): ("link", .text(link))
            case .failure(let error): ("refused", .text(error.code))
            }
        return .object([("values", .object(values))] + rest + [result])
    }

    // Many JSON parsers round numbers, so numbers are written as strings.
    private static func json(_ value: CaptureValue) -> JSON {
        if case .list(let values) = value { return .list(values.map(json)) }
        return .text(value.description)
    }
}
