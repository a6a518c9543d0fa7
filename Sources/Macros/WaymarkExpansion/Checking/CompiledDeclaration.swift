#if Macros
    import SwiftParser
    import SwiftSyntax

    /// The table of a declaration, compiled while it is compiled.
    ///
    /// That is possible where all is known that the table is made of: cases that some systems do not have, and sources and
    /// policies that are no literals are known at run time only, and so are the names of an app's own conditions. The table
    /// of such a declaration is grown there. Of types that are not built in nothing has to be known but that they are no
    /// other names of lists and texts: in a table all of them stand at the same place of the order, and what they take is
    /// asked of them.
    struct CompiledDeclaration {
        /// The table as a literal.
        let literal: String
        let routes: [DeclaredRoute]
        /// The types that are not built in, by the names that they have in patterns, and as they are written.
        let types: [(name: String, type: String)]
        /// Whether the enum has cases that no link opens.
        let hasOtherCases: Bool

        /// - Parameter members: What is declared, all of which is there together.
        init?(_ members: [DeclaredMember], _ arguments: RouteArguments) {
            let routes = members.routes
            hasOtherCases = members.contains { if case .otherCase = $0 { true } else { false } }
            guard arguments.areKnown, !routes.isEmpty,
                routes.allSatisfy({ $0.isSound && $0.availability == nil && $0.arguments.areSourcesKnown("from") }),
                let types = routes.ownTypes
            else { return nil }
            (self.routes, self.types) = (routes, types)
            var table = RouteTable<Int>(arguments)
            for route in routes {
                guard let expressions = arguments.conditions(of: route).elements else { return nil }
                let conditions = expressions.compactMap { Condition(known: $0) }
                guard conditions.count == expressions.count else { return nil }
                table.add(route, requiring: conditions)
            }
            guard let compiled = try? table.compiled() else { return nil }
            literal = compiled.literal
        }
    }

    /// The tables of a declaration: one, or where cases stand behind a condition one for each outcome of it.
    struct CompiledDeclarations {
        /// Each behind its directive, such as `#if DEBUG`; without one if there is no condition.
        let all: [(directive: String?, table: CompiledDeclaration?)]

        /// None if conditions stand beside each other or in another: their outcomes would have to be multiplied.
        ///
        /// Nor if a case has a value with routes of its own: a macro does not see the declaration of another type.
        init(_ members: [DeclaredMember], _ arguments: RouteArguments) {
            guard members.mounts.isEmpty else {
                all = []
                return
            }
            let conditions = members.indices.filter { members[$0].clauses != nil }
            guard let index = conditions.first, conditions.count == 1, let clauses = members[index].clauses else {
                all = conditions.isEmpty ? [(nil, CompiledDeclaration(members, arguments))] : []
                return
            }
            guard !clauses.contains(where: { $0.members.contains { $0.clauses != nil } }) else {
                all = []
                return
            }
            let (before, behind) = (Array(members[..<index]), Array(members[(index + 1)...]))
            var all: [(directive: String?, table: CompiledDeclaration?)] = clauses.map { clause in
                (clause.directive, CompiledDeclaration(before + clause.members + behind, arguments))
            }
            if all.last?.directive != "#else" { all.append(("#else", CompiledDeclaration(before + behind, arguments))) }
            self.all = all.contains { $0.table == nil } ? [] : all
        }
    }

    extension DeclaredMember {
        fileprivate var clauses: [Clause]? { if case .conditional(let clauses) = self { clauses } else { nil } }
    }

    extension RouteArguments {
        /// Whether all that a table takes over is written out.
        fileprivate var areKnown: Bool {
            areSourcesKnown("accepting") && isMember("policy", of: "LinkPolicy", ["strict"])
                && isMember("precedence", of: "Precedence", ["specificity", "declaration"])
        }

        /// Whether the argument of a label is one of some members of a type, or absent.
        private func isMember(_ label: String, of type: String, _ members: [String]) -> Bool {
            guard let name = self[label]?.memberName else { return true }
            return members.contains { [$0, type + "." + $0].contains(name) }
        }
    }

    extension ExprSyntax {
        /// A member of a type, such as `Precedence.declaration`, without a dot before it.
        fileprivate var memberName: String {
            let text = trimmedDescription
            return String(text.hasPrefix(".") ? text.dropFirst() : text[...])
        }
    }

    extension RouteTable<Int> {
        /// Adds what is declared, in a group with its conditions.
        fileprivate mutating func add(_ route: DeclaredRoute, requiring conditions: [Condition]) {
            if conditions.isEmpty { return add(route) }
            group(requires: conditions) { $0.add(route) }
        }
    }

    extension Condition {
        /// The condition that an expression is, if its name is written out or it is one of Waymark's own.
        fileprivate init?(known expression: ExprSyntax) {
            if let text = expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
                self.init(rawValue: text)
                return
            }
            switch expression.trimmedDescription {
            case ".signedIn", "Condition.signedIn": self = .signedIn
            case ".interfaceReady", "Condition.interfaceReady": self = .interfaceReady
            default: return nil
            }
        }
    }

    extension [DeclaredRoute] {
        /// The types that are not built in; `nil` if two of them have one name in patterns.
        fileprivate var ownTypes: [(name: String, type: String)]? {
            var types: [String: String] = [:]
            for value in flatMap(\.values) where !value.type.isBuiltIn {
                let type = value.type.element
                guard types.updateValue(type, forKey: value.type.ownName) ?? type == type else { return nil }
            }
            return types.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        }
    }
#endif
