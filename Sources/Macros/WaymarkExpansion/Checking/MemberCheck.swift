#if Macros
    import SwiftSyntax

    extension [DeclaredRoute] {
        /// Reports every problem of new mounts (cases with `@Route(under:)`), and returns the mounts with an error.
        /// Each prefix is checked as a single pattern, because a macro does not see the routes of other types.
        ///
        /// - Parameter new: The mounts that were not checked before.
        func check(
            new: Set<SyntaxIdentifier>, _ arguments: RouteArguments, _ reporter: Reporter
        ) -> Set<SyntaxIdentifier> {
            var faulty: Set<SyntaxIdentifier> = []
            for mount in self where new.contains(mount.id) {
                let check = TableCheck(routes: [mount], new: new, arguments: arguments, reporter: reporter)
                faulty.formUnion(check.run())
            }
            for (index, mount) in enumerated() {
                let earlier = self[..<index].first { $0.name == mount.name && $0.part?.type == mount.part?.type }
                guard let other = earlier, let part = mount.part, new.contains(mount.id) || new.contains(other.id)
                else { continue }
                faulty.insert(mount.id)
                reporter.report(
                    .repeatedPart(part.type, name: mount.name), at: mount.nameLocation,
                    note: (.related, other.nameLocation))
            }
            return faulty
        }
    }

    extension DeclaredRoute {
        /// The location of the name that prefixes the names of the mounted routes.
        fileprivate var nameLocation: SyntaxRange {
            if let name = arguments["named"] { return SyntaxRange(name) }
            return caseToken.map { SyntaxRange($0) } ?? patterns[0].literal.syntaxRange()
        }
    }

    /// A check for enum cases with the same base name.
    ///
    /// `if case .post(let id)` matches each of them and reads the values of one as those of another, which may crash.
    struct DuplicateCaseCheck {
        private let linked: Set<String>
        private let reporter: Reporter

        init(_ members: [DeclaredMember], _ reporter: Reporter) {
            let all = members.routes + members.mounts
            linked = Set(all.compactMap { $0.caseToken?.identifier?.name })
            self.reporter = reporter
        }

        /// Reports every case with the name of an earlier one.
        func check(_ list: MemberBlockItemListSyntax, besides outer: [String: TokenSyntax] = [:]) {
            var known = outer
            for declaration in list.compactMap({ $0.decl.as(EnumCaseDeclSyntax.self) }) {
                for element in declaration.elements { check(element.name, &known) }
            }
            for clause in list.compactMap({ $0.decl.as(IfConfigDeclSyntax.self) }).flatMap(\.clauses) {
                if let members = clause.elements?.as(MemberBlockItemListSyntax.self) { check(members, besides: known) }
            }
        }

        private func check(_ token: TokenSyntax, _ known: inout [String: TokenSyntax]) {
            guard let name = token.identifier?.name, linked.contains(name) else { return }
            if let other = known[name] {
                reporter.report(.overloadedCase(name), at: SyntaxRange(token), note: (.related, SyntaxRange(other)))
            } else {
                known[name] = token
            }
        }
    }
#endif
