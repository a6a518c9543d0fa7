#if Tool
    import WaymarkAssociation

    extension InitialRouteFile {
        /// Creates a route file from the intent filters of an Android app.
        init(_ manifest: AppManifest, file: String) {
            let made = ConvertedRoutes(manifest)
            introduction = [
                "Created from \(file.escaped()). 'waymark drift --manifest \(file.escaped())' compares it with the file."
            ]
            sources = made.routes.flatMap(\.sources).uniqued
            add(made)
            if let package = manifest.package {
                introduction.append(
                    "Of the app '\(package.escaped())'; its certificates belong to 'apps' and 'android'.")
            }
        }
    }
#endif
