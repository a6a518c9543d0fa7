import WaymarkCore

/// The error of a link that failed (``FinalOutcome/failed(_:)``), or of ``LinkReply/send(_:)``.
///
/// ```swift
/// if case .failed(let error) = outcome, error.code == "guard-timeout" { askToTryAgain() }
/// ```
public struct DispatchError: Error, Sendable {
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

    /// The link without private data: scheme, host and pattern, without parameter values.
    public let link: String

    /// The error that a closure of the app or the library threw; `nil` if there was none, such as for a time limit.
    public let underlying: (any Error)?

    init(_ kind: Kind, link: String, underlying: (any Error)? = nil) {
        (self.kind, self.link, self.underlying) = (kind, link, underlying)
    }

    /// The destinations of a redirect loop, in order, without private data; empty for other errors.
    public var redirects: [String] { if case .redirectLoop(let chain) = kind { chain } else { [] } }
}

extension DispatchError {
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
}
