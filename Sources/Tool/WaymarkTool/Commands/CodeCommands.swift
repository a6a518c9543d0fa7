#if Tool
    import ArgumentParser
    import WaymarkCore
    import WaymarkManifest

    struct GenerateCommand: Verb {
        static let configuration = CommandConfiguration(
            commandName: "generate",
            abstract: "Writes the routes of a route file as code, in Swift or another language.",
            discussion: """
                In Swift the code is an enum with a case for each route and the compiled table: it opens links and \
                writes them, and uses Waymark. In the other languages it has a function for each route, with its \
                parameters as typed values. It writes the same links as Waymark, byte for byte, and refuses the same \
                values: those that their type does not accept, and those whose link would lead to another route. It \
                needs no library, reads no links, and ignores 'defaults' of routes.

                'intents' writes the universal links of routes tagged 'intent' for App Intents: in Swift, as \
                extensions of OrderEntity for the route 'order', or of OpenInboxIntent for 'inbox', which has no \
                parameters.

                With --check nothing is written: the file of --output is compared, byte by byte, with the new one.

                Exit codes: 0 the file was written, or is the same; 1 it is not the same; 2 bad input.
                """)

        @Argument(help: "What to write: \(GeneratedOutput.allCases.map(\.rawValue).joined(separator: ", ")).")
        var kind: GeneratedOutput

        @OptionGroup var routes: RouteFileOptions

        @Option(value: "name", help: "The Kotlin package of the file.")
        var package: String?

        @Option(value: "name", help: "The name of the Swift enum (default: AppRoute).")
        var name: String?

        @Flag(
            name: .customLong("navigation3"),
            help:
                "In Kotlin, also read links: a class for each route, and a DeepLinkMatcher of androidx.navigation3 1.2."
        )
        var navigation3 = false

        @Flag(help: "Make the Swift declarations public.")
        var `public` = false

        @OptionGroup var destination: OutputOptions

        func validate() throws {
            try reject(if: package != nil && kind != .kotlin, "--package goes with kotlin")
            try reject(if: navigation3 && kind != .kotlin, "--navigation3 goes with kotlin")
            try reject(if: name != nil && kind != .swift, "--name goes with swift")
            try reject(if: `public` && kind != .swift && kind != .intents, "--public goes with swift and intents")
            try GivenName.checkSwiftType(name)
            try GivenName.checkKotlinPackage(package)
        }

        func perform(writingTo out: inout OutputStream) throws -> ExitStatus {
            let file = try routes.readReleased()
            return try destination.write(
                Array(try text(of: file).utf8), by: "waymark generate", besides: file.paths, to: &out)
        }

        private func text(of file: RouteFile) throws -> String {
            guard let language = kind.language else {
                let intents = try IntentsFile(file, isPublic: `public`)
                for absence in intents.absences {
                    note(absence.route.name.value, "has no representation: \(absence.reason)")
                }
                for doubt in intents.doubts { note(doubt.route.name.value, doubt.reason) }
                if intents.representations.isEmpty, intents.absences.isEmpty {
                    WaymarkTool.write("note: no route is tagged '\(RouteFile.intentTag)'\n")
                }
                return intents.text
            }
            let table = try GeneratedTable(file)
            try table.check(
                file, for: language, named: name ?? "AppRoute", besides: navigation3 ? KotlinFile.readerTypes : [])
            if navigation3, let option = KotlinFile.unreadableOption(of: table.policy) {
                throw ToolError("--navigation3 reads links by the strict policy, but the route file sets '\(option)'")
            }
            if file.globals != nil { note("globals", Self.globalsNote) }
            for route in table.routes where language != .swift {
                if let absence = route.absence { note(route.route.name.value, "has no function: \(absence)") }
            }
            return switch language {
            case .swift: try SwiftFile(file, table, name: name ?? "AppRoute", isPublic: `public`).text
            case .typescript: TypeScriptFile(table).text
            case .kotlin: KotlinFile(table, package: package, readsLinks: navigation3).text
            }
        }

        private static let globalsNote =
            "is not in the code: only tables of Swift code read its query items, with 'globals(decoding:from:)'"

        private func note(_ name: String, _ text: String) {
            WaymarkTool.write(Style(for: .standardError).notes(["'\(name.escaped())' \(text)"]))
        }
    }

    struct VectorsCommand: Verb {
        static let configuration = CommandConfiguration(
            commandName: "vectors",
            abstract: "Writes values of each route with their links, for tests of other code.",
            discussion: """
                The values are at the limits of their types, contain characters that links escape, and some of them \
                are refused: then the vector has the code of the error instead of the link. In JSON all values are \
                strings or lists of strings. As swift, typescript or kotlin they are a program that tests the output \
                of 'waymark generate', prints each route and link, and fails if one of them is not as expected.

                Exit codes: 0 the vectors were written; 2 bad input.
                """)

        @Argument(help: "What to write: \(VectorFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
        var format = VectorFormat.json

        @OptionGroup var routes: RouteFileOptions

        @Option(help: ArgumentHelp("The maximum number of vectors per route.", valueName: "number"))
        var limit = 200

        @Option(value: "name", help: "The TypeScript module with the links (default: ./links).")
        var module: String?

        @Option(value: "name", help: "The Kotlin package of the file.")
        var package: String?

        @Option(value: "name", help: "The name of the Swift enum (default: AppRoute).")
        var name: String?

        @Option(file: "The file to write.")
        var output: String?

        func validate() throws {
            try reject(if: limit < 1, "--limit is a number from 1 on")
            try reject(if: package != nil && format != .kotlin, "--package goes with kotlin")
            try reject(if: name != nil && format != .swift, "--name goes with swift")
            try reject(if: module != nil && format != .typescript, "--module goes with typescript")
            try GivenName.checkSwiftType(name)
            try GivenName.checkKotlinPackage(package)
        }

        func perform(writingTo out: inout OutputStream) throws -> ExitStatus {
            let file = try routes.readReleased()
            let table = try GeneratedTable(file)
            let vectors = VectorGenerator(table: table, router: try file.router { $0.name.value }).vectors(limit: limit)
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
            try FileWriter.write(Array(text.utf8), to: output, besides: file.paths, or: &out)
            return .yes
        }
    }

    enum VectorFormat: String, ExpressibleByArgument, CaseIterable {
        case json, swift, typescript, kotlin
    }

    struct SchemaCommand: Verb {
        static let configuration = CommandConfiguration(
            commandName: "schema",
            abstract: "Writes the JSON Schema of route files, for completion and checks in editors.",
            discussion: """
                The schema (2020-12) is generated from the definition that the reader of route files uses. A file \
                names it in its first line: '# yaml-language-server: $schema=waymark.schema.json'. The reader rejects \
                everything that the schema rejects; patterns, sources and relations between keys are checked by \
                'waymark check'.

                Exit codes: 0 the schema was written, or is the same with --check; 1 it is not; 2 bad input.
                """)

        @OptionGroup var destination: OutputOptions

        func perform(writingTo out: inout OutputStream) throws -> ExitStatus {
            try destination.write(Array(JSONSchema.text.utf8), by: "waymark schema", besides: [], to: &out)
        }
    }
#endif
