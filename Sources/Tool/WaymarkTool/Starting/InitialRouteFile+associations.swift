#if Tool
    import WaymarkAssociation
    import WaymarkCore
    import WaymarkManifest

    extension InitialRouteFile {
        /// Creates a route file from the links that an `apple-app-site-association` opens in `app`, or by default in
        /// its first app.
        ///
        /// - Parameter options: Options of `waymark drift` for reading the new file.
        init(_ site: SiteAssociation, app: String?, host: String, file: String, options: [String] = []) {
            let made = ConvertedRoutes(site, app: app, host: host)
            introduction = Self.origin(file, "--aasa".withValue(file) + options)
            sources = ["https://\(host)"]
            let ids = made.apps.filter { AppIdentifier($0)?.hasTeamPrefix ?? false }
            if !ids.isEmpty { apps = ["ios: { appIDs: \(ids.quotedForYAML) }"] }
            leftOut = made.apps.filter { !ids.contains($0) }.map { "invalid app ID '\($0)'" }
            add(made)
        }

        /// Creates a route file from the intent filters of an Android app.
        ///
        /// - Parameter options: Options of `waymark drift` for reading the new file and build values.
        init(_ manifest: AppManifest, file: String, options: [String] = []) {
            let made = ConvertedRoutes(manifest)
            sources = made.routes.flatMap(\.sources).uniqued
            let hosts = sources.filter { $0.hasPrefix("https://") }.map { String($0.dropFirst("https://".count)) }
            // The option `--host` of `waymark drift` accepts one host without a port.
            let plain = hosts.first { !$0.contains(":") }.map { ["--host", WebHost($0).example] }
            let host = hosts.count > 1 ? plain ?? [] : []
            introduction = Self.origin(file, "--manifest".withValue(file) + host + options)
            add(made)
            if let package = manifest.package {
                introduction.append(
                    "Of the app '\(package.escaped())'; its certificates belong to 'apps' and 'android'.")
            }
        }

        /// Returns comment lines with the original file, and with the command that compares it with the routes.
        private static func origin(_ file: String, _ options: [String]) -> [String] {
            let command = (["waymark", "drift"] + options).map(\.shellWord).joined(separator: " ")
            let name = file == "-" ? "standard input" : file.escaped()
            return ["Created from \(name). This command compares both files:", "  " + command.escaped()]
        }

        private mutating func add(_ made: ConvertedRoutes) {
            var names = RouteNames()
            policy = made.policy.map(\.rawValue)
            isOrdered = made.isOrdered
            types = made.types.map { ($0.name, $0.declaration.text) }
            for route in made.routes {
                let pattern = route.patterns.first.flatMap { try? RoutePattern($0) }
                routes.append(
                    Route(
                        name: names.name(of: pattern, or: route.excludes ? "web" : "app"), patterns: route.patterns,
                        sources: route.sources == sources ? [] : route.sources, opensInBrowser: route.excludes,
                        notes: [route.comment].compactMap(\.self), rule: route.rule))
            }
            leftOut = (leftOut + made.leftOut).uniqued
        }
    }

    extension ConvertedRoutes.TypeRow.Declaration {
        fileprivate var text: String {
            switch self {
            case .oneOf(let texts): "{ oneOf: \(texts.quotedForYAML) }"
            case .matches(let expression): "{ matches: \(expression.quotedForYAML) }"
            }
        }
    }
#endif
