#if Tool
    import WaymarkAssociation
    import WaymarkManifest

    /// What a file for a system says otherwise than it should.
    struct AssociationComparison {
        let file: String
        var links: [(app: String, difference: FileDifference)] = []
        var services: [(service: String, app: String, isMissing: Bool)] = []
        var statements: [(words: String, isMissing: Bool)] = []
        /// What an app has to ask for, and does not.
        var missing: [String] = []
        /// Values of the file of which systems may read another one.
        var faults: [(place: Place, message: String)] = []
        var isDecided = true
        /// Values of the file that are known only once the app is built.
        var unknownValues: [String] = []

        init(file: String) { self.file = file }

        var status: ExitStatus {
            ExitStatus(
                links.isEmpty && services.isEmpty && statements.isEmpty && missing.isEmpty && faults.isEmpty
                    && isDecided)
        }

        private var doubt: String {
            if unknownValues.isEmpty { return AssociationJob.doubt }
            let values = unknownValues.map { "'\($0)'" }.joined(separator: ", ").escaped()
            return "links depend on what is known only once the app is built: \(values)"
        }

        func text(_ style: Style) -> String {
            var lines = links.map { app, difference in
                let place = difference.rule?.place.map { ":\($0.line):\($0.column)" } ?? ""
                let link = difference.link.escaped()
                let what =
                    difference.opens
                    ? "\(link) opens \(app), and should stay in the browser"
                    : "\(link) stays in the browser, and should open \(app)"
                return "\(file.escaped())\(place): \(what)"
            }
            lines += services.map { service, app, isMissing in
                "\(file.escaped()): \(service) \(isMissing ? "lacks" : "should not have") \(app)"
            }
            lines += statements.map { words, isMissing in
                "\(file.escaped()): \(isMissing ? "lacks" : "should not have") the statement \(words.escaped())"
            }
            lines += missing.map { "\(file.escaped()): lacks \($0.escaped())" }
            lines += faults.map { "\(file.escaped()):\($0.line):\($0.column): \($1.escaped())" }
            if !isDecided { lines.append("\(style.paint("not decided", .yellow)): \(doubt)") }
            let result = status == .yes ? "says what the routes say" : "does not say what the routes say"
            return (lines + [style.paint("\(file.escaped()) \(result)", status == .yes ? .green : .red)])
                .joined(separator: "\n") + "\n"
        }
    }
#endif
