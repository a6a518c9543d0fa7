import WaymarkAssociation
import WaymarkCore
import WaymarkManifest

/// What keeps a verb from answering, for people and for programs.
struct Failure {
    /// The first thing that is wrong, in one sentence.
    let message: String
    /// The file that cannot be read or used, if it is one.
    let file: String?
    /// Everything that is wrong; never empty.
    let problems: [Finding]
    /// Whether there is nothing to say of it but the message.
    private let isMessage: Bool

    /// - Returns: `nil` for what is wrong with the output: there is no place to say it.
    init?(_ error: any Error) {
        switch error {
        case is SystemError: return nil
        case let error as RouteFileError:
            (file, isMessage) = (error.problems.first?.file, false)
            problems = error.problems.map(Finding.init)
        case let error as AssociationError:
            (file, isMessage) = (error.problems.first?.file, false)
            problems = error.problems.map(Finding.init)
        case let error as RouteTableError:
            (file, isMessage) = (nil, false)
            problems = error.problems.map(Finding.init)
        default:
            (file, isMessage) = (nil, true)
            problems = [
                Finding(
                    severity: .error, code: FindingCode.unusable.rawValue, message: "\(error)", count: 1,
                    description: "\(error)")
            ]
        }
        message = (problems.first { $0.severity == .error } ?? problems.first)?.message ?? "\(error)"
    }

    /// One line, for verbs whose answers are JSON: an object with another outcome than any answer has.
    func writeJSON(to out: inout OutputBuffer) {
        out.object { out in
            out.member("outcome", "failed")
            out.member("message", message)
            out.member("file", orNull: file)
            out.key("problems")
            out.array(of: problems) { $1.writeJSON(to: &$0) }
        }
        out.endLine()
    }

    /// What is wrong, in lines of plain text.
    var text: String { isMessage ? message : problems.map { $0.description(.plain) }.joined(separator: "\n\n") }

    /// Says on standard error what is wrong.
    func report() {
        if isMessage { return WaymarkTool.complain(message) }
        let style = Style(for: .standardError)
        WaymarkTool.write(problems.map { $0.description(style) + "\n" }.joined(separator: "\n"))
    }
}
