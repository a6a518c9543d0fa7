/// The step at which a link is held. New versions add no cases.
public enum LinkStep: String, Sendable, Hashable, Codable {
    /// The link is held before the handlers. The guards run again.
    case guards
    /// The link is held by a handler, which runs again.
    case handler
    /// The link is held before its content is presented. The guards run again, and the content is kept.
    case presentation
}
