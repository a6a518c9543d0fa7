#if Macros
    import SwiftSyntax
    import SwiftSyntaxBuilder

    /// A generator of the statement that maps cases to entries, so that printing tries only one entry.
    struct IndexWriter {
        private let members: [DeclaredMember]

        init(_ members: [DeclaredMember]) { self.members = members }

        /// The minimum number of cases. Below it, trying the entries in order is as fast.
        private static let minimumCaseCount = 8

        /// The statement; empty for few cases, and if an `#if` block contains unnamed cases.
        var lines: [String] {
            guard members.routes.count >= Self.minimumCaseCount, !hasOthers(members, isConditional: false) else {
                return []
            }
            let rest = members.contains(where: \.isOther) ? ["    default: nil"] : []
            let cases = lines(members) + rest
            return ["table.nameCases { route in", "    switch route {"] + cases + ["    }", "}"]
        }

        /// Returns `true` if some cases inside `#if` are not named.
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
        /// `true` for a case without a route, and for one that older systems lack.
        fileprivate var isOther: Bool {
            switch self {
            case .route(let route): !route.isSound || route.availability != nil
            case .mount, .otherCase: true
            case .conditional: false
            }
        }
    }
#endif
