#if Tool
    import WaymarkAssociation
    import WaymarkManifest

    /// The differences between an association file, such as `assetlinks.json`, and the file that the routes need.
    struct AssociationComparison {
        let file: String
        private var lines: [String] = []
        var doubts = Doubts()

        init(file: String) { self.file = file }

        mutating func add(_ difference: String, at place: Place? = nil) {
            lines.append("\(file)\(place.map { ":\($0.line):\($0.column)" } ?? ""): \(difference)".escaped())
        }

        mutating func add(_ difference: LinkDrift.Finding, _ app: String) {
            let words =
                difference.kind == .claimed
                ? "opens \(app), but should stay in the browser"
                : difference.link.hasCustomScheme
                    ? "opens no app, but should open \(app)" : "stays in the browser, but should open \(app)"
            add("\(difference.link) \(words)", at: difference.rule?.place)
        }

        /// Adds a difference for each string, such as an app ID, that only one of the two sets contains.
        mutating func compare(_ own: Set<String>, with wanted: Set<String>, of list: String = "", noun: String = "") {
            for entry in wanted.subtracting(own).sorted() { add("\(list)lacks \(noun)\(entry)") }
            for entry in own.subtracting(wanted).sorted() { add("\(list)should not have \(noun)\(entry)") }
        }

        /// Adds a difference for each missing domain or scheme, or a doubt if a build placeholder may have this value.
        mutating func addMissing(
            _ entries: [String], words: (String) -> String = { $0 }, unknownValues: (String) -> [String]
        ) {
            for entry in entries {
                let unknown = unknownValues(entry)
                if unknown.isEmpty { add("lacks \(words(entry))") } else { doubts.unknownValues += unknown }
            }
        }

        var status: ExitStatus { ExitStatus(lines.isEmpty && doubts.sentences.isEmpty) }

        func text(_ style: Style) -> String {
            let result =
                status == .yes
                ? "matches the routes"
                : lines.isEmpty ? "is not proven to match the routes" : "does not match the routes"
            let all =
                lines + doubts.sentences.map { "\(style.paint("not decided", .yellow)): \($0)" }
                + [style.paint("\(file.escaped()) \(result)", status == .yes ? .green : .red)]
            return all.joined(separator: "\n") + "\n"
        }
    }

    /// The reasons why the tool cannot decide if association files and routes agree.
    struct Doubts {
        /// `true` if a file is too complex to compare completely with the routes.
        var isTooMuch = false
        /// Parts of files that affect links but have unknown values, such as the build placeholder `${host}`.
        var unknownValues: [String] = []

        mutating func note(_ answer: LinkDrift.Answer) {
            isTooMuch = isTooMuch || !answer.isDecided && answer.unknownValues.isEmpty
            unknownValues += answer.unknownValues
        }

        var sentences: [String] {
            let values = unknownValues.uniqued
            let unread = values.filter(\.isUnread)
            let unknown = values.filter { !$0.isUnread }
            let options = unknown.prefix(Self.shownCount).defineOptions
            let help = options.isEmpty ? "" : "; give values with " + options
            return (isTooMuch ? [AssociationJob.doubt] : [])
                + Self.sentence("links depend on unchecked parts", unread)
                + Self.sentence("links depend on values known only after the build", unknown, help)
        }

        private static let shownCount = 5

        private static func sentence(_ reason: String, _ values: [String], _ help: String = "") -> [String] {
            if values.isEmpty { return [] }
            let shown = values.prefix(shownCount).map { "'\($0)'" }.joined(separator: ", ")
            let more = values.count > shownCount ? " and \(values.count - shownCount) more" : ""
            return ["\(reason): \(shown)\(more)\(help)".escaped()]
        }
    }
#endif
