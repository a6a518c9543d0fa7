import WaymarkCore
public import WaymarkRoutes

/// The error of a link that failed (``FinalOutcome/failed(_:)``), of ``LinkReply/send(_:)``, or of a restoration.
///
/// ```swift
/// if case .failed(let error) = outcome, error.code == "guard-timeout" { askToTryAgain() }
/// ```
public struct DispatchError: Error, Sendable, RedactedStringConvertible {
    // Not public, because new kinds may be added.
    enum Kind: Sendable, Hashable {
        case redirectLoop([String])
        case holdLoop(Condition, Int)
        case openLoop(Int)
        case unknownRequirements
        case routeFailed
        case failed(Callee)
        case timeout(Callee, Duration)
        case handlerLoop(Int)
        case noPresentation
        case noPlace
        case unexpectedReply(given: String, expected: String)
    }

    let kind: Kind

    /// The link without private data, such as `https://example.com/invite/{key}`.
    public let link: String

    /// The error thrown by code of the app or the library; `nil` if there is none, such as after a time limit.
    public let underlying: (any Error)?

    init(_ kind: Kind, link: String, underlying: (any Error)? = nil) {
        (self.kind, self.link, self.underlying) = (kind, link, underlying)
    }

    /// The destinations of a redirect loop, in order, without private data; empty for other errors.
    public var redirects: [String] { if case .redirectLoop(let chain) = kind { chain } else { [] } }

    /// A stable identifier of the kind of error, such as `guard-timeout` or `no-presentation`.
    public var code: String { codeAndMessage.code }

    /// An error message, followed by the type and case of the underlying error, or by its description if it conforms to
    /// ``RedactedStringConvertible``.
    public var description: String {
        underlying.map { "\(message): \(RedactedName.text(of: $0))" } ?? message
    }

    /// An error message without private data and without the underlying error.
    public var message: String { codeAndMessage.message }

    private var codeAndMessage: (code: String, message: String) {
        switch kind {
        case .redirectLoop(let chain):
            ("redirect-loop", "redirect loop of '\(link)': \(chain.joined(separator: " → "))")
        case .holdLoop(let condition, let count):
            (
                "hold-loop",
                "'\(link)' was held until '\(condition)' \(count) times in a row, although the condition was met each time"
            )
        case .openLoop(let depth): ("open-loop", "links opened each other \(depth) levels deep, the last one '\(link)'")
        case .unknownRequirements:
            (
                "unknown-requirements",
                "the requirements of '\(link)' are unknown: it may belong to an entry with requirements and without an inverse"
            )
        case .failed(.routeGuard): ("guard-failed", "a guard failed for '\(link)'")
        case .timeout(.routeGuard, let limit): ("guard-timeout", "a guard did not answer for '\(link)' within \(limit)")
        case .routeFailed: ("route-failed", "the route of '\(link)' could not be created")
        case .failed(.handler): ("handler-failed", "the handler of '\(link)' failed")
        case .timeout(.handler, let limit), .timeout(.effect, let limit):
            ("handler-timeout", "the handler of '\(link)' did not answer within \(limit)")
        case .handlerLoop(let count): ("handler-loop", "handlers passed '\(link)' to each other \(count) times")
        case .failed(.effect): ("effect-failed", "the effect that opens '\(link)' failed")
        case .failed(.action): ("action-failed", "the action of '\(link)' failed")
        case .failed(.preparation): ("preparation-failed", "the presenter could not prepare for '\(link)'")
        case .timeout(.preparation, let limit):
            ("preparation-timeout", "the presenter did not prepare for '\(link)' within \(limit)")
        case .noPresentation:
            ("no-presentation", "neither the content of '\(link)' nor the dispatcher defines its presentation")
        case .noPlace: ("no-place", "the presenter has no place to present '\(link)' from")
        case .failed(.screen): ("screen-failed", "the screen of '\(link)' could not be created")
        case .failed(.presentation): ("presentation-failed", "the presenter could not show '\(link)'")
        case .timeout(.action, let limit), .timeout(.screen, let limit), .timeout(.presentation, let limit):
            ("presentation-timeout", "the presenter did not show '\(link)' within \(limit)")
        case .unexpectedReply(let given, let expected):
            ("unexpected-reply", "a reply of type \(given) was given to '\(link)', expected \(expected)")
        }
    }
}
