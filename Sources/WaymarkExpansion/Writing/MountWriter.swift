#if Macros
    import SwiftSyntax
    import SwiftSyntaxBuilder

    /// Writes the statement that merges the table of a case's value into that of its enum.
    struct MountWriter {
        private let mount: DeclaredMount
        private let requirements: [ExprSyntax]

        /// - Parameter requirements: What must hold before any of its routes opens.
        init(_ mount: DeclaredMount, requiring requirements: [ExprSyntax]) {
            (self.mount, self.requirements) = (mount, requirements)
        }

        /// The lines of the statement.
        var lines: [String] {
            let conditions = requirements.map(\.trimmedDescription).joined(separator: ", ")
            let arguments =
                [
                    "\(mount.type).table", "under: \(mount.prefix.node.trimmedDescription)",
                    "named: \(StringLiteralExprSyntax(content: mount.name))",
                ] + (conditions.isEmpty ? [] : ["requires: [\(conditions)]"])
            let name = mount.caseName.text
            let statement = [
                "table.merge(\(arguments.joined(separator: ", "))) {", "    Self.\(name)(\(mount.label)$0)",
                "} inverse: { route in", "    if case .\(name)(let value) = route { value } else { nil }", "}",
            ]
            guard let availability = mount.availability else { return statement }
            return ["if #available(\(availability)) {"] + statement.map { "    " + $0 } + ["}"]
        }
    }
#endif
