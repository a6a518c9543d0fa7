#if Tool
    import WaymarkAssociation
    import WaymarkManifest

    /// The differences between an association file, such as `assetlinks.json`, and the file that the routes need.
    struct AssociationComparison {
        let file: String
        /// The differences, one sentence each.
        private var lines: [String] = []
        /// `true` if the rules are too complex to compare completely, so that the result is undecided.
        var isTooMuch = false
        /// Parts of the file that affect links but cannot be evaluated, such as a build placeholder `${host}`.
        var unknownValues: [String] = []

        init(file: String) { self.file = file }

        mutating func add(_ difference: String, at place: Place? = nil) {
            lines.append("\(file)\(place.map { ":\($0.line):\($0.column)" } ?? ""): \(difference)".escaped())
        }

        mutating func add(_ difference: LinkDrift.Finding, _ app: String) {
            let words =
                difference.kind == .claimed
                ? "opens \(app), but should stay in the browser" : "stays in the browser, but should open \(app)"
            add("\(difference.link) \(words)", at: difference.rule?.place)
        }

        /// Adds a difference for each entry that only one of the two lists contains.
        mutating func compare(_ own: Set<String>, with wanted: Set<String>, of list: String = "", noun: String = "") {
            for entry in wanted.subtracting(own).sorted() { add("\(list)lacks \(noun)\(entry)") }
            for entry in own.subtracting(wanted).sorted() { add("\(list)should not have \(noun)\(entry)") }
        }

        /// Adds a difference for each missing entry, or else the unknown values, such as `${host}`, that may supply it.
        mutating func addMissing(
            _ entries: [String], words: (String) -> String = { $0 }, unknownValues: (String) -> [String]
        ) {
            for entry in entries {
                let unknown = unknownValues(entry)
                if unknown.isEmpty { add("lacks \(words(entry))") } else { self.unknownValues += unknown }
            }
        }

        var status: ExitStatus { ExitStatus(lines.isEmpty && doubts.isEmpty) }

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
            let result =
                status == .yes
                ? "matches the routes"
                : lines.isEmpty ? "is not proven to match the routes" : "does not match the routes"
            let all =
                lines + doubts.map { "\(style.paint("not decided", .yellow)): \($0)" }
                + [style.paint("\(file.escaped()) \(result)", status == .yes ? .green : .red)]
            return all.joined(separator: "\n") + "\n"
        }
    }
#endif
