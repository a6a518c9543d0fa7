import WaymarkAssociation
import WaymarkCore
import WaymarkExplain
import WaymarkManifest
import WaymarkNotations
import WaymarkPrinting
import WaymarkProofs

/// A problem or difference that a command reports, in any output format.
struct Finding: Sendable {
    var severity: RouteProblem.Severity
    var code: String
    var message: String
    /// The number of similar findings that this one represents.
    var count = 1
    var route: String?
    var pattern: String?
    var suggestion: String?
    var related: Related?
    /// The names of the routes that cause the problem, except unnamed ones.
    var because: [String] = []
    /// An example link for the problem.
    var witness: String?
    var file: String?
    var place: Place?
    /// The column in a pattern on the command line; `nil` for a finding in a file.
    var column: Int?
    /// The length of the wrong text, and its correction, if they are known.
    var extent: RouteFileProblem.Extent?
    var help: String?
    /// The whole problem for people: position, message, excerpt with a caret, and advice.
    var description = ""

    /// A second position or route of the problem.
    struct Related: Sendable {
        var route: String?
        var pattern: String?
        var place: Place?
        /// The column in a pattern on the command line; `nil` for a position in a file.
        var column: Int?
    }
}

extension Finding: JSONObject {
    init(_ problem: RouteFileProblem) {
        let inner = problem.kind.routeProblem
        let related = problem.related.map { place in
            Related(route: inner?.related?.route, pattern: inner?.related?.pattern, place: place)
        }
        self.init(
            severity: problem.severity, code: problem.code, message: problem.message, count: inner?.count ?? 1,
            route: inner?.route, pattern: inner?.pattern, suggestion: problem.suggestion, related: related,
            because: inner?.because.compactMap { $0.route } ?? [], witness: inner?.witness, file: problem.file,
            place: problem.place, extent: problem.extent, help: problem.help, description: problem.description)
    }

    /// Creates a finding from a problem of patterns on the command line.
    init(_ problem: RouteProblem) {
        let problem = problem.namingSyntax
        self.init(
            severity: problem.severity, code: problem.code, message: problem.message, count: problem.count,
            route: problem.route, pattern: problem.pattern, suggestion: problem.suggestion,
            related: problem.related.map { Related(route: $0.route, pattern: $0.pattern, column: $0.column) },
            because: problem.because.compactMap { $0.route }, witness: problem.witness, column: problem.column,
            help: problem.help,
            description: "\(problem.severity.rawValue): \(problem)")
    }

    init(_ error: PrintError) {
        self.init(
            severity: .error, code: error.code, message: error.message, suggestion: error.suggestion,
            description: "error: \(error.description.visible)")
    }

    init(_ problem: AssociationProblem) {
        self.init(
            severity: problem.severity, code: problem.code, message: problem.message, suggestion: problem.suggestion,
            related: problem.because.first.map { Related(place: $0) }, because: problem.reasons,
            witness: problem.witness, file: problem.file, place: problem.place, help: problem.help,
            description: problem.description)
    }

    /// Returns the description with a coloured severity. The file name keeps no-break spaces, so editors can open it.
    func description(_ style: Style) -> String {
        let word = "\(severity.rawValue):"
        guard let range = description.firstRange(of: word) else { return description.visibleLines }
        return String(description[..<range.lowerBound]).escapedLines + style.paint(word, severity.colour)
            + String(description[range.upperBound...]).visibleLines
    }

    func writeMembers(to out: inout OutputBuffer) {
        out.member("severity", severity.rawValue)
        out.member("code", code)
        out.member("message", message)
        out.member("count", count)
        if let file { out.member("file", file) }
        out.members(of: place, orColumn: column)
        out.member("route", orNull: route)
        out.member("pattern", orNull: pattern)
        out.member("suggestion", orNull: suggestion)
        out.member("because", because)
        out.member("witness", orNull: witness)
        out.key("related")
        guard let related else { return out.null() }
        out.object { out in
            if let file = related.place?.file, file != self.file { out.member("file", file) }
            out.members(of: related.place, orColumn: related.column)
            out.member("route", orNull: related.route)
            out.member("pattern", orNull: related.pattern)
        }
    }
}

extension OutputBuffer {
    /// Writes a line and column in a file, or else a column in a pattern on the command line.
    mutating func members(of place: Place?, orColumn column: Int? = nil) {
        if let place { member("line", place.line) }
        if let column = place?.column ?? column { member("column", column) }
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

/// The codes of findings that only the tool reports. Codes never change, and each has a heading in Errors.md. The enums
/// below add further codes, such as `lost-link`.
enum FindingCode: String, CaseIterable, Sendable {
    case unusable
    // Findings of `waymark test`:
    case noExamples = "no-examples"
    // Findings of `waymark diff` and `waymark drift`:
    case undecidedDifference = "undecided-difference"
    case undecidedDrift = "undecided-drift"
    // Findings of `waymark convert`:
    case precedence
    case hostRule = "host-rule"
    case leniency
    case lenientType = "lenient-type"
    case relaxedType = "relaxed-type"
    case ownType = "own-type"

    /// All codes, with those of the enums below, such as `lost-link`.
    static let all =
        allCases.map(\.rawValue) + ExampleResult.Question.allCases.map(\.code)
        + ExampleCoverage.Gap.Kind.allCases.map(\.code) + LinkDifference.Kind.allCases.map(\.code)
        + LinkDrift.Kind.allCases.map(\.code)
}

extension ExampleResult.Question {
    var code: String { "failed-" + rawValue.replacing(" ", with: "-") }
}

extension ExampleCoverage.Gap.Kind {
    var code: String { "uncovered-\(rawValue)" }
}

extension LinkDifference.Kind {
    var code: String { "\(rawValue)-link" }
}

extension LinkDrift.Kind {
    var code: String { self == .spelling ? "spelled-link" : "\(rawValue)-link" }
}
