#if Macros
    import SwiftSyntax
    import WaymarkCore

    /// The table of a declaration, frozen while it is compiled.
    ///
    /// That is possible where all is known that the table is made of: what stands between `#if` and `#endif`, cases that some
    /// systems do not have, and sources and policies that are no literals are known at run time only, and so the table of such a
    /// declaration is grown there. Of types that are not built in nothing has to be known but that they are no other names of
    /// lists and texts: in a table all of them stand at the same place of the order, and what they take is asked of them.
    struct FrozenDeclaration {
        /// The table as a literal.
        let literal: String
        let routes: [DeclaredRoute]
        /// The types that are not built in, by the names that they have in patterns, and as they are written.
        let types: [(name: String, type: String)]

        init?(_ members: [DeclaredMember], _ arguments: RouteArguments) {
            routes = members.compactMap { if case .route(let route) = $0 { route } else { nil } }
            guard !members.contains(where: \.isConditional), arguments.areKnown, !routes.isEmpty,
                routes.allSatisfy({ $0.isSound && $0.availability == nil && $0.areSourcesKnown }),
                let types = routes.ownTypes
            else { return nil }
            self.types = types
            var table = RouteTable<Int>(arguments)
            for route in routes { table.add(route) }
            guard let frozen = try? table.frozen() else { return nil }
            literal = frozen.literal
        }
    }

    extension DeclaredMember {
        fileprivate var isConditional: Bool { if case .conditional = self { true } else { false } }
    }

    extension RouteArguments {
        /// Whether all that a table takes over is written out.
        fileprivate var areKnown: Bool {
            self["accepting"].allSatisfy { LinkSource(known: $0) != nil }
                && self["policy"].allSatisfy { ["strict", "LinkPolicy.strict"].contains($0.memberName) }
                && self["precedence"].allSatisfy { expression in
                    ["specificity", "declaration"].contains {
                        [$0, "Precedence." + $0].contains(expression.memberName)
                    }
                }
        }
    }

    extension ExprSyntax {
        /// A member of a type, such as `Precedence.declaration`, without a dot before it.
        fileprivate var memberName: String {
            let text = trimmedDescription
            return String(text.hasPrefix(".") ? text.dropFirst() : text[...])
        }
    }

    extension DeclaredRoute {
        fileprivate var areSourcesKnown: Bool {
            guard let expression = arguments["from"].first, !expression.is(NilLiteralExprSyntax.self) else { return true }
            guard let array = expression.as(ArrayExprSyntax.self) else { return false }
            return array.elements.allSatisfy { LinkSource(known: $0.expression) != nil }
        }

        /// Whether a parameter whose type is not built in has a default in its pattern: what that is depends on the type.
        fileprivate var hasDefaultOfOwnType: Bool {
            let own = Set(values.filter { !$0.type.isBuiltIn }.compactMap(\.name))
            return resolved.contains { resolved in
                resolved.pattern.parameters.contains { $0.hasDefault && $0.name.map(own.contains) ?? false }
            }
        }
    }

    extension [DeclaredRoute] {
        /// The types that are not built in; `nil` if two of them have one name in patterns, or if more than their names is to
        /// be known.
        fileprivate var ownTypes: [(name: String, type: String)]? {
            guard !contains(where: \.hasDefaultOfOwnType) else { return nil }
            var types: [String: String] = [:]
            for value in flatMap(\.values) where !value.type.isBuiltIn {
                let type = value.type.element
                guard types.updateValue(type, forKey: value.type.ownName) ?? type == type else { return nil }
            }
            return types.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        }
    }
#endif
