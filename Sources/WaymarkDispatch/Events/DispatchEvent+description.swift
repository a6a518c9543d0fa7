extension DispatchEvent: CustomStringConvertible {
    /// A line for logs: the number of the link, the pattern or the link without what may be private, and what happened.
    ///
    /// ```swift
    /// dispatcher.observe { print($0) }
    /// dispatcher.open("https://example.com/post/7")
    /// ```
    ///
    /// prints a line for each step, and at the end:
    ///
    /// ```
    /// 1 /post/{id: Int} presented (push)
    /// ```
    public var description: String { "\(id) \(label ?? link.description) \(kind)" }
}

extension DispatchEvent.Kind: CustomStringConvertible {
    /// What happened, with the reason; an error that the app gave says what it likes.
    public var description: String {
        switch self {
        case .redirected(let place): "redirected to \(place)"
        case .allowed(let step): "allowed at \(step)"
        case .handled(let outcome): "handled: \(outcome)"
        case .held(let condition, let step): "held until \(condition) at \(step)"
        case .overdue(let condition, let limit): "still held until \(condition) after \(limit)"
        case .notSaved: "held, but not saved"
        case .resumed(let step): "resumed at \(step)"
        case .effectFailed(let error): "effect failed: \(error)"
        case .presenting(let presentation): "presenting (\(presentation))"
        case .finished(let outcome): "\(outcome)"
        case .arrived, .matched, .preparing: name
        }
    }
}
