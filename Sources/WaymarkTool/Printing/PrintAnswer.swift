import WaymarkCore
import WaymarkPrinting

/// What `waymark print` answers: a link, or why there is none.
enum PrintAnswer {
    case printed(String)
    case refused(PrintError)

    /// A name that the table does not have is a mistake in the question; every other refusal is an answer to it.
    var status: ExitStatus {
        switch self {
        case .printed: .yes
        case .refused(let error): ["unknown-route", "unknown-parameter"].contains(error.code) ? .badInput : .no
        }
    }

    func writeJSON(to out: inout OutputBuffer) {
        out.object { out in
            switch self {
            case .printed(let link):
                out.member("outcome", "printed")
                out.member("url", link)
            case .refused(let error):
                out.member("outcome", "refused")
                out.member("reason", error.code)
                out.member("message", error.message)
                if let suggestion = error.suggestion { out.member("suggestion", suggestion) }
            }
        }
        out.endLine()
    }
}
