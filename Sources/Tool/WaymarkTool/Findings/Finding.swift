import WaymarkAssociation
import WaymarkCore
import WaymarkExplain
import WaymarkManifest

/// One thing that a verb has found, wherever it looked: what every form of its answer is made of.
struct Finding: Sendable {
    var severity: RouteProblem.Severity
    var code: String
    var message: String
    /// How many findings this one stands for.
    var count: Int
    var route: String?
    var pattern: String?
    var suggestion: String?
    var related: Related?
    /// The names of the routes that it is so because of, as far as they have names.
    var because: [String] = []
    /// A link that shows it.
    var witness: String?
    /// The route file, if there is one.
    var file: String?
    /// The place in the file, if there is one.
    var place: Place?
    /// How much of the file is meant at the place, and what would be right instead, as far as that is known.
    var extent: RouteFileProblem.Extent?
    /// What to do about it.
    var help: String?
    /// The whole problem for people: place, message, the text with a caret, help.
    var description = ""

    /// Another place that a problem is about.
    struct Related: Sendable {
        var route: String?
        var pattern: String?
        var place: Place?
    }
}

extension Finding {
    /// A problem of a route file, at its place there.
    init(_ problem: RouteFileProblem) {
        let inner: RouteProblem? = if case .pattern(let inner) = problem.kind { inner } else { nil }
        let related = problem.related.map { place in
            Related(route: inner?.related?.route, pattern: inner?.related?.pattern, place: place)
        }
        self.init(
            severity: problem.severity, code: problem.code, message: problem.message, count: inner?.count ?? 1,
            route: inner?.route,
            pattern: inner?.pattern, suggestion: problem.suggestion, related: related,
            because: inner?.because.compactMap { $0.route } ?? [], witness: inner?.witness, file: problem.file,
            place: problem.place, extent: problem.extent, help: problem.help, description: problem.description)
    }

    /// A problem of patterns on the command line.
    init(_ problem: RouteProblem) {
        self.init(
            severity: problem.severity, code: problem.code, message: problem.message, count: problem.count,
            route: problem.route,
            pattern: problem.pattern, suggestion: problem.suggestion,
            related: problem.related.map { Related(route: $0.route, pattern: $0.pattern) },
            because: problem.because.compactMap { $0.route }, witness: problem.witness,
            help: problem.suggestion.map { $0.isEmpty ? "leave it out" : "write '\($0)'" },
            description: "\(problem.severity.rawValue): \(problem)")
    }

    /// A problem of a file that tells a system which links reach an app.
    init(_ problem: AssociationProblem) {
        self.init(
            severity: problem.severity, code: problem.code, message: problem.message, count: 1,
            suggestion: problem.suggestion, related: problem.because.first.map { Related(place: $0) },
            because: problem.reasons, witness: problem.witness, file: problem.file, place: problem.place,
            help: problem.help, description: problem.description)
    }

    /// The description with its severity in a colour.
    func description(_ style: Style) -> String {
        let word = "\(severity.rawValue):"
        let description = description.escapedLines
        guard let range = description.firstRange(of: word) else { return description }
        return description[..<range.lowerBound] + style.paint(word, severity.colour)
            + description[range.upperBound...]
    }

    func writeJSON(to out: inout OutputBuffer) {
        out.object { out in
            out.member("severity", severity.rawValue)
            out.member("code", code)
            out.member("message", message)
            out.member("count", count)
            if let file { out.member("file", file) }
            out.members(of: place)
            out.member("route", orNull: route)
            out.member("pattern", orNull: pattern)
            out.member("suggestion", orNull: suggestion)
            out.key("because")
            out.array(of: because) { $0.string($1) }
            out.member("witness", orNull: witness)
            out.key("related")
            guard let related else { return out.null() }
            out.object { out in
                out.members(of: related.place)
                out.member("route", orNull: related.route)
                out.member("pattern", orNull: related.pattern)
            }
        }
    }
}

extension OutputBuffer {
    /// Nothing for patterns on the command line, which have no place.
    fileprivate mutating func members(of place: Place?) {
        guard let place else { return }
        member("line", place.line)
        member("column", place.column)
    }
}

extension RouteProblem.Severity {
    fileprivate var colour: Style.Colour {
        switch self {
        case .error: .red
        case .warning: .yellow
        case .note: .bold
        }
    }
}
