#if Macros
    import SwiftSyntax
    import SwiftSyntaxMacros

    /// A route of an enum, or several between `#if` and `#endif`.
    indirect enum DeclaredMember {
        case route(DeclaredRoute)
        /// A case whose value has routes of its own.
        case mount(DeclaredMount)
        /// A case that no link opens; without its syntax if it says so itself.
        case otherCase(EnumCaseDeclSyntax?)
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
                case .mount, .otherCase: []
                case .conditional(let clauses): clauses.flatMap(\.members.routes)
                }
            }
        }

        /// Every case whose value has routes of its own, whatever its condition.
        var mounts: [DeclaredMount] {
            flattened.compactMap { if case .mount(let mount) = $0 { mount } else { nil } }
        }

        /// Members that can be there together: of each `#if` those of its first clause.
        var coexisting: [DeclaredMember] {
            flatMap { member -> [DeclaredMember] in
                if case .conditional(let clauses) = member { clauses.first?.members.coexisting ?? [] } else { [member] }
            }
        }

        /// Cases that stand between routes, and do not say that no link opens them.
        var forgotten: [EnumCaseDeclSyntax] {
            var forgotten: [EnumCaseDeclSyntax] = [], open: [EnumCaseDeclSyntax]?
            for member in flattened {
                if case .otherCase(let declaration) = member {
                    if let declaration { open?.append(declaration) }
                } else {
                    forgotten += open ?? []
                    open = []
                }
            }
            return forgotten
        }

        /// Routes and other cases, whatever their conditions.
        private var flattened: [DeclaredMember] {
            flatMap { member -> [DeclaredMember] in
                if case .conditional(let clauses) = member { clauses.flatMap(\.members.flattened) } else { [member] }
            }
        }

        /// Members that can be there together: first those of each first clause, then for each further clause those with
        /// it in the place of the first one.
        var worlds: [[DeclaredMember]] {
            var worlds = [coexisting]
            for (index, member) in enumerated() {
                guard case .conditional(let clauses) = member else { continue }
                let inner = clauses.flatMap(\.members.worlds).dropFirst()
                worlds += inner.map {
                    prefix(index).map(\.self).coexisting + $0 + dropFirst(index + 1).map(\.self).coexisting
                }
            }
            return worlds
        }

        /// The members with every route replaced, and what mounts have in common with routes.
        func map(_ change: (DeclaredRoute) -> DeclaredRoute) -> [DeclaredMember] {
            map { member -> DeclaredMember in
                switch member {
                case .route(let route): .route(change(route))
                case .mount(let mount): .mount(DeclaredMount(prefix: change(mount.prefix), part: mount.part))
                case .otherCase: member
                case .conditional(let clauses):
                    .conditional(clauses.map { .init(directive: $0.directive, members: $0.members.map(change)) })
                }
            }
        }
    }
#endif
