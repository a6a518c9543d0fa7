#if Tool
    import WaymarkAssociation

    extension InitialRouteFile {
        /// Creates a route file from the intent filters of an Android app.
        init(_ manifest: AppManifest, file: String) {
            let made = ConvertedRoutes(manifest)
            sources = made.routes.flatMap(\.sources).uniqued
            let hosts = sources.filter { $0.hasPrefix("https://") }.map { $0.dropFirst("https://".count) }
            let host = hosts.count > 1 ? " --host \(hosts[0])" : ""
            introduction = [
                "Created from \(file.escaped()). 'waymark drift --manifest \(file.escaped())\(host)' compares it with the file."
            ]
            add(made)
            if let package = manifest.package {
                introduction.append(
                    "Of the app '\(package.escaped())'; its certificates belong to 'apps' and 'android'.")
            }
        }
    }
#endif
