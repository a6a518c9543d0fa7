#if Tool
    import WaymarkAssociation

    extension FirstRouteFile {
        /// Creates the file of the links that the filters of an Android app take.
        init(_ manifest: AppManifest, file: String) {
            let made = FileRoutes(manifest)
            introduction = [
                "Made of \(file.escaped()). 'waymark drift --manifest \(file.escaped())' compares it with the file."
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
