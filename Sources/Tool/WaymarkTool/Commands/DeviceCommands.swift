#if Tool
    import ArgumentParser
    import WaymarkCore
    import WaymarkManifest

    struct PlanCommand: Verb {
        static let configuration = CommandConfiguration(
            commandName: "plan",
            abstract: "Writes scripts and tests that open the examples on devices, with their routes.",
            discussion: """
                simctl and adb get a script of commands; maestro gets a flow, and xcuitest a file of tests, which \
                wait until the app shows the route on screen in an element named \(DeviceTarget.element). json is a \
                list of the links and their routes, for other programs. Routes that open in the browser, and links \
                without a scheme, are left out.

                With --check nothing is written: the file of --output is compared, byte by byte, with the new one.

                Exit codes: 0 the file was written, or is the same; 1 it is not the same; 2 bad input.
                """)

        @Argument(
            help: """
                The program that opens the links: \(DeviceTarget.Kind.allCases.map(\.rawValue).joined(separator: ", ")).
                """)
        var target: DeviceTarget.Kind

        @OptionGroup var routes: RouteFileOptions

        @OptionGroup var device: DeviceOptions

        @Option(value: "name", help: "The name of a route to open; may be repeated (default: all).")
        var route: [String] = []

        @OptionGroup var destination: OutputOptions

        func perform(writingTo out: inout OutputStream) throws -> ExitStatus {
            let file = try routes.read()
            let links = try file.plannedLinks(of: route)
            if links.isEmpty { throw ToolError("no example can be opened on a device") }
            let target = try device.target(target, file)
            if target.kind == .maestro, target.app == nil {
                throw ToolError("a flow requires an app: give it with --app, or in 'apps' of the route file")
            }
            return try destination.write(
                Array(target.plan(links).utf8), by: "waymark plan", besides: file.paths, to: &out)
        }
    }

    extension DeviceTarget.Kind: ExpressibleByArgument {}

    struct DeviceOptions: ParsableArguments {
        @Option(value: "id", help: "The simulator or device (default: the running one).")
        var device: String?

        @Option(
            help: ArgumentHelp(
                "The app that opens links (default: the Android app of the route file; for simctl, the system chooses).",
                valueName: "id"))
        var app: String?

        func target(_ kind: DeviceTarget.Kind, _ file: RouteFile) throws -> DeviceTarget {
            let given: [(String, String?, [DeviceTarget.Kind])] = [
                ("--device", device, [.simctl, .adb]), ("--app", app, [.adb, .maestro, .xcuitest]),
            ]
            for case (let name, let value?, let kinds) in given {
                // `xcrun` and `adb` would interpret a value such as `-s` as an option.
                if value.hasPrefix("-") || value.isEmpty {
                    throw ToolError("invalid identifier '\(value.escaped())' of \(name)")
                }
                if !kinds.contains(kind) {
                    throw ToolError("\(name) goes with \(kinds.map(\.rawValue).joined(separator: ", "))")
                }
            }
            let package = file.apps?.android.first?.package.value
            let own = kind == .adb || kind == .maestro ? package : nil
            return DeviceTarget(kind: kind, device: device, app: app ?? own)
        }
    }

    struct OpenCommand: Verb {
        static let configuration = CommandConfiguration(
            commandName: "open",
            abstract: "Opens one link on a simulator or a device.",
            discussion: """
                The link is a URL or the name of a route, whose first example with a scheme is opened then. It must \
                open a route of the table. The route is printed before xcrun or adb runs, followed by its output.

                Exit codes: 0 the link was opened; 1 no route matches it, or xcrun or adb failed; 2 bad input.
                """)

        @Argument(
            help: "The program that opens the link: simctl or adb.", completion: .list(programs), transform: program)
        var target: DeviceTarget.Kind

        @Argument(help: ArgumentHelp("The link, or the name of a route.", valueName: "link"))
        var link: String

        @OptionGroup var routes: RouteFileOptions

        @OptionGroup var device: DeviceOptions

        func validate() throws {
            let name = target.rawValue
            try reject(
                if: !Self.programs.contains(name),
                "\(name) needs a file; expected simctl or adb, or 'waymark plan \(name)'")
        }

        func perform(writingTo out: inout OutputStream) throws -> ExitStatus {
            let file = try routes.read()
            guard let planned = try planned(file) else {
                let names = link.contains(":") ? [] : file.routes.map(\.name.value)
                let suggestion = Suggestion.nearest(to: link, among: names)
                let help = suggestion.map { "did you mean the route '\($0.escaped())'?" } ?? "see 'waymark explain'"
                WaymarkTool.complain("no route matches '\(link.escaped())'; \(help)")
                return .no
            }
            guard let words = try device.target(target, file).command(opening: planned.link) else { return .no }
            out.buffer.write("\(planned.route.escaped())  \(planned.link.escaped())\n")
            try out.flush()
            return ExitStatus(try Program.run(words) == 0)
        }

        private static let programs = ["simctl", "adb"]

        /// Parses the name of a program. Accepts `maestro` and `xcuitest`, for which ``validate()`` throws with advice.
        private static func program(_ name: String) throws -> DeviceTarget.Kind {
            try known(name, DeviceTarget.Kind(rawValue: name), among: programs)
        }

        private func planned(_ file: RouteFile) throws -> PlannedLink? {
            if file.routes.contains(where: { $0.name.value == link }) {
                guard let first = try file.plannedLinks(of: [link]).first else {
                    throw ToolError("'\(link.escaped())' has no example that a device can open")
                }
                return first
            }
            let router = try file.router { $0.name.value }
            guard let match = router.match(for: link) else { return nil }
            guard let planned = PlannedLink(link, route: match.name ?? "", router) else {
                throw ToolError("'\(link.escaped())' has no scheme, so that a device cannot open it")
            }
            return planned
        }
    }
#endif
