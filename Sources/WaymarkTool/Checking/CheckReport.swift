import WaymarkCore
import WaymarkManifest

/// Everything that `waymark check` has found.
struct CheckReport: Sendable {
    /// One problem, wherever it was found.
    struct Problem: Sendable {
        var severity: RouteProblem.Severity
        var code: String
        var message: String
        var route: String?
        var pattern: String?
        var suggestion: String?
        var related: Related?
        /// The place in the route file, if there is one.
        var place: Place?
        /// The whole problem for people: place, message, the text with a caret, help.
        var description: String
    }

    /// Another place that a problem is about.
    struct Related: Sendable {
        var route: String?
        var pattern: String?
        var place: Place?
    }

    /// The route file; `nil` for patterns on the command line.
    let file: String?
    let routeCount: Int
    let problems: [Problem]
    /// Whether a warning is reason enough to say no.
    let isStrict: Bool

    var errors: Int { problems.count { $0.severity == .error } }
    var warnings: Int { problems.count - errors }

    var status: ExitStatus { ExitStatus(isStrict ? problems.isEmpty : errors == 0) }

    /// The problems one after the other, and what they amount to.
    func text(_ style: Style) -> String {
        problems.map { $0.description(style) + "\n\n" }.joined() + summary(style) + "\n"
    }

    private func summary(_ style: Style) -> String {
        let routes = Self.count(routeCount, "route")
        guard !problems.isEmpty else { return style.paint("\(routes), no problems", .green) }
        let errors = style.paint(Self.count(errors, "error"), errors > 0 ? .red : .bold)
        return "\(routes), \(errors), \(style.paint(Self.count(warnings, "warning"), warnings > 0 ? .yellow : .bold))"
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    func writeJSON(to out: inout OutputBuffer) {
        out.object { out in
            out.member("file", orNull: file)
            out.member("routes", routeCount)
            out.member("errors", errors)
            out.member("warnings", warnings)
            out.key("problems")
            out.array(of: problems) { $1.writeJSON(to: &$0) }
        }
        out.endLine()
    }
}

extension CheckReport.Problem {
    /// A problem of a route file, at its place there.
    init(_ problem: RouteFileProblem) {
        let inner: RouteProblem? = if case .pattern(let inner) = problem.kind { inner } else { nil }
        let related = problem.related.map { place in
            CheckReport.Related(route: inner?.related?.route, pattern: inner?.related?.pattern, place: place)
        }
        self.init(
            severity: problem.severity, code: problem.code, message: problem.message,
            route: inner?.route, pattern: inner?.pattern, suggestion: problem.suggestion, related: related,
            place: problem.place,
            description: problem.description)
    }

    /// A problem of patterns on the command line.
    init(_ problem: RouteProblem) {
        self.init(
            severity: problem.severity, code: problem.code, message: problem.message, route: problem.route,
            pattern: problem.pattern, suggestion: problem.suggestion,
            related: problem.related.map { CheckReport.Related(route: $0.route, pattern: $0.pattern) }, place: nil,
            description: "\(problem.severity.rawValue): \(problem)")
    }

    /// The description with its severity in a colour.
    func description(_ style: Style) -> String {
        let word = "\(severity.rawValue):"
        guard let range = description.firstRange(of: word) else { return description }
        return description[..<range.lowerBound] + style.paint(word, severity == .error ? .red : .yellow)
            + description[range.upperBound...]
    }

    fileprivate func writeJSON(to out: inout OutputBuffer) {
        out.object { out in
            out.member("severity", severity.rawValue)
            out.member("code", code)
            out.member("message", message)
            out.members(of: place)
            out.member("route", orNull: route)
            out.member("pattern", orNull: pattern)
            out.member("suggestion", orNull: suggestion)
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
