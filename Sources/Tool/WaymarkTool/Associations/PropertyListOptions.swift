#if Tool
    import ArgumentParser
    import WaymarkAssociation

    /// The options that name an app's property lists. They are checked, but decide about no link.
    struct PropertyListOptions: ParsableArguments {
        @Option(file: "Check the associated domains of entitlements; - reads standard input.")
        var entitlements: String?

        @Option(file: "Check the URL schemes of an Info.plist; - reads standard input.")
        var infoPlist: String?

        /// Returns the problems of the given file, or `nil` if no file is given.
        func check(_ build: BuildOptions, isStrict: Bool) throws -> CheckReport? {
            if let entitlements {
                let bytes = try AssociationDocument.bytes(of: entitlements)
                let (file, problems) = try AppEntitlements.checked(
                    bytes, name: entitlements, values: try build.values())
                return CheckReport(
                    file: entitlements, unit: .domain, count: file.domains.count,
                    problems: problems.map(Finding.init), isStrict: isStrict)
            }
            guard let infoPlist else { return nil }
            let (file, problems) = try AppInfo.checked(
                try AssociationDocument.bytes(of: infoPlist), name: infoPlist, values: try build.values())
            return CheckReport(
                file: infoPlist, unit: .scheme, count: file.schemes.count, problems: problems.map(Finding.init),
                isStrict: isStrict)
        }
    }
#endif
