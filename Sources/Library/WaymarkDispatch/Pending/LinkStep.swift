/// The step at which a link is pending, and from which it resumes. New versions add no cases.
public enum LinkStep: String, Sendable, Hashable, Codable {
    /// The link waits before its handlers. When it resumes, the guards run again.
    case guards
    /// A handler holds the link. When the link resumes, this handler runs again.
    case handler
    /// The link waits before its content is presented. When it resumes, the guards run again, and the content is kept.
    case presentation
}
