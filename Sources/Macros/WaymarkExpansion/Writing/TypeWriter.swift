#if Macros
    import SwiftSyntax

    /// A generator of statements that make the compiler check types, which the macro only knows by name.
    enum TypeWriter {
        /// Checks that custom types are not aliases of arrays or optionals.
        static func lines(_ values: [DeclaredValue]) -> [String] {
            var seen: Set<String> = []
            return values.filter { !$0.type.isBuiltIn && seen.insert($0.type.element).inserted }.flatMap { value in
                lines("oneValue(\(value.type.element).self)", "'\(value.description)'")
            }
        }

        /// Checks that the types that distinguish two routes are different.
        static func lines(_ doubt: AmbiguousPair) -> [String] {
            let (own, others) = (doubt.types.map(\.0), doubt.types.map(\.1))
            return lines("different(\(type(own)), \(type(others)))", "'\(doubt.first)' and '\(doubt.second)'")
        }

        private static func type(_ names: [String]) -> String {
            names.count == 1 ? "\(names[0]).self" : "(\(names.joined(separator: ", "))).self"
        }

        // With a single statement, the compiler would choose an overload that accepts the types.
        private static func lines(_ call: String, _ subject: String) -> [String] {
            ["do {", "    let types = WaymarkRoutes.DeclaredTypes.\(call)", "    types.check() // \(subject)", "}"]
        }
    }
#endif
