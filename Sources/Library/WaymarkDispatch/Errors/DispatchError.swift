import WaymarkCore
public import WaymarkRoutes

/// The error of a link that failed (``FinalOutcome/failed(_:)``), of ``LinkReply/send(_:)``, or of a restoration.
///
/// ```swift
/// if case .failed(let error) = outcome, error.code == "guard-timeout" { askToTryAgain() }
/// ```
public struct DispatchError: Error, Sendable, RedactedStringConvertible {
    // New kinds may be added.
    enum Kind: Sendable, Hashable {
        case redirectLoop([String])
        case holdLoop(Condition, Int)
        case openLoop(Int)
        case unknownRequirements
        case guardFailed, guardTimeout(Duration)
        case routeFailed
        case handlerFailed, handlerTimeout(Duration), handlerLoop(Int)
        case effectFailed
        case actionFailed
        case preparationFailed, preparationTimeout(Duration)
        case noPresentation
        case noPlace
        case screenFailed
        case presentationFailed, presentationTimeout(Duration)
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
    public var code: String {
        switch kind {
        case .redirectLoop: "redirect-loop"
        case .holdLoop: "hold-loop"
        case .openLoop: "open-loop"
        case .unknownRequirements: "unknown-requirements"
        case .guardFailed: "guard-failed"
        case .guardTimeout: "guard-timeout"
        case .routeFailed: "route-failed"
        case .handlerFailed: "handler-failed"
        case .handlerTimeout: "handler-timeout"
        case .handlerLoop: "handler-loop"
        case .effectFailed: "effect-failed"
        case .actionFailed: "action-failed"
        case .preparationFailed: "preparation-failed"
        case .preparationTimeout: "preparation-timeout"
        case .noPresentation: "no-presentation"
        case .noPlace: "no-place"
        case .screenFailed: "screen-failed"
        case .presentationFailed: "presentation-failed"
        case .presentationTimeout: "presentation-timeout"
        case .unexpectedReply: "unexpected-reply"
        }
    }

    /// An error message, followed by the type and case of the underlying error, or by its description if it conforms to
    /// ``RedactedStringConvertible``.
    public var description: String {
        underlying.map { "\(message): \(RedactedName.text(of: $0))" } ?? message
    }

    /// An error message without private data and without the underlying error.
    public var message: String {
        switch kind {
        case .redirectLoop(let chain): "redirect loop of '\(link)': \(chain.joined(separator: " → "))"
        case .holdLoop(let condition, let count):
            "'\(link)' was held until '\(condition)' \(count) times in a row, although the condition was met each time"
        case .openLoop(let depth): "links opened each other \(depth) levels deep, the last one '\(link)'"
        case .unknownRequirements:
            "the requirements of '\(link)' are unknown: it may belong to an entry with requirements and without an inverse"
        case .guardFailed: "a guard failed for '\(link)'"
        case .guardTimeout(let limit): "a guard did not answer for '\(link)' within \(limit)"
        case .routeFailed: "the route of '\(link)' could not be created"
        case .handlerFailed: "the handler of '\(link)' failed"
        case .handlerTimeout(let limit): "the handler of '\(link)' did not answer within \(limit)"
        case .handlerLoop(let count): "handlers passed '\(link)' to each other \(count) times"
        case .effectFailed: "the effect that opens '\(link)' failed"
        case .actionFailed: "the action of '\(link)' failed"
        case .preparationFailed: "the presenter could not prepare for '\(link)'"
        case .preparationTimeout(let limit): "the presenter did not prepare for '\(link)' within \(limit)"
        case .noPresentation: "neither the content of '\(link)' nor the dispatcher defines its presentation"
        case .noPlace: "the presenter has no place to present '\(link)' from"
        case .screenFailed: "the screen of '\(link)' could not be created"
        case .presentationFailed: "the presenter could not show '\(link)'"
        case .presentationTimeout(let limit): "the presenter did not show '\(link)' within \(limit)"
        case .unexpectedReply(let given, let expected):
            "a reply of type \(given) was given to '\(link)', expected \(expected)"
        }
    }
}
