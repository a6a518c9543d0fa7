#if Tool
    import ArgumentParser
    import WaymarkCore
    import WaymarkManifest

    struct VectorsCommand: Verb {
        static let configuration = CommandConfiguration(
            commandName: "vectors",
            abstract: "Writes values of each route with their links, for tests of other code.",
            discussion: """
                The values are at the limits of their types, contain characters that links escape, and some of them \
                are refused: then the vector has the code of the error instead of the link. In JSON all values are \
                strings or lists of strings. As swift, typescript or kotlin they are a program that tests the output \
                of 'waymark generate', prints each route and link, and fails if one of them is not as expected.

                Exit codes: 0 they were written; 2 bad input.
                """)

        @Argument(help: "What to write: \(VectorFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
        var format = VectorFormat.json

        @OptionGroup var routes: RouteFileOptions

        @Option(help: ArgumentHelp("The maximum number of vectors per route.", valueName: "number"))
        var limit = 200

        @Option(help: ArgumentHelp("The TypeScript module with the links (default: ./links).", valueName: "name"))
        var module: String?

        @Option(help: ArgumentHelp("The Kotlin package of the file.", valueName: "name"))
        var package: String?

        @Option(help: ArgumentHelp("The name of the Swift enum (default: AppRoute).", valueName: "name"))
        var name: String?

        @Option(file: "The file to write.")
        var output: String?

        func validate() throws {
            if limit < 1 { throw ValidationError("--limit is a number from 1 on") }
            if package != nil, format != .kotlin { throw ValidationError("--package goes with kotlin") }
            if name != nil, format != .swift { throw ValidationError("--name goes with swift") }
            if module != nil, format != .typescript { throw ValidationError("--module goes with typescript") }
            try GivenName.checkSwiftType(name)
            try GivenName.checkKotlinPackage(package)
        }

        func perform(writingTo out: inout OutputStream) throws -> ExitStatus {
            let file = try routes.readReleased()
            let table = try GeneratedTable(file)
            let maker = VectorGenerator(table: table, router: try file.router { $0.name.value })
            let vectors = maker.vectors(limit: limit)
            let text =
                switch format {
                case .json: VectorFile.json(vectors, of: table)
                case .swift:
                    SwiftVectors(
                        file: try SwiftFile(file, table, name: name ?? "AppRoute", isPublic: false), routes: vectors
                    ).text
                case .kotlin: KotlinVectors(table: table, routes: vectors, package: package).text
                case .typescript:
                    TypeScriptVectors(table: table, routes: vectors, module: module ?? "./links").text
                }
            try WrittenFile.write(Array(text.utf8), to: output, besides: file.paths, or: &out)
            return .yes
        }
    }

    enum VectorFormat: String, ExpressibleByArgument, CaseIterable {
        case json, swift, typescript, kotlin
    }
#endif
