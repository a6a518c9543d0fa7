import WaymarkCore
import WaymarkPrinting

/// The result of `waymark print`: a link, or the reason that there is none.
enum PrintAnswer {
    case printed(String)
    case refused(PrintError)

    /// The exit status. Unknown names are invalid input; any other error is a negative result.
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

extension PrintAnswer {
    /// Prints a link from arguments such as `id=15`, and the path of the unnamed catch-all.
    init<Route>(
        _ route: String, _ values: [String], rest: String?, on source: LinkSource?, from router: Router<Route>
    ) throws(ToolError) {
        let entry = router.entries.firstIndex { $0.name == route }
        let parameters = entry.map { PrintParameters(router.engine.table.forms(ofEntry: $0).map { $0.variant }) }
        let request = try PrintRequest(values, rest: rest, for: parameters ?? PrintParameters([]))
        if let parameters, let unknown = request.unknown {
            let suggestion = Suggestion.nearest(to: unknown, among: parameters.names)
            self = .refused(PrintError(.unknownParameter(unknown), suggestion: suggestion))
            return
        }
        let captures = entry.map { router.entries[$0].outline.leavingOut(request.captures) } ?? request.captures
        do throws(PrintError) {
            self = .printed(try router.url(named: route, captures: captures, rest: request.rest, on: source))
        } catch {
            self = .refused(error)
        }
    }
}
