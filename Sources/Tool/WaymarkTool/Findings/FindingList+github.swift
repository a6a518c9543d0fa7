import WaymarkCore
import WaymarkManifest

extension FindingList {
    /// A workflow command for each finding, and the summary as a plain line.
    ///
    /// Source: the toolkit of GitHub's actions, `packages/core/src/command.ts`.
    var github: String {
        findings.map { $0.workflowCommand + "\n" }.joined() + summary.escaped() + "\n"
    }
}

extension Finding {
    /// For example, `::error file=waymark.yaml,line=3,col=5,title=unknown-key::unknown key 'pattren' in a route`.
    fileprivate var workflowCommand: String {
        var properties: [(String, String)] = []
        if let file = openFile {
            properties.append(("file", WorkspacePath(file).text))
            if let place, let columns {
                properties += [("line", String(place.line)), ("col", String(place.column))]
                // The end column is inclusive.
                if columns.count > 1 { properties.append(("endColumn", String(columns.upperBound - 1))) }
            }
        }
        properties.append(("title", code))
        let written = properties.map { "\($0)=\($1.escaped().escapedForProperty)" }.joined(separator: ",")
        let text = ([message.escaped()] + details).joined(separator: "\n")
        return "::\(severity.workflowCommand) \(written)::\(text.escapedForData)"
    }
}

extension RouteProblem.Severity {
    fileprivate var workflowCommand: String {
        switch self {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
    }
}

extension String {
    /// The string escaped for a message, which ends at a line end and in which `%` begins an escape.
    fileprivate var escapedForData: String {
        replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    /// The string escaped for a property, which also ends at `:` and `,`.
    fileprivate var escapedForProperty: String {
        escapedForData.replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
