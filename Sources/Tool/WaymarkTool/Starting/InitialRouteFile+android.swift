#if Tool
    import WaymarkAssociation

    extension InitialRouteFile {
        /// Creates a route file from the intent filters of an Android app.
        init(_ manifest: AppManifest, file: String) {
            let made = ConvertedRoutes(manifest)
            sources = made.routes.flatMap(\.sources).uniqued
            let hosts = sources.filter { $0.hasPrefix("https://") }.map { String($0.dropFirst("https://".count)) }
            // Files are compared on one host without a port.
            let plain = hosts.first { !$0.contains(":") }.map { " --host \(WebHost($0).example)" }
            let host = hosts.count > 1 ? plain ?? "" : ""
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
