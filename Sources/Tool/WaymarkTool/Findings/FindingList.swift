import WaymarkCore
import WaymarkManifest

/// The findings of a command, for programs that show findings beside the code.
struct FindingList: Sendable {
    /// The findings, in the order of the output for people.
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

    /// A workflow command for each finding, and the summary as a plain line.
    ///
    /// Source: the toolkit of GitHub's actions, `packages/core/src/command.ts`.
    var github: String { findings.map { $0.workflowCommand + "\n" }.joined() + summary.escaped() + "\n" }
}

/// An output format for programs that show findings beside the code.
enum FindingsOutput: String, Sendable {
    /// Workflow commands of GitHub Actions, which become annotations.
    case github
    /// The Static Analysis Results Interchange Format, version 2.1.0.
    case sarif
}

/// The kinds of finding that fail a run.
struct FailureKinds<Kind: CaseIterable & RawRepresentable<String> & Hashable & Sendable>: Sendable {
    var kinds: Set<Kind>
    /// `true` if undecided cases fail the run.
    var undecided: Bool
}

extension Finding {
    var details: [String] {
        let all = [help, route.flatMap { place == nil ? "route '\($0)'" : nil }, witness.map { "for example \($0)" }]
        return all.compactMap { $0?.escaped() }
    }

    /// The file; `nil` for standard input and versions in git, which other programs cannot open.
    var openFile: String? { file == "-" || file?.hasPrefix("git:") == true ? nil : file }

    /// The affected columns, beginning at the position; `nil` without a position.
    var columns: Range<Int>? {
        guard let place else { return nil }
        return place.column..<place.column + (extent?.length ?? 0)
    }

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
        let command = severity == .note ? "notice" : severity.rawValue
        return "::\(command) \(written)::\(text.escapedForData)"
    }
}

extension String {
    /// The string escaped for a message, which ends at a line end and in which `%` begins an escape.
    fileprivate var escapedForData: String {
        replacingScalars("%", with: "%25").replacingScalars("\r", with: "%0D").replacingScalars("\n", with: "%0A")
    }

    /// The string escaped for a property, which also ends at `:` and `,`.
    fileprivate var escapedForProperty: String {
        escapedForData.replacingScalars(":", with: "%3A").replacingScalars(",", with: "%2C")
    }
}
