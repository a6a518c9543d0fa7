import WaymarkCore
import WaymarkManifest

/// Everything that a verb has found, for programs that show findings beside the code.
struct FindingList: Sendable {
    /// In the order in which people are told.
    let findings: [Finding]
    /// What they amount to, in one line.
    let summary: String
    let status: ExitStatus

    init(_ findings: [Finding], summary: String, status: ExitStatus) {
        (self.findings, self.summary, self.status) = (findings, summary, status)
    }

    /// What keeps a verb from answering.
    init(_ failure: Failure) {
        self.init(failure.problems, summary: failure.message, status: .badInput)
    }

    func write(as form: FindingsForm, to out: inout OutputBuffer) {
        switch form {
        case .github: out.write(github)
        case .sarif: out.write(sarif)
        }
    }
}

/// How findings are written for programs that show them beside the code. This enum is complete.
enum FindingsForm: String, Sendable {
    /// Commands of GitHub's workflows, which become annotations.
    case github
    /// The Static Analysis Results Interchange Format, version 2.1.0.
    case sarif
}

extension Finding {
    /// What is said beyond the message, a line each.
    var details: [String] {
        let all = [help, route.flatMap { place == nil ? "route '\($0)'" : nil }, witness.map { "for example \($0)" }]
        return all.compactMap { $0?.escaped() }
    }

    /// The file, if it is one that others can open.
    var openFile: String? { file == "-" || file?.hasPrefix("git:") == true ? nil : file }

    /// How many columns are meant, the first one at the place.
    var columns: Range<Int>? {
        guard let place else { return nil }
        return place.column..<place.column + (extent?.length ?? 0)
    }
}
