/// A step of a link's way at which it may be held. This enum is complete.
public enum LinkStep: String, Sendable, Hashable, Codable {
    /// Before its handlers: the guards are asked again.
    case guards
    /// At a handler, which is asked again.
    case handler
    /// Before its content is presented: the guards are asked again, and the content is kept.
    case presentation
}
