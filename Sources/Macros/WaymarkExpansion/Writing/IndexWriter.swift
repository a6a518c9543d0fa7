#if Macros
    import SwiftSyntax
    import SwiftSyntaxBuilder

    /// Writes the statement that says which entry prints which case, so that printing asks no other.
    struct IndexWriter {
        private let members: [DeclaredMember]

        init(_ members: [DeclaredMember]) { self.members = members }

        /// Fewer cases are asked as fast one after the other.
        private static let leastCount = 8

        /// The lines of the statement; none for few cases, and where it is not known whether all are named.
        var lines: [String] {
            guard members.routes.count >= Self.leastCount, !hasOthers(members, isConditional: false) else { return [] }
            let rest = members.contains(where: \.isOther) ? ["    default: nil"] : []
            let cases = lines(members) + rest
            return ["table.nameCases { route in", "    switch route {"] + cases + ["    }", "}"]
        }

        /// Whether some cases are not named, and their conditions say when.
        private func hasOthers(_ members: [DeclaredMember], isConditional: Bool) -> Bool {
            members.contains { member in
                if case .conditional(let clauses) = member {
                    return clauses.contains { hasOthers($0.members, isConditional: true) }
                }
                return isConditional && member.isOther
            }
        }

        private func lines(_ members: [DeclaredMember]) -> [String] {
            members.flatMap { member -> [String] in
                switch member {
                case .route(let route): member.isOther ? [] : ["    case .\(name(of: route)): \(literal(route.name))"]
                case .mount, .otherCase: []
                case .conditional(let clauses):
                    clauses.flatMap { [$0.directive] + lines($0.members) } + ["#endif"]
                }
            }
        }

        private func name(of route: DeclaredRoute) -> String {
            if case .enumCase(let name) = route.shape { name.text } else { route.name }
        }

        private func literal(_ text: String) -> String { StringLiteralExprSyntax(content: text).description }
    }

    extension DeclaredMember {
        /// Whether it is a case that is not named: one without a route, and one that older systems do not have.
        fileprivate var isOther: Bool {
            switch self {
            case .route(let route): !route.isSound || route.availability != nil
            case .mount, .otherCase: true
            case .conditional: false
            }
        }
    }
#endif
