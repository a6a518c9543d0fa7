import WaymarkCore

/// Everything that `waymark check` has found.
struct CheckReport: Sendable {
    /// The route file; `nil` for patterns on the command line.
    let file: String?
    /// The number of routes; `nil` for a file that cannot be read as a route file.
    let routeCount: Int?
    let problems: [CheckProblem]
    /// Whether a warning is reason enough to say no.
    let isStrict: Bool

    var errors: Int { problems.count { $0.severity == .error } }
    var warnings: Int { problems.count { $0.severity == .warning } }

    var status: ExitStatus {
        routeCount == nil ? .badInput : ExitStatus(errors == 0 && !(isStrict && warnings > 0))
    }

    /// The problems one after the other, and what they amount to.
    func text(_ style: Style) -> String {
        problems.map { $0.description(style) + "\n\n" }.joined() + summary(style) + "\n"
    }

    private func summary(_ style: Style) -> String {
        let routes = Self.count(routeCount ?? 0, "route")
        guard errors + warnings > 0 else { return style.paint("\(routes), no problems", .green) }
        let errors = style.paint(Self.count(errors, "error"), errors > 0 ? .red : .bold)
        return "\(routes), \(errors), \(style.paint(Self.count(warnings, "warning"), warnings > 0 ? .yellow : .bold))"
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    func writeJSON(to out: inout OutputBuffer) {
        out.object { out in
            out.member("file", orNull: file)
            out.key("routes")
            if let routeCount { out.number(routeCount) } else { out.null() }
            out.member("errors", errors)
            out.member("warnings", warnings)
            out.key("problems")
            out.array(of: problems) { $1.writeJSON(to: &$0) }
        }
        out.endLine()
    }
}
