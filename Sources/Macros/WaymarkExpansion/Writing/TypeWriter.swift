#if Macros
    import SwiftSyntax
    import SwiftSyntaxMacros

    /// A generator of statements that make the compiler check types, which the macro only knows by name. The compiler
    /// reports them at the line of the value.
    struct TypeWriter {
        /// Returns the location of a node in the source file.
        let locate: (Syntax) -> AbstractSourceLocation?

        /// Checks that custom types are parameter types, and no aliases of arrays or optionals.
        func lines(_ values: [DeclaredValue]) -> [String] {
            var seen: Set<String> = []
            return values.filter { !$0.type.isBuiltIn && seen.insert($0.type.element).inserted }.flatMap { value in
                lines(
                    "oneValue(\(value.type.element).self)", "'\(value.description)'", at: Syntax(value.typeNode))
            }
        }

        /// Checks that the types that distinguish two routes are different.
        func lines(_ doubt: AmbiguousPair) -> [String] {
            let (own, others) = (doubt.types.map(\.0), doubt.types.map(\.1))
            return lines(
                "different(\(type(own)), \(type(others)))", "'\(doubt.first)' and '\(doubt.second)'", at: doubt.node)
        }

        private func type(_ names: [String]) -> String {
            names.count == 1 ? "\(names[0]).self" : "(\(names.joined(separator: ", "))).self"
        }

        // With a single statement, the compiler would choose an overload that accepts the types.
        private func lines(_ call: String, _ subject: String, at node: Syntax) -> [String] {
            let check = [
                "do {", "    let types = WaymarkRoutes.DeclaredTypes.\(call)", "    types.check() // \(subject)", "}",
            ]
            guard let location = locate(node), let line = Int(location.line.trimmedDescription) else { return check }
            // The check is in the third line.
            let start = "#sourceLocation(file: \(location.file.trimmedDescription), line: \(max(1, line - 2)))"
            return [start] + check + ["#sourceLocation()"]
        }
    }
#endif
