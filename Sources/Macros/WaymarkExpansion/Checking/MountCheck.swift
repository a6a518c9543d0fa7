#if Macros
    import SwiftSyntax

    /// A check of mounts, limited to their enum: a macro does not see the routes of other types.
    struct MountCheck {
        private let mounts: [DeclaredMount]
        /// The mounts that were not checked before.
        private let new: Set<SyntaxIdentifier>
        private let arguments: RouteArguments
        private let reporter: Reporter

        init(
            _ mounts: [DeclaredMount], new: Set<SyntaxIdentifier>, _ arguments: RouteArguments, _ reporter: Reporter
        ) {
            (self.mounts, self.new, self.arguments, self.reporter) = (mounts, new, arguments, reporter)
        }

        /// Reports every problem of new mounts, and returns the mounts with an error. Each prefix is checked as a
        /// single pattern.
        func run() -> Set<SyntaxIdentifier> {
            var faulty: Set<SyntaxIdentifier> = []
            for mount in mounts where new.contains(mount.prefix.id) {
                var check = TableCheck([mount.prefix], new: new, arguments, reporter)
                faulty.formUnion(check.run())
            }
            for (index, mount) in mounts.enumerated() {
                guard let other = mounts[..<index].first(where: { $0.hasNames(of: mount) }),
                    new.contains(mount.prefix.id) || new.contains(other.prefix.id)
                else { continue }
                faulty.insert(mount.prefix.id)
                reporter.report(
                    .repeatedPart(mount.part.type, name: mount.prefix.name), at: mount.namePlace,
                    note: (.related, other.namePlace))
            }
            return faulty
        }
    }

    extension DeclaredMount {
        fileprivate func hasNames(of other: DeclaredMount) -> Bool {
            prefix.name == other.prefix.name && part.type == other.part.type
        }

        /// The syntax that determines the name prefix of its routes.
        fileprivate var namePlace: SyntaxRange {
            if let name = prefix.arguments["named"] { return SyntaxRange(name) }
            if case .enumCase(let name) = prefix.shape { return SyntaxRange(name) }
            return prefix.patterns[0].literal.place()
        }
    }
#endif
