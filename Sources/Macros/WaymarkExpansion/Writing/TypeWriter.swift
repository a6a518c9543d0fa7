#if Macros
    import SwiftSyntax

    /// Writes statements that have the compiler look at types. The macro sees nothing but their names.
    enum TypeWriter {
        /// Types that are taken for single values must not be other names of arrays or optionals.
        static func lines(_ values: [DeclaredValue]) -> [String] {
            var seen: Set<String> = []
            return values.filter { !$0.type.isBuiltIn && seen.insert($0.type.element).inserted }.flatMap { value in
                lines("oneValue(\(value.type.element).self)", "'\(value.description)'")
            }
        }

        /// If nothing but types tells two routes apart, they must be different types.
        static func lines(_ doubt: TypeDoubt) -> [String] {
            let (own, others) = (doubt.types.map(\.0), doubt.types.map(\.1))
            return lines("different(\(type(own)), \(type(others)))", "'\(doubt.first)' and '\(doubt.second)'")
        }

        private static func type(_ names: [String]) -> String {
            names.count == 1 ? "\(names[0]).self" : "(\(names.joined(separator: ", "))).self"
        }

        // Two statements: in a single one the compiler would choose an overload that makes it right.
        private static func lines(_ call: String, _ subject: String) -> [String] {
            ["do {", "    let types = WaymarkRoutes.DeclaredTypes.\(call)", "    types.check() // \(subject)", "}"]
        }
    }
#endif
