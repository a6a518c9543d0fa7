import WaymarkCore

struct CheckReport: Sendable, JSONObject {
    /// The kind of item in a checked file, such as a route, which the summary counts.
    enum Unit: String, Sendable {
        case route, rule, filter, statement, domain, scheme
    }

    /// The path of the checked file; `nil` for patterns on the command line.
    let file: String?
    var unit = Unit.route
    /// The number of items, such as routes; `nil` for an unreadable file.
    let count: Int?
    let problems: [Finding]
    /// `true` if warnings also fail the check (`--strict`).
    let isStrict: Bool

    var errors: Int { problems.count { $0.severity == .error } }
    var warnings: Int { problems.count { $0.severity == .warning } }

    var status: ExitStatus { count == nil ? .badInput : ExitStatus(errors == 0 && !(isStrict && warnings > 0)) }

    func text(_ style: Style) -> String {
        problems.map { $0.description(style) + "\n\n" }.joined() + summary(style) + "\n"
    }

    /// The problems for machine-readable formats. With `--strict`, warnings become errors.
    var findings: FindingList {
        let findings = problems.map { problem in
            var finding = problem
            if isStrict, finding.severity == .warning { finding.severity = .error }
            return finding
        }
        return FindingList(findings, summary: summary(.plain), status: status)
    }

    private func summary(_ style: Style) -> String {
        let units = Self.count(count ?? 0, unit.rawValue)
        guard errors + warnings > 0 else { return style.paint("\(units), no problems", .green) }
        let errors = style.paint(Self.count(errors, "error"), errors > 0 ? .red : .bold)
        return "\(units), \(errors), \(style.paint(Self.count(warnings, "warning"), warnings > 0 ? .yellow : .bold))"
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    func writeMembers(to out: inout OutputBuffer) {
        out.member("file", orNull: file)
        out.key(text: unit.rawValue + "s")
        if let count { out.number(count) } else { out.null() }
        out.member("errors", errors)
        out.member("warnings", warnings)
        out.member("problems", problems)
    }
}
