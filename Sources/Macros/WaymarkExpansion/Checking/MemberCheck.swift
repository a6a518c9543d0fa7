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

    extension Reporter {
        /// Reports every enum case with the base name of an earlier one, if a case of this name is linked.
        ///
        /// `if case .post(let id)` matches each of them and reads the values of one as those of another, which may
        /// crash.
        func reportOverloads(
            in list: MemberBlockItemListSyntax, linked: Set<String>, besides outer: [String: TokenSyntax] = [:]
        ) {
            var known = outer
            for token in list.compactMap({ $0.decl.as(EnumCaseDeclSyntax.self) }).flatMap(\.elements).map(\.name) {
                guard let name = token.identifier?.name, linked.contains(name) else { continue }
                if let other = known[name] {
                    report(.overloadedCase(name), at: SyntaxRange(token), note: (.related, SyntaxRange(other)))
                } else {
                    known[name] = token
                }
            }
            for clause in list.compactMap({ $0.decl.as(IfConfigDeclSyntax.self) }).flatMap(\.clauses) {
                guard let members = clause.elements?.as(MemberBlockItemListSyntax.self) else { continue }
                reportOverloads(in: members, linked: linked, besides: known)
            }
        }
    }
#endif
