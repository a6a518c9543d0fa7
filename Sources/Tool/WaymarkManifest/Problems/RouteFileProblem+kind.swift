public import WaymarkCore
import WaymarkExplain
import WaymarkNotations

extension RouteFileProblem {
    /// The kind of a problem in a route file, with its message and advice. Extensions define the kinds.
    package struct Kind: Sendable, Hashable {
        let code: String
        var severity = RouteProblem.Severity.error
        let message: String
        var help: String?
        /// The advice instead of ``help`` if the problem is at the start of a file; `nil` to use ``help`` there, too.
        package var helpAtStart: String?
        /// The whole key or value that the problem is about.
        var text: String?
        /// `true` for an unknown word, for which a suggestion is only the most similar known word.
        var isUnknownWord = false
        package var routeProblem: RouteProblem?

        static func error(_ code: String, _ message: String, help: String? = nil, about text: String? = nil) -> Self {
            Self(code: code, message: message, help: help, text: text)
        }

        static func warning(_ code: String, _ message: String, help: String, about text: String) -> Self {
            Self(code: code, severity: .warning, message: message, help: help, text: text)
        }

        static func note(_ code: String, _ message: String, help: String? = nil) -> Self {
            Self(code: code, severity: .note, message: message, help: help)
        }

        static func unknown(_ code: String, _ message: String, help: String? = nil, about text: String? = nil) -> Self {
            Self(code: code, message: message, help: help, text: text, isUnknownWord: true)
        }

        static func pattern(_ problem: RouteProblem) -> Self {
            let message =
                if case .globalItem(let name, _) = problem.kind {
                    "the query item '\(name)' is already in 'globals'"
                } else {
                    problem.namingSyntax.message
                }
            let order = "write the name before the pattern: '\(problem.pattern): \(problem.route ?? "")'"
            return Self(
                code: problem.code, severity: problem.severity, message: message,
                help: problem.hasPatternAsName ? order : problem.adviceToNest, routeProblem: problem)
        }
    }

    /// A permanent identifier of the kind of problem, such as `unknown-key`.
    public var code: String { kind.code }

    /// The severity of the problem: only errors make the route file unusable.
    public var severity: RouteProblem.Severity { kind.severity }

    /// A sentence that describes the problem, without its position.
    public var message: String { kind.message + (environment.map { ", in the environment '\($0)'" } ?? "") }

    /// Advice on how to correct the problem; `nil` if there is none.
    public var help: String? {
        extent?.needsQuotes == true ? advice.map { $0 + "; put the pattern in quotes" } : advice
    }

    private var advice: String? {
        if let problem = kind.routeProblem, problem.correctedPattern != nil { return problem.help }
        if let suggestion {
            if kind.isUnknownWord { return "did you mean '\(suggestion)'?" }
            return suggestion.isEmpty ? "leave it out" : "write '\(suggestion)'"
        }
        return (place == .start ? kind.helpAtStart : nil) ?? kind.help
    }
}
