import WaymarkCore
import WaymarkManifest

private typealias JSON = WaymarkManifest.JSONText

/// Test vectors as JSON, for any language.
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
        let outcome: (String, JSON) =
            switch vector.outcome {
            case .link(let link): ("link", .text(link))
            case .refused(let code): ("refused", .text(code))
            }
        return .object([("values", .object(values))] + rest + [outcome])
    }

    // Numbers are strings too, because many JSON parsers round them.
    private static func json(_ value: CaptureValue) -> JSON {
        if case .list(let values) = value { return .list(values.map(json)) }
        return .text(value.description)
    }
}
