import WaymarkCore
import WaymarkManifest

extension SwiftFile {
    static func name(_ text: String) -> String { keywords.contains(text) ? "`\(text)`" : text }

    /// Returns a label for the declaration of a case: only three keywords need backticks.
    static func declaredLabel(_ text: String) -> String { ["inout", "let", "var"].contains(text) ? "`\(text)`" : text }

    /// Returns a label for the construction of a case: only one keyword needs backticks.
    static func label(_ text: String) -> String { text == "inout" ? "`\(text)`" : text }

    private static let keywords: Set<String> = [
        "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
        "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in",
        "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
        "repeat", "rethrows", "return", "self", "Self", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "var", "where", "while", "Any", "Type", "Protocol",
    ]

    /// Returns the names that generated code already uses or the language reserves.
    ///
    /// - Parameter name: The name of the enum.
    static func takenNames(_ name: String) -> ReservedNames {
        ReservedNames(
            routes: ["router", "table", "compiledRoutes", "compiledTable", "self", "init"],
            types: [
                name, "Any", "Self", "Type", "Protocol", "RunTimeRouter", "Router", "Routable", "RouteTable",
                "CompiledRoutes",
                "CompiledTable", "LinkPolicy", "ParameterConstraint", "ParameterConvertible", "StaticString", "String",
                "Int",
                "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
                "Bool", "Hashable", "Sendable", "CaseIterable", "Optional", "Array",
            ])
    }
}
