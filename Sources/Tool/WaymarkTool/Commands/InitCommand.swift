#if Tool
    import ArgumentParser
    import WaymarkAssociation
    import WaymarkManifest
    import WaymarkNotations
    import WaymarkCore

    struct InitCommand: Verb {
        static let configuration = CommandConfiguration(
            commandName: "init",
            abstract: "Writes a first route file, with comments, or one for existing links.",
            discussion: """
                Without options it is a template. With --aasa or --manifest it contains the links that the system \
                opens in the app today, and with --from and --file the patterns of another library, unchanged. Each \
                route is proven to match the same links as its rule. A rule without such a route is a comment with \
                the reason, and so are rules of other apps. An existing file is never overwritten.

                Exit codes: 0 the file was written; 1 it was written, but something was left out; 2 bad input, or the \
                file exists.
                """)

        @Option(
            help: ArgumentHelp("The file to write; - is standard output.", valueName: "file"),
            completion: .file(extensions: RouteFileOptions.fileExtensions))
        var output = RouteFileOptions.defaultFile

        @Option(value: "name", help: "The host of the site (default: example.com).")
        var host: String?

        @Option(value: "name", help: "A custom scheme of the app, such as myapp.")
        var scheme: String?

        @Option(file: "Begin with an apple-app-site-association file; - reads standard input.")
        var aasa: String?

        @Option(
            value: "ID", help: "The ID of the app whose rules of --aasa are read (default: the first one of the file).")
        var app: String?

        @Option(file: "Begin with an AndroidManifest.xml; - reads standard input.")
        var manifest: String?

        @OptionGroup var build: BuildOptions

        @Option(notation: "The notation of patterns of another library.")
        var from: Notation?

        @Option(file: "A file with one pattern of the library per line; empty lines and comments (# text) are skipped.")
        var file: String?

        func validate() throws {
            try reject(if: [aasa, manifest, file].count { $0 != nil } > 1, "give one of --aasa, --manifest and --file")
            try reject(if: build.hasBuildValues && manifest == nil, "--define and --define-file go with --manifest")
            try reject(if: (from == nil) != (file == nil), "--from and --file go together")
            try reject(
                if: host != nil && (manifest != nil || file != nil),
                "--host goes with --aasa, or with a file to change")
            try reject(if: output.hasSuffix(".json"), "init writes YAML: expected a file with the ending '.yaml'")
            try reject(if: app != nil && aasa == nil, "--app goes with --aasa")
            try reject(
                if: scheme != nil && (aasa != nil || manifest != nil || file != nil),
                "--scheme goes with a file to change")
        }

        func perform(writingTo out: inout OutputStream) throws -> ExitStatus {
            try checkNames()
            let host = host ?? "example.com"
            _ = try TableOptions.source("https://\(host)") { source in
                source.hasPrefix("https://") ? "--host \(source.dropFirst("https://".count))" : nil
            }
            if let scheme {
                _ = try TableOptions.source("\(scheme)://") { source in
                    source.hasSuffix("://") ? "--scheme \(source.dropLast("://".count))" : nil
                }
            }
            var draft = try beginning(host: host)
            let text = draft?.validContents() ?? InitialRouteFile.template(host: host, scheme: scheme ?? "myapp")
            let leftOut = draft?.leftOut.count ?? 0
            if output == "-" {
                out.buffer.write(text)
            } else {
                try FileWriter.writeNew(text, to: output)
                out.buffer.write(summary(of: draft, leftOut: leftOut))
            }
            return ExitStatus(leftOut == 0)
        }

        /// Throws if `--host` or `--scheme` is a URL, or if the scheme is `http` or `https`.
        private func checkNames() throws {
            for (option, name) in [("host", host), ("scheme", scheme)] {
                guard let name, let end = name.ranges(of: "://").first else { continue }
                let part = option == "scheme" ? name[..<end.lowerBound] : name[end.upperBound...].prefix { $0 != "/" }
                if part.isEmpty { continue }
                throw ToolError("'\(name.escaped())' is a URL; write '--\(option) \(String(part).escaped())'")
            }
            if let scheme, ["http", "https"].contains(scheme.lowercased()) {
                throw ToolError("invalid custom scheme '\(scheme)'; web links come from '--host'")
            }
        }

        /// Returns a route file made from the file in `--aasa`, `--manifest` or `--file`; `nil` without such an option.
        private func beginning(host: String) throws -> InitialRouteFile? {
            if let aasa {
                let (site, problems) = try SiteAssociation.read(try AssociationDocument.bytes(of: aasa), name: aasa)
                if let app, !site.apps.contains(app) {
                    throw ToolError("\(aasa.escaped()) does not name the app '\(app.escaped())'")
                }
                let draft = InitialRouteFile(site, app: app, host: host, file: aasa, options: routesOption)
                return try draft.noting(problems, of: aasa)
            }
            if let manifest {
                let bytes = try AssociationDocument.bytes(of: manifest)
                let (app, problems) = try AppManifest.read(bytes, name: manifest, values: try build.buildValues())
                let options =
                    routesOption + build.define.flatMap { "--define".withValue($0) }
                    + build.defineFile.flatMap { "--define-file".withValue($0) }
                return try InitialRouteFile(app, file: manifest, options: options)
                    .noting(problems, of: manifest)
            }
            guard let from, let file else { return nil }
            let patterns = try PatternFile(contentsOf: file).patterns.map(\.value)
            if patterns.isEmpty { throw ToolError("no patterns in \(file.escaped())") }
            return InitialRouteFile(patterns: patterns, in: from)
        }

        private func summary(of draft: InitialRouteFile?, leftOut: Int) -> String {
            let routes =
                draft.map { "\($0.routes.count) route\($0.routes.count == 1 ? "" : "s")" } ?? "a first route file"
            let missing = leftOut > 0 ? ", \(leftOut) left out as comments" : ""
            let command = (["waymark", "check"] + routesOption).map(\.shellWord).joined(separator: " ")
            return "\(output.escaped()): \(routes)\(missing); next: \(command.escaped())\n"
        }

        /// The option with which other commands read the written file; empty if they find it without an option.
        private var routesOption: [String] {
            [InitialRouteFile.name, "-"].contains(output) ? [] : "--routes".withValue(output)
        }
    }

    extension InitialRouteFile {
        /// Adds the problems of ignored rules to `leftOut`, the list of rules without a route. Throws if `file`
        /// contains no rule that opens an app.
        fileprivate func noting(_ problems: AssociationProblemList, of file: String) throws -> InitialRouteFile {
            let ignored = problems.sorted.filter { $0.severity != .note }
            guard !routes.isEmpty || !leftOut.isEmpty else {
                let reasons = ignored.prefix(3).map {
                    "\n    \($0.place.line):\($0.place.column): \($0.message.escaped())"
                }
                throw ToolError("\(file.escaped()) has no rule by which links reach an app\(reasons.joined())")
            }
            var draft = self
            draft.leftOut += ignored.filter(\.mayCostRoute).map { "\($0.place.line):\($0.place.column): \($0.message)" }
            return draft
        }
    }

    extension AssociationProblem {
        /// `true` if the problem may be the reason that a route is missing. Excludes filters with build placeholders,
        /// which are in `leftOut` already, and unknown keys that are not similar to a known one.
        fileprivate var mayCostRoute: Bool {
            code != "unresolved-value" && (code != "ignored-key" || suggestion != nil)
        }
    }
#endif
