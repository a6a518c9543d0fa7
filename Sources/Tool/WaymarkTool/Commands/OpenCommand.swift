#if Tool
    import ArgumentParser
    import WaymarkCore
    import WaymarkManifest

    struct OpenCommand: Verb {
        static let configuration = CommandConfiguration(
            commandName: "open",
            abstract: "Opens one link on a simulator or a device.",
            discussion: """
                The link is a URL or the name of a route, whose first example is opened then. It must open a route of \
                the table. The route is printed before xcrun or adb runs, followed by its output.

                Exit codes: 0 it was opened; 1 no route matches it, or xcrun or adb failed; 2 bad input.
                """)

        @Argument(help: "The program that opens it: simctl or adb.")
        var target: DeviceTarget.Kind

        @Argument(help: ArgumentHelp("The link, or the name of a route.", valueName: "link"))
        var link: String

        @OptionGroup var device: DeviceOptions

        func validate() throws {
            if ![.simctl, .adb].contains(target) {
                let name = target.rawValue
                throw ValidationError("\(name) needs a file; expected simctl or adb, or 'waymark plan \(name)'")
            }
        }

        func perform(writingTo out: inout OutputStream) throws -> ExitStatus {
            let file = try device.routes.read()
            guard let planned = try planned(file) else {
                WaymarkTool.complain("no route matches '\(link.escaped())'; see 'waymark explain'")
                return .no
            }
            guard let words = try device.target(target, file).command(opening: planned.link) else { return .no }
            out.buffer.write("\(planned.route.escaped())  \(planned.link.escaped())\n")
            try out.flush()
            return ExitStatus(try Program.run(words) == 0)
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
