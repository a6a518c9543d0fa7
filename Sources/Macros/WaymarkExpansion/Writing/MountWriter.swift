#if Macros
    import SwiftSyntax
    import SwiftSyntaxBuilder

    /// A generator of the statement that merges the table of a mounted type into that of its enum.
    struct MountWriter {
        private let mount: DeclaredMount
        private let conditions: [String]
        private let entry: EntryWriter
        private let types: TypeWriter

        init(_ mount: DeclaredMount, requiring conditions: DeclaredConditions, _ types: TypeWriter) {
            (self.mount, self.conditions, entry) = (mount, conditions.code, EntryWriter(mount.prefix))
            self.types = types
        }

        var lines: [String] {
            let statement =
                types.lines(values)
                + grouped(
                    mount.prefix.prefixed(values.isEmpty ? plain : withValues), requiring: conditions.dropLast())
            guard let availability = mount.prefix.availability else { return statement }
            return ["if #available(\(availability)) {"] + statement.map { "    " + $0 } + ["}"]
        }

        private var values: [DeclaredValue] { mount.prefix.values }

        private var plain: [String] {
            [
                "table.merge(\(arguments())) {", "    " + entry.value([mount.part.label + "$0"]),
                "} inverse: { route in", "    if case .\(entry.caseName)(let part) = route { part } else { nil }", "}",
            ]
        }

        private var withValues: [String] {
            let names = values.compactMap(\.name).map { "\"\($0)\"" }.joined(separator: ", ")
            let variables = list(values.map(entry.variable))
            let types = list(values.map(entry.parameterType))
            let all = (values.map(entry.variable) + [part]).map { "let " + $0 }.joined(separator: ", ")
            let printed = list(values.map { entry.printed($0, entry.variable($0)) })
            return [
                "table.merge(\(arguments("parameters: [\(names)]"))) { (values: \(types), \(part): \(mount.part.type)) in",
                "    let \(variables) = values",
                "    return " + entry.value(values.map(entry.argument) + [mount.part.label + part]),
                "} inverse: { route in",
                "    if case .\(entry.caseName)(\(all)) = route { (\(printed), \(part)) } else { nil }", "}",
            ]
        }

        /// The variable name of the mounted value, different from all others.
        private var part: String {
            var name = "part"
            let taken = mount.prefix.namesInDefaults.union(values.map(entry.variable))
            while taken.contains(name) { name += "_" }
            return name
        }

        private func arguments(_ own: String...) -> String {
            let prefix = mount.prefix.patterns.map { "under: " + $0.literal.node.trimmedDescription }
            let all =
                ["WaymarkRoutes.DeclaredTypes.table(of: \(mount.part.type).self)"] + prefix
                + ["named: \(StringLiteralExprSyntax(content: mount.prefix.name))"] + own
                + conditions.suffix(1).map { "requires: " + $0 }
            return all.joined(separator: ", ")
        }

        private func list(_ texts: [String]) -> String {
            texts.count == 1 ? texts[0] : "(\(texts.joined(separator: ", ")))"
        }
    }
#endif
