/// The step at which a link is pending, and from which it resumes. New versions add no cases.
public enum LinkStep: String, Sendable, Hashable, Codable {
    /// The link is pending before its handlers. When it resumes, the guards run again.
    case guards
    /// The link is pending at a handler. When it resumes, this handler runs again.
    case handler
    /// The link is pending before its content is presented. When it resumes, the guards run again for the same content.
    case presentation
}
