#if Macros
    import SwiftSyntax
    import SwiftSyntaxMacros

    /// A route of an enum, or several between `#if` and `#endif`.
    indirect enum DeclaredMember {
        case route(DeclaredRoute)
        /// A case that no link opens.
        case otherCase
        case conditional([Clause])

        /// What stands behind `#if`, `#elseif` or `#else`.
        struct Clause {
            let directive: String
            let members: [DeclaredMember]
        }
    }

    extension [DeclaredMember] {
        /// Every route, whatever its condition.
        var routes: [DeclaredRoute] {
            flatMap { member -> [DeclaredRoute] in
                switch member {
                case .route(let route): [route]
                case .otherCase: []
                case .conditional(let clauses): clauses.flatMap(\.members.routes)
                }
            }
        }

        /// Routes that can be there together: of each `#if` those of its first clause.
        var coexisting: [DeclaredRoute] {
            flatMap { member -> [DeclaredRoute] in
                switch member {
                case .route(let route): [route]
                case .otherCase: []
                case .conditional(let clauses): clauses.first?.members.coexisting ?? []
                }
            }
        }

        /// The same members, with every route replaced.
        func map(_ change: (DeclaredRoute) -> DeclaredRoute) -> [DeclaredMember] {
            map { member -> DeclaredMember in
                switch member {
                case .route(let route): .route(change(route))
                case .otherCase: .otherCase
                case .conditional(let clauses):
                    .conditional(clauses.map { .init(directive: $0.directive, members: $0.members.map(change)) })
                }
            }
        }
    }
#endif
