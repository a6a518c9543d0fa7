#if Macros
    import SwiftSyntax

    /// Writes statements that have the compiler look at types of which the macro sees the names alone.
    enum TypeWriter {
        /// Types that are taken for one value must be no other names of arrays and optionals.
        static func lines(_ values: [DeclaredValue]) -> [String] {
            var seen: Set<String> = []
            return values.filter { !$0.type.isBuiltIn && seen.insert($0.type.element).inserted }.flatMap { value in
                lines("oneValue(\(value.type.element).self)", "'\(value.description)'")
            }
        }

        /// Types by which alone two routes differ must be different ones.
        static func lines(_ doubt: TypeDoubt) -> [String] {
            let (own, others) = (doubt.types.map(\.0), doubt.types.map(\.1))
            return lines("different(\(type(own)), \(type(others)))", "'\(doubt.first)' and '\(doubt.second)'")
        }

        private static func type(_ names: [String]) -> String {
            names.count == 1 ? "\(names[0]).self" : "(\(names.joined(separator: ", "))).self"
        }

        // Two statements, because one would be compiled with whichever function makes it right.
        private static func lines(_ call: String, _ subject: String) -> [String] {
            ["do {", "    let types = WaymarkRoutes.DeclaredTypes.\(call)", "    types.check() // \(subject)", "}"]
        }
    }
#endif
