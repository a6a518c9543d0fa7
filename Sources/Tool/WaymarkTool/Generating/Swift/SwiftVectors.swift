import WaymarkCore
import WaymarkManifest

/// Test vectors as a Swift program that tests the code of `waymark generate`.
struct SwiftVectors {
    let file: SwiftFile
    let routes: [RouteVectors]

    var text: String {
        let functions = routes.calls(call).functions(of: 50, "@MainActor func")
        return """
            // Written by 'waymark vectors swift': values, and the links that are printed for them.

            import WaymarkCore
            import WaymarkPrinting
            import WaymarkRoutes

            @MainActor var failures = 0

            @MainActor func report(_ problem: String) {
                failures += 1
                print("failed: \\(problem)")
            }

            @MainActor func link(_ name: String, _ expected: String, _ route: \(file.name)?) {
                guard let route else { return report("\\(name): there is no such value") }
                do throws(PrintError) {
                    let found = try route.url
                    guard found == expected else { return report("\\(name): expected \\(expected), found \\(found)") }
                    guard \(file.name)(found) == route else { return report("\\(name): \\(found) is another route") }
                    print(name, found, separator: "\\t")
                } catch {
                    report("\\(name): expected \\(expected), found \\(error)")
                }
            }

            @MainActor func refused(_ name: String, _ code: String, _ route: \(file.name)?) {
                guard let route else { return }
                do throws(PrintError) {
                    report("\\(name): expected \\(code), found \\(try route.url)")
                } catch {
                    if error.code != code { report("\\(name): expected \\(code), found \\(error.code): \\(error)") }
                }
            }

            @main
            struct Vectors {
                @MainActor static func main() {
            \(functions.indices.map { "        try\($0)()" }.joined(separator: "\n"))
                    // Traps, so that the exit status of the program shows that vectors failed.
                    if failures > 0 { fatalError("\\(failures) vectors failed") }
                }
            }

            \(functions.joined(separator: "\n"))
            """
    }

    private func call(_ vector: LinkVector, of route: GeneratedRoute) -> String? {
        var (given, tests): ([String], [String]) = ([], [])
        for field in route.fields {
            guard let parameter = field.name else {
                let segments = vector.rest.map { CodeText.swiftQuoted($0) }.joined(separator: ", ")
                given.append("\(SwiftFile.label(field.identifier)): [\(segments)]")
                continue
            }
            guard let value = vector.values[parameter] else {
                // In Swift, a field with a default always has a value, so code cannot express this vector.
                if file.needsValue(field) || file.isOptional(field) && field.defaultValue != nil { return nil }
                continue
            }
            // Generated Swift code treats an empty list as absent, and so may throw another error than expected.
            if case .list(let values) = value, values.isEmpty, field.type != nil || vector.isRefused { return nil }
            guard let literal = file.literal(of: value, field) else { return nil }
            given.append("\(SwiftFile.label(field.identifier)): \(literal.code)")
            tests += literal.tests
        }
        let call = file.call(route, of: file.name)
        let made = call.open + given.joined(separator: ", ") + call.close
        let value = tests.isEmpty ? made : "{ if \(tests.joined(separator: ", ")) { \(made) } else { nil } }()"
        return "\(vector.check(of: route, CodeText.swiftQuoted)), \(value))"
    }
}

extension SwiftFile {
    /// Returns `true` for a field of a generated case that is not optional and has no default.
    func needsValue(_ field: GeneratedField) -> Bool { !isOptional(field) && field.defaultValue == nil }

    /// Returns a value as code, with the `if let` conditions that it needs; `nil` if the field cannot have the value.
    func literal(of value: CaptureValue, _ field: GeneratedField) -> (code: String, tests: [String])? {
        if case .list(let values) = value {
            let literals = values.compactMap { literal(of: $0, field) }
            guard literals.count == values.count else { return nil }
            // All bindings are in one `if` condition, so each needs a unique name.
            let tests = literals.enumerated().flatMap { index, literal in
                literal.tests.map {
                    $0.replacing("let \(field.identifier)0 ", with: "let \(field.identifier)0_\(index) ")
                }
            }
            let codes = literals.enumerated().map { index, literal in
                literal.tests.isEmpty ? literal.code : "\(field.identifier)0_\(index)"
            }
            return ("[\(codes.joined(separator: ", "))]", tests)
        }
        guard let index = field.type else { return (CodeText.swiftQuoted(value.description), []) }
        return literal(of: value, field, table.types[index])
    }

    private func literal(
        of value: CaptureValue, _ field: GeneratedField, _ type: GeneratedType
    ) -> (code: String, tests: [String])? {
        switch (type.constraint.kind, value) {
        case (.oneOf, .string(let text)) where type.isDeclared:
            return Self.cases(of: type).first { $0.text == text }.map { ("\(name).\(type.identifier).\($0.name)", []) }
        case (.characters, .string(let text)), (.matching, .string(let text)):
            let variable = field.identifier + "0"
            return (variable, ["let \(variable) = \(name).\(type.identifier)(\(CodeText.swiftQuoted(text)))"])
        case (.signed(let range), .int(let number)): return range.contains(number) ? ("\(number)", []) : nil
        case (.unsigned(let range), .int(let number)):
            return UInt64(exactly: number).map(range.contains) ?? false ? ("\(number)", []) : nil
        case (.unsigned(let range), .uint(let number)): return range.contains(number) ? ("\(number)", []) : nil
        case (.lenientInt, .int(let number)): return ("\(number)", [])
        case (.double, .double(let number)): return (Self.literal(number, "Double", number.bitPattern), [])
        case (.float, .double(let number)):
            let single = Float(number)
            guard Double(single.description) == number else { return nil }
            return (Self.literal(single, "Float", single.bitPattern), [])
        case (.lenientDouble, .double): return (CodeText.swiftQuoted(value.description), [])
        case (.bool, .bool(let isTrue)), (.lenientBool, .bool(let isTrue)): return ("\(isTrue)", [])
        case (.any, .string(let text)), (.format, .string(let text)), (.oneOf, .string(let text)):
            return (CodeText.swiftQuoted(text), [])
        default: return nil
        }
    }

    private static func literal(
        _ number: some BinaryFloatingPoint & CustomStringConvertible, _ type: String, _ bits: some BinaryInteger
    ) -> String {
        if number.isNaN { return "\(type).nan" }
        if number.isInfinite { return (number < 0 ? "-" : "") + "\(type).infinity" }
        return number == 0 || number.isNormal ? "\(number)" : "\(type)(bitPattern: \(bits))"
    }
}
