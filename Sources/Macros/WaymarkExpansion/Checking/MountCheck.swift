#if Macros
    import SwiftSyntax

    /// Looks for what is wrong with cases whose last value has routes of its own, as far as their enum tells: a macro does
    /// not see those routes.
    struct MountCheck {
        private let mounts: [DeclaredMount]
        /// Those that were not looked at before.
        private let new: Set<SyntaxIdentifier>
        private let arguments: RouteArguments
        private let reporter: Reporter

        init(
            _ mounts: [DeclaredMount], new: Set<SyntaxIdentifier>, _ arguments: RouteArguments, _ reporter: Reporter
        ) {
            (self.mounts, self.new, self.arguments, self.reporter) = (mounts, new, arguments, reporter)
        }

        /// Reports every problem of new mounts, and returns those that have an error.
        ///
        /// A prefix fits its values if it does so as the one pattern of a table.
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
        /// Whether its routes have the names of those of another one.
        fileprivate func hasNames(of other: DeclaredMount) -> Bool {
            prefix.name == other.prefix.name && part.type == other.part.type
        }

        /// Where it says what stands before the names of its routes.
        fileprivate var namePlace: Place {
            if let name = prefix.arguments["named"] { return Place(name) }
            if case .enumCase(let name) = prefix.shape { return Place(name) }
            return prefix.patterns[0].literal.place()
        }
    }
#endif
