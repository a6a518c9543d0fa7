public import WaymarkCore

/// Rarely used properties of a link, boxed to keep links small.
final class LinkDetails: Sendable {
    struct Values: Sendable {
        var expiry: Duration?
        var account: String?
        var guarantee: DeliveryGuarantee?
        var requirements: [Condition]?
        var sourceApplication: String?
        var referrer: String?
        var wrapper: String?
        var reply: LinkReply?
        var entryPoint: EntryPoint?
        var scene: SceneID?
    }

    let values: Values

    init(_ values: Values) { self.values = values }
}

extension IncomingLink {
    /// The time after arrival for which the link may be pending; `nil` for the limit of the dispatcher's policy.
    public var expiry: Duration? {
        get { details?.values.expiry }
        set { set(\.expiry, newValue) }
    }

    /// The account to which the link is bound; the link is pending until that account is signed in. A dispatcher with a
    /// ``LinkDispatcher/account`` sets it on links without one. It is stored with the link, so it must not be a secret.
    public var account: String? {
        get { details?.values.account }
        set { set(\.account, newValue) }
    }

    /// The guarantee of a stored link if the app ends before the outcome; `nil` for the dispatcher's default.
    public var guarantee: DeliveryGuarantee? {
        get { details?.values.guarantee }
        set { set(\.guarantee, newValue) }
    }

    /// The conditions besides those of the route. With `nil`, a link fails if the conditions of its route are unknown.
    public var requirements: [Condition]? {
        get { details?.values.requirements }
        set { set(\.requirements, newValue) }
    }

    /// The identifier of the app that opened the link, such as `com.example.mail`, if the system provides it.
    /// Untrusted.
    public var sourceApplication: String? {
        get { details?.values.sourceApplication }
        set { set(\.sourceApplication, newValue) }
    }

    /// The URL of the page that led to the link, if the system provides it. Untrusted.
    public var referrer: String? {
        get { details?.values.referrer }
        set { set(\.referrer, newValue) }
    }

    /// The wrapper that a ``LinkUnwrapper`` replaced by this link; `nil` for other links. It is not stored.
    public internal(set) var wrapper: String? {
        get { details?.values.wrapper }
        set { set(\.wrapper, newValue) }
    }

    /// The reply for a caller of ``LinkDispatcher/open(_:returning:)``; `nil` for other callers.
    public internal(set) var reply: LinkReply? {
        get { details?.values.reply }
        set { set(\.reply, newValue) }
    }

    mutating func set<Value>(_ detail: WritableKeyPath<LinkDetails.Values, Value?>, _ value: Value?) {
        if details == nil, value == nil { return }
        var values = details?.values ?? LinkDetails.Values()
        values[keyPath: detail] = value
        details = LinkDetails(values)
    }
}
