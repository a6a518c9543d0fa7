import WaymarkCore
import WaymarkManifest

/// Findings for the output formats that annotate source files, GitHub and SARIF.
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

    /// The findings as workflow commands (`::error …`), and the summary as a plain line. Source: the toolkit of
    /// GitHub's actions, `packages/core/src/command.ts`.
    var github: String { findings.map { $0.workflowCommand + "\n" }.joined() + summary.escaped() + "\n" }
}

/// A format that annotates source files, in a pull request or an editor.
enum FindingsOutput: String, Sendable {
    /// Workflow commands of GitHub Actions, which create annotations.
    case github
    /// Static Analysis Results Interchange Format, version 2.1.0.
    case sarif
}

/// The kinds of findings that make a command fail (`--fail-on`).
struct FailureKinds<Kind: CaseIterable & RawRepresentable<String> & Hashable & Sendable>: Sendable {
    var kinds: Set<Kind>
    /// `true` if the command also fails because of differences that it cannot decide.
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

    /// The path of the file; `nil` for standard input and git revisions, which other programs cannot open.
    var openFile: String? { file == "-" || file?.hasPrefix("git:") == true ? nil : file }

    /// The columns of the wrong text: empty if its length is unknown, `nil` without a position.
    var columns: Range<Int>? {
        guard let place else { return nil }
        return place.column..<place.column + (extent?.length ?? 0)
    }

    /// The workflow command, such as `::error file=waymark.yaml,line=3,col=5,title=unknown-key::unknown key`.
    fileprivate var workflowCommand: String {
        var properties: [(String, String)] = []
        if let file = openFile {
            properties.append(("file", WorkspacePath(file).text))
            if let place, let columns {
                properties += [("line", String(place.line)), ("col", String(place.column))]
                // GitHub's `endColumn` is the last column, not the one after it.
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
    /// Escaped for the message of a GitHub workflow command: a line feed becomes `%0A`.
    fileprivate var escapedForData: String {
        replacingScalars("%", with: "%25").replacingScalars("\r", with: "%0D").replacingScalars("\n", with: "%0A")
    }

    /// Escaped for a property of a GitHub workflow command: `:` and `,` are escaped, too.
    fileprivate var escapedForProperty: String {
        escapedForData.replacingScalars(":", with: "%3A").replacingScalars(",", with: "%2C")
    }
}
