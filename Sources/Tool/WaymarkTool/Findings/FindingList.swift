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
    /// The lines after the message.
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
}
