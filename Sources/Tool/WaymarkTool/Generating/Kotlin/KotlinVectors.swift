import WaymarkCore
import WaymarkManifest

/// Test vectors as a Kotlin program that tests the code of `waymark generate`.
struct KotlinVectors {
    let table: GeneratedTable
    let routes: [RouteVectors]
    let package: String?

    var text: String {
        // The JVM limits a method to 64 KiB, so the calls are divided among functions.
        let functions = routes.calls(call).functions(of: 100, "private fun")
        return """
            // Written by 'waymark vectors kotlin': values, and the links that are printed for them.
            \(package.map { "\npackage \(KotlinFile.packageName($0))\n" } ?? "")
            \(Resources.kotlinVectors)

            fun main() {
            \(functions.indices.map { "    try\($0)()" }.joined(separator: "\n"))
                if (failures > 0) {
                    System.err.println("$failures vectors failed")
                    exitProcess(1)
                }
            }

            \(functions.joined(separator: "\n"))
            """
    }

    private func call(_ vector: LinkVector, of route: GeneratedRoute) -> String? {
        let given = vector.arguments(of: route) { field, value in
            literal(value, field).map { "\(KotlinFile.name(field.identifier)) = \($0)" }
        }
        guard let given else { return nil }
        let make = "{ Links.\(KotlinFile.name(route.identifier))(\(given.joined(separator: ", "))) }"
        return "\(vector.check(of: route, KotlinFile.quoted))) \(make)"
    }

    /// Returns a Kotlin literal; `nil` if the field's Kotlin type cannot have the value.
    private func literal(_ value: CaptureValue, _ field: GeneratedField) -> String? {
        if case .list(let values) = value {
            let element = field.type.map { KotlinFile.element(of: table.types[$0]) } ?? "String"
            let literals = values.compactMap { literal($0, field) }
            return literals.count == values.count ? "listOf<\(element)>(\(literals.joined(separator: ", ")))" : nil
        }
        guard let index = field.type else { return KotlinFile.quoted(value.description) }
        let type = table.types[index]
        switch (KotlinFile.element(of: type), value) {
        case ("String", .string(let text)): return KotlinFile.quoted(text)
        case ("Int", .int(let number)): return Int32(exactly: number).map { "\($0)" }
        case ("Long", .int(let number)):
            return number == .min ? "Long.MIN_VALUE" : "\(number)L"
        case ("BigInteger", .int), ("BigInteger", .uint): return "BigInteger(\"\(value.description)\")"
        case ("Double", .double(let number)): return Self.literal(number, "Double")
        case ("Float", .double(let number)):
            let single = Float(number)
            return Double(single.description) == number ? Self.literal(single, "Float") : nil
        case ("Boolean", .bool(let isTrue)): return "\(isTrue)"
        case (let name, .string(let text)) where type.isKotlinEnum:
            return KotlinFile.constants(of: type).first { $0.text == text }.map { "\(name).\($0.name)" }
        default: return nil
        }
    }

    private static func literal<Number: BinaryFloatingPoint & CustomStringConvertible>(
        _ number: Number, _ type: String
    ) -> String {
        if number.isNaN { return "\(type).NaN" }
        if number.isInfinite { return "\(type).\(number < 0 ? "NEGATIVE" : "POSITIVE")_INFINITY" }
        return "\"\(number.description)\".to\(type)()"
    }
}
