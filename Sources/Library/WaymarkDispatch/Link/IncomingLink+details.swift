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
    /// The maximum time from the link's arrival during which it may be pending; `nil` for no limit of its own. If
    /// ``PendingPolicy/expiry`` is shorter, it applies instead.
    public var expiry: Duration? {
        get { details?.values.expiry }
        set { set(\.expiry, newValue) }
    }

    /// The account for which the link opens: the link is pending until that account is signed in. A dispatcher with a
    /// ``LinkDispatcher/account`` sets it on links without one. It is stored with the link, so it must not be a secret.
    public var account: String? {
        get { details?.values.account }
        set { set(\.account, newValue) }
    }

    /// The handling of the stored link if the app ends while the link opens; `nil` for the dispatcher's default.
    public var guarantee: DeliveryGuarantee? {
        get { details?.values.guarantee }
        set { set(\.guarantee, newValue) }
    }

    /// Conditions in addition to those of the route. With `nil`, a link to a route whose conditions are unknown fails.
    public var requirements: [Condition]? {
        get { details?.values.requirements }
        set { set(\.requirements, newValue) }
    }

    /// The identifier of the app that opened the link, such as `com.example.mail`; `nil` if the system does not provide
    /// it. Do not trust it.
    public var sourceApplication: String? {
        get { details?.values.sourceApplication }
        set { set(\.sourceApplication, newValue) }
    }

    /// The URL of the web page that led to the link; `nil` if the system does not provide it. Do not trust it.
    public var referrer: String? {
        get { details?.values.referrer }
        set { set(\.referrer, newValue) }
    }

    /// The shortened or click-tracked URL that a ``LinkUnwrapper`` replaced by this link; `nil` for none. Not stored.
    public internal(set) var wrapper: String? {
        get { details?.values.wrapper }
        set { set(\.wrapper, newValue) }
    }

    /// The reply to a caller of ``LinkDispatcher/open(_:returning:)``; `nil` for a link that was opened in another way.
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
