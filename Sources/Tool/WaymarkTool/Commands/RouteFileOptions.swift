#if Tool
    import ArgumentParser
    import WaymarkManifest

    /// The options that select a route file and one of its environments, the same for every command.
    struct RouteFileOptions: ParsableArguments {
        static let defaultFile = "waymark.yaml"
        static let fileExtensions = ["yaml", "yml", "json"]

        @Option(
            name: .customLong("routes"),
            help: ArgumentHelp("The route file (default: \(defaultFile)).", valueName: "file"),
            completion: .file(extensions: fileExtensions))
        var file: String?

        @Option(
            help: ArgumentHelp(
                "The environment of the route file whose sources and apps to use, such as staging.", valueName: "name"))
        var environment: String?

        /// `true` if an option selects a route file; the default file does not count.
        var isGiven: Bool { file != nil || environment != nil }

        /// The path of the route file.
        var path: String { file ?? Self.defaultFile }

        /// Reads the route file, or the default file of the current folder.
        ///
        /// - Parameters:
        ///   - hint: The advice for a missing default file.
        ///   - proves: `true` to include warnings in the problems of an unusable file.
        func read(hint: String = "give one with --routes", proves: Bool = false) throws -> RouteFile {
            let routes: RouteFile
            do throws(RouteFileError) {
                routes = try RouteFile(contentsOf: path, proves: proves)
            } catch {
                guard file == nil, error.problems.first?.code == "missing-file" else { throw error }
                throw ToolError("no \(path) in the current folder; \(hint)")
            }
            return try routes.selecting(environment)
        }

        /// Reads the route file without the routes for developers, and writes a note about them.
        func readReleased() throws -> RouteFile {
            let routes = try read()
            routes.writeDeveloperNote()
            return routes.released()
        }
    }

    extension RouteFile {
        /// Writes a note about the routes that a release leaves out, if there are any.
        func writeDeveloperNote() {
            guard let note = developerNote else { return }
            WaymarkTool.write(Finding(note).description(Style(for: .standardError)) + "\n")
        }

        /// Returns the file of an environment, or the file itself without a name.
        func selecting(_ environment: String?) throws(RouteFileError) -> RouteFile {
            guard let environment else { return self }
            return try selecting(environment: environment)
        }
    }
#endif
