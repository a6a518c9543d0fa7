#if Macros
    import SwiftSyntax
    import SwiftSyntaxMacros

    /// A member of an enum: a route, a mount, another case, or an `#if` block.
    indirect enum DeclaredMember {
        case route(DeclaredRoute)
        case mount(DeclaredMount)
        /// A case without links; its syntax is `nil` for `@Route(.none)` and for mounts with an error.
        case otherCase(EnumCaseDeclSyntax?)
        case conditional([Clause])

        struct Clause {
            let directive: String
            let members: [DeclaredMember]
        }
    }

    extension [DeclaredMember] {
        var routes: [DeclaredRoute] {
            flatMap { member -> [DeclaredRoute] in
                switch member {
                case .route(let route): [route]
                case .mount, .otherCase: []
                case .conditional(let clauses): clauses.flatMap(\.members.routes)
                }
            }
        }

        var mounts: [DeclaredMount] {
            flattened.compactMap { if case .mount(let mount) = $0 { mount } else { nil } }
        }

        /// The members that coexist if each `#if` selects its first clause.
        var coexisting: [DeclaredMember] {
            flatMap { member -> [DeclaredMember] in
                if case .conditional(let clauses) = member { clauses.first?.members.coexisting ?? [] } else { [member] }
            }
        }

        /// The cases between routes that lack both a route and `@Route(.none)`.
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

        private var flattened: [DeclaredMember] {
            flatMap { member -> [DeclaredMember] in
                if case .conditional(let clauses) = member { clauses.flatMap(\.members.flattened) } else { [member] }
            }
        }

        /// The sets of coexisting members: first those of all first clauses, then one set for each further clause.
        var configurations: [[DeclaredMember]] {
            var configurations = [coexisting]
            for (index, member) in enumerated() {
                guard case .conditional(let clauses) = member else { continue }
                let inner = clauses.flatMap(\.members.configurations).dropFirst()
                configurations += inner.map {
                    prefix(index).map(\.self).coexisting + $0 + dropFirst(index + 1).map(\.self).coexisting
                }
            }
            return configurations
        }

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
