import WaymarkCore

/// Everything that `waymark check` has found.
struct CheckReport: Sendable {
    /// What the file is a list of. This enum is complete.
    enum Unit: String, Sendable {
        case route, rule, filter, statement, domain, scheme
    }

    /// The file; `nil` for patterns on the command line.
    let file: String?
    var unit = Unit.route
    /// The number of routes, or of rules; `nil` for a file that cannot be read.
    let count: Int?
    let problems: [Finding]
    /// Whether a warning is reason enough to say no.
    let isStrict: Bool

    var errors: Int { problems.count { $0.severity == .error } }
    var warnings: Int { problems.count { $0.severity == .warning } }

    var status: ExitStatus {
        count == nil ? .badInput : ExitStatus(errors == 0 && !(isStrict && warnings > 0))
    }

    /// The problems one after the other, and what they amount to.
    func text(_ style: Style) -> String {
        problems.map { $0.description(style) + "\n\n" }.joined() + summary(style) + "\n"
    }

    var findings: FindingList { FindingList(problems, summary: summary(.plain), status: status) }

    private func summary(_ style: Style) -> String {
        let units = Self.count(count ?? 0, unit.rawValue)
        guard errors + warnings > 0 else { return style.paint("\(units), no problems", .green) }
        let errors = style.paint(Self.count(errors, "error"), errors > 0 ? .red : .bold)
        return "\(units), \(errors), \(style.paint(Self.count(warnings, "warning"), warnings > 0 ? .yellow : .bold))"
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    func writeJSON(to out: inout OutputBuffer) {
        out.object { out in
            out.member("file", orNull: file)
            out.key(text: unit.rawValue + "s")
            if let count { out.number(count) } else { out.null() }
            out.member("errors", errors)
            out.member("warnings", warnings)
            out.key("problems")
            out.array(of: problems) { $1.writeJSON(to: &$0) }
        }
        out.endLine()
    }
}
