public import WaymarkRoutes

extension DispatchEvent: RedactedStringConvertible {
    /// A line for logs: the number of the link, its pattern or redacted URL, and the event.
    ///
    /// ```swift
    /// dispatcher.observe { print($0) }
    /// dispatcher.open("https://example.com/post/7")
    /// ```
    ///
    /// Each event prints a line. The last line is:
    ///
    /// ```
    /// 1 /post/{id: Int} presented (push)
    /// ```
    public var description: String { "\(id) \(label ?? redacted) \(kind)" }
}

extension DispatchEvent.Kind: RedactedStringConvertible {
    /// The name of the event and its reason. Errors of the app show only their type and case, unless they are
    /// ``RedactedStringConvertible``.
    public var description: String {
        switch self {
        case .unwrapped(let hops): hops == 1 ? "unwrapped" : "unwrapped in \(hops) hops"
        case .redirected(let place): "redirected to \(place)"
        case .allowed(let step): "allowed at \(step)"
        case .handled(let outcome): "handled: \(outcome)"
        case .pending(let condition, let step): "pending until \(condition) at \(step)"
        case .unknownCondition(let condition, let similar):
            "a link is pending for '\(condition)', which the app has not declared, met or withdrawn"
                + (similar.map { "; did you mean '\($0)'?" }
                    ?? ": add it to DispatchOptions.conditions, or call 'set' for it at launch")
        case .overdue(let condition, let limit): "still pending until \(condition) after \(limit)"
        case .notSaved: "pending, but not saved"
        case .resumed(let step): "resumed at \(step)"
        case .effectFailed(let error): "effect failed: \(RedactedName.text(of: error))"
        case .presenting(let presentation): "presenting (\(presentation))"
        case .finished(let outcome): "\(outcome)"
        case .arrived, .matched, .preparing: name
        }
    }
}
