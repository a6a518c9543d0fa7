import WaymarkAssociation
import WaymarkCore
import WaymarkManifest
import WaymarkPrinting

/// An error that ends a command without a result, as a list of problems.
struct Failure: JSONObject {
    /// The message of the first error.
    let message: String
    /// The file that cannot be read or used; `nil` if no file is involved.
    let file: String?
    let problems: [Finding]
    private let hasOnlyMessage: Bool

    /// - Returns: `nil` for a ``SystemError``, because then the command cannot write any output.
    init?(_ error: any Error) {
        let listed: [Finding]
        switch error {
        case is SystemError: return nil
        case let error as RouteFileError: listed = error.problems.map(Finding.init)
        case let error as AssociationError: listed = error.problems.map(Finding.init)
        case let error as RouteTableError: listed = error.problems.map(Finding.init)
        case let error as PrintError: listed = [Finding(error)]
        default: listed = []
        }
        hasOnlyMessage = listed.isEmpty
        problems =
            hasOnlyMessage
            ? [
                Finding(
                    severity: .error, code: FindingCode.unusable.rawValue, message: "\(error)", description: "\(error)")
            ] : listed
        file = problems.first?.file
        message = (problems.first { $0.severity == .error } ?? problems.first)?.message ?? "\(error)"
    }

    func writeMembers(to out: inout OutputBuffer) {
        out.member("outcome", "failed")
        out.member("message", message)
        out.member("file", orNull: file)
        out.member("problems", problems)
    }

    var text: String { hasOnlyMessage ? message : problems.map { $0.description(.plain) }.joined(separator: "\n\n") }

    func report() {
        if hasOnlyMessage { return WaymarkTool.complain(message) }
        let style = Style(for: .standardError)
        WaymarkTool.write(problems.map { $0.description(style) + "\n" }.joined(separator: "\n"))
    }
}
