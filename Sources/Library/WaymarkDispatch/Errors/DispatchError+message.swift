public import WaymarkRoutes

extension DispatchError: RedactedStringConvertible {
    /// An error message, followed by the underlying error. The latter is represented by its type and case, or by its
    /// description if it conforms to ``RedactedStringConvertible``.
    public var description: String {
        underlying.map { "\(message): \(RedactedName.text(of: $0))" } ?? message
    }

    /// An error message without private data and without the underlying error.
    public var message: String {
        switch kind {
        case .redirectLoop(let chain): "redirect loop of '\(link)': \(chain.joined(separator: " → "))"
        case .holdLoop(let condition, let count):
            "'\(link)' was held until '\(condition)' \(count) times in a row, although the condition was already met"
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
