/// The step at which a link is held. New versions add no cases.
public enum LinkStep: String, Sendable, Hashable, Codable {
    /// Before the handlers. The guards run again.
    case guards
    /// At a handler, which runs again.
    case handler
    /// Before the content is presented. The guards run again, and the content is kept.
    case presentation
}
