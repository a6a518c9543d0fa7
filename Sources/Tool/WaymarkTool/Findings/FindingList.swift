import WaymarkCore
import WaymarkManifest

/// The findings of a command, for the output formats that annotate source files: GitHub and SARIF.
struct FindingList: Sendable {
    let findings: [Finding]
    let summary: String
    let status: ExitStatus

    init(_ findings: [Finding], summary: String, status: ExitStatus) {
        (self.findings, self.summary, self.status) = (findings, summary, status)
    }

    init(_ failure: Failure) {
        self.init(failure.problems, summary: failure.message, status: .badInput)
    }

    func write(as form: FindingsOutput, to out: inout OutputBuffer) {
        switch form {
        case .github: out.write(github)
        case .sarif: out.write(sarif)
        }
    }

    /// A GitHub workflow command (`::error …`) for each finding, and the summary as a plain line.
    ///
    /// Source: the toolkit of GitHub's actions, `packages/core/src/command.ts`.
    var github: String { findings.map { $0.workflowCommand + "\n" }.joined() + summary.escaped() + "\n" }
}

/// An output format that annotates source files, in a pull request or an editor.
enum FindingsOutput: String, Sendable {
    /// Workflow commands of GitHub Actions, which become annotations.
    case github
    /// The Static Analysis Results Interchange Format, version 2.1.0.
    case sarif
}

/// The kinds of findings that make a command fail, as given with `--fail-on`.
struct FailureKinds<Kind: CaseIterable & RawRepresentable<String> & Hashable & Sendable>: Sendable {
    var kinds: Set<Kind>
    /// `true` if the command fails because of cases that it cannot decide.
    var undecided: Bool
}

extension Finding {
    var details: [String] {
        let all = [help, place == nil ? positionInPattern : nil, witness.map { "for example \($0)" }]
        return all.compactMap { $0?.escaped() }
    }

    private var positionInPattern: String? {
        let parts = [route.map { "route '\($0)'" }, column.map { "column \($0)" }].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// The path of the finding's file; `nil` for standard input and git revisions, which other programs cannot open.
    var openFile: String? { file == "-" || file?.hasPrefix("git:") == true ? nil : file }

    /// The columns of the affected text. Empty if the length of the text is unknown; `nil` without a position.
    var columns: Range<Int>? {
        guard let place else { return nil }
        return place.column..<place.column + (extent?.length ?? 0)
    }

    /// The GitHub workflow command, such as `::error file=waymark.yaml,line=3,col=5,title=unknown-key::unknown key`.
    fileprivate var workflowCommand: String {
        var properties: [(String, String)] = []
        if let file = openFile {
            properties.append(("file", WorkspacePath(file).text))
            if let place, let columns {
                properties += [("line", String(place.line)), ("col", String(place.column))]
                // `endColumn` of GitHub is the last column, not the one after it.
                if columns.count > 1 { properties.append(("endColumn", String(columns.upperBound - 1))) }
            }
        }
        properties.append(("title", code))
        let written = properties.map { "\($0)=\($1.escaped().escapedForProperty)" }.joined(separator: ",")
        let text = ([message.escaped()] + details).joined(separator: "\n")
        let command = severity == .note ? "notice" : severity.rawValue
        return "::\(command) \(written)::\(text.escapedForData)"
    }
}

extension String {
    /// The string escaped for the message of a GitHub workflow command; a line feed becomes `%0A`.
    fileprivate var escapedForData: String {
        replacingScalars("%", with: "%25").replacingScalars("\r", with: "%0D").replacingScalars("\n", with: "%0A")
    }

    /// The string escaped for a property of a GitHub workflow command; `:` and `,` are escaped, too.
    fileprivate var escapedForProperty: String {
        escapedForData.replacingScalars(":", with: "%3A").replacingScalars(",", with: "%2C")
    }
}
