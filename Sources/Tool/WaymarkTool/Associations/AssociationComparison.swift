#if Tool
    import WaymarkAssociation
    import WaymarkManifest

    /// The differences between an association file and the file that the routes need.
    struct AssociationComparison {
        let file: String
        var links: [(app: String, difference: FileDifference)] = []
        var services: [(service: String, app: String, isMissing: Bool)] = []
        var statements: [(words: String, isMissing: Bool)] = []
        /// Required entries that the file lacks.
        var missing: [String] = []
        /// Values that systems may read differently, such as duplicate keys, and errors that prevent editing the file.
        var faults: [(place: Place, message: String)] = []
        /// `true` if the comparison exceeded its limits.
        var isTooMuch = false
        /// Values of the file that affect links and are known only at build time.
        var unknownValues: [String] = []

        /// Adds missing entries, or the unknown values of the file that may supply them.
        mutating func addMissing(_ entries: [String], unknownValues: (String) -> [String]) {
            for entry in entries {
                let unknown = unknownValues(entry)
                if unknown.isEmpty { missing.append(entry) } else { self.unknownValues += unknown }
            }
        }

        var status: ExitStatus { ExitStatus(!differsFromRoutes && doubts.isEmpty) }

        private var differsFromRoutes: Bool {
            !(links.isEmpty && services.isEmpty && statements.isEmpty && missing.isEmpty && faults.isEmpty)
        }

        private var doubts: [String] { Self.doubts(isTooMuch: isTooMuch, unknownValues.uniqued) }

        /// Returns the reasons why a comparison is undecided, one sentence each.
        static func doubts(isTooMuch: Bool, _ unknownValues: [String]) -> [String] {
            let unread = unknownValues.filter(\.isUnread)
            let unknown = unknownValues.filter { !$0.isUnread }
            let name = unknown.flatMap(\.unresolvedNames).first
            let help = name.map { "; give values with --define \($0)=VALUE" } ?? ""
            return (isTooMuch ? [AssociationJob.doubt] : []) + doubt("links depend on unchecked parts", unread)
                + doubt("links depend on values known only after the build", unknown, help)
        }

        private static func doubt(_ reason: String, _ values: [String], _ help: String = "") -> [String] {
            if values.isEmpty { return [] }
            let shown = values.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
            let more = values.count > 5 ? " and \(values.count - 5) more" : ""
            return ["\(reason): \(shown)\(more)\(help)".escaped()]
        }

        func text(_ style: Style) -> String {
            var lines = links.map { app, difference in
                let place = difference.rule?.place.map { ":\($0.line):\($0.column)" } ?? ""
                let what =
                    difference.opens
                    ? "\(difference.link) opens \(app), but should stay in the browser"
                    : "\(difference.link) stays in the browser, but should open \(app)"
                return "\(file)\(place): \(what)"
            }
            lines += services.map { service, app, isMissing in
                "\(file): \(service) \(isMissing ? "lacks" : "should not have") \(app)"
            }
            lines += statements.map { words, isMissing in
                "\(file): \(isMissing ? "lacks" : "should not have") the statement \(words)"
            }
            lines += missing.map { "\(file): lacks \($0)" }
            lines += faults.map { "\(file):\($0.line):\($0.column): \($1)" }
            lines = lines.map { $0.escaped() }
            lines += doubts.map { "\(style.paint("not decided", .yellow)): \($0)" }
            let result =
                status == .yes
                ? "matches the routes"
                : differsFromRoutes ? "does not match the routes" : "is not proven to match the routes"
            return (lines + [style.paint("\(file.escaped()) \(result)", status == .yes ? .green : .red)])
                .joined(separator: "\n") + "\n"
        }
    }
#endif
