import WaymarkCore
import WaymarkManifest

/// Test vectors as a TypeScript program that tests the code of `waymark generate`.
struct TypeScriptVectors {
    let table: GeneratedTable
    let routes: [RouteVectors]
    /// The module with the generated code, as the program imports it.
    let module: String

    var text: String {
        """
        // Written by 'waymark vectors typescript': values, and the links that are printed for them.

        import { LinkError, links } from \(CodeText.quoted(module));

        \(Resources.typeScriptVectors)

        \(routes.calls(call).joined(separator: "\n"))

        if (failures > 0) throw new Error(`${failures} vectors failed`);

        """
    }

    private func call(_ vector: LinkVector, of route: GeneratedRoute) -> String? {
        let given = vector.arguments(of: route) { "\(TypeScriptFile.property($0)): \(literal($1, $0))" }
        guard let given else { return nil }
        let values = given.isEmpty ? "" : "{ \(given.joined(separator: ", ")) }"
        return "\(vector.check(of: route, CodeText.quoted)), () => links.\(route.identifier)(\(values)));"
    }

    private func literal(_ value: CaptureValue, _ field: GeneratedField) -> String {
        if case .list(let values) = value { return "[\(values.map { literal($0, field) }.joined(separator: ", "))]" }
        guard let index = field.type else { return CodeText.quoted(value.description) }
        switch (table.types[index].constraint.kind, value) {
        case (.oneOf(let texts), .string(let text)):
            let isOne = texts.contains { $0.elementsEqual(text.utf8) }
            return CodeText.quoted(text) + (isOne ? "" : " as never")
        case (.signed(let range), .int(let number)):
            return "\(number)" + (range.upperBound > Int64(Int32.max) ? "n" : "")
        case (.unsigned(let range), .int), (.unsigned(let range), .uint):
            return value.description + (range.upperBound > UInt64(UInt32.max) ? "n" : "")
        case (_, .int(let number)): return "\(number)n"
        case (_, .double(let number)):
            return number.isNaN ? "NaN" : number.isInfinite ? (number < 0 ? "-Infinity" : "Infinity") : "\(number)"
        case (_, .bool(let isTrue)): return "\(isTrue)"
        case (.any, _), (.format, _), (.characters, _), (.matching, _): return CodeText.quoted(value.description)
        default: return CodeText.quoted(value.description) + " as never"
        }
    }
}
