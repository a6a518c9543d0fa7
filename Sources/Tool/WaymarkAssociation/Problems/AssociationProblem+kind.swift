package import WaymarkCore
import WaymarkManifest

extension AssociationProblem {
    /// The kind of a problem, with its messages. Extensions define the kinds for each file format.
    package struct Kind: Sendable, Hashable {
        let code: String
        let severity: RouteProblem.Severity
        let message: String
        let help: String?

        static func error(_ code: String, _ message: String, help: String? = nil) -> Kind {
            Kind(code: code, severity: .error, message: message, help: help)
        }

        static func warning(_ code: String, _ message: String, help: String? = nil) -> Kind {
            Kind(code: code, severity: .warning, message: message, help: help)
        }

        static func note(_ code: String, _ message: String, help: String? = nil) -> Kind {
            Kind(code: code, severity: .note, message: message, help: help)
        }
    }

    /// A stable identifier of the kind of problem, such as `ignored-key`.
    package var code: String { kind.code }

    /// The severity of the problem: an error if systems do not act as the file states, a warning if they do but the
    /// effect is probably unintended.
    package var severity: RouteProblem.Severity { kind.severity }

    /// A sentence that describes the problem.
    package var message: String { kind.message }

    /// Advice on how to correct the problem; `nil` if there is none.
    package var help: String? {
        guard let suggestion else { return kind.help }
        return code == "ignored-key" ? "did you mean '\(suggestion)'?" : "write \(suggestion)"
    }

    /// Creates an association problem from a problem of encoding or JSON syntax that the route file reader found.
    init(_ problem: RouteFileProblem) {
        let help: String? =
            if problem.kind == .jsonComment {
                "leave it out, or write it as the value of 'comment'"
            } else if problem.kind.helpAtStart != nil, problem.place == .start {
                "an association file of a site is JSON, which begins with '{' or '['"
            } else { problem.help }
        self.init(
            .error(problem.code, problem.message, help: help), file: problem.file, source: SourceText(bytes: []),
            at: problem.place)
        (sourceLine, caret) = (problem.sourceLine, problem.caret)
    }
}
