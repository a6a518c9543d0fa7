#if Macros
    import SwiftSyntax

    /// A check for enum cases with the same base name.
    ///
    /// `if case .post(let id)` matches each of them and reads the values of one as those of another, which may crash.
    struct DuplicateCaseCheck {
        /// The names of the cases that links open.
        private let linked: Set<String>
        private let reporter: Reporter

        init(_ members: [DeclaredMember], _ reporter: Reporter) {
            let all = members.routes + members.mounts.map(\.prefix)
            linked = Set(all.compactMap(\.caseName))
            self.reporter = reporter
        }

        /// Reports every case with the name of an earlier one.
        func check(_ list: MemberBlockItemListSyntax, besides outer: [String: TokenSyntax] = [:]) {
            var known = outer
            for name in list.flatMap(\.decl.caseNames) { check(name, &known) }
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

    extension DeclSyntax {
        fileprivate var caseNames: [TokenSyntax] { self.as(EnumCaseDeclSyntax.self)?.elements.map(\.name) ?? [] }
    }

    extension DeclaredRoute {
        fileprivate var caseName: String? {
            if case .enumCase(let name) = shape { name.identifier?.name } else { nil }
        }
    }
#endif
