public import WaymarkCore

/// What few links have, in a place of its own, so that the others are small.
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
        var door: LinkDoor?
        var scene: SceneID?
    }

    let values: Values

    init(_ values: Values) { self.values = values }
}

extension IncomingLink {
    /// How long after its arrival it is held at most; `nil` for as long as the policy of its dispatcher says.
    public var expiry: Duration? {
        get { details?.values.expiry }
        set { set(\.expiry, newValue) }
    }

    /// The account for which alone it is opened; for anybody else it waits. A dispatcher that has an
    /// ``LinkDispatcher/account`` binds links to it that are bound to none. Not a secret: it is kept with the link.
    public var account: String? {
        get { details?.values.account }
        set { set(\.account, newValue) }
    }

    /// How often it is opened if the app ends in the middle of it, once it was held in a store; `nil` as the dispatcher
    /// says.
    public var guarantee: DeliveryGuarantee? {
        get { details?.values.guarantee }
        set { set(\.guarantee, newValue) }
    }

    /// What must hold before it opens, besides what its route requires; `nil` if the route alone says that.
    public var requirements: [Condition]? {
        get { details?.values.requirements }
        set { set(\.requirements, newValue) }
    }

    /// The identifier of the app that opened it, such as `com.example.mail`; `nil` if the system does not say. It tells
    /// where users come from, and is no proof of anything.
    public var sourceApplication: String? {
        get { details?.values.sourceApplication }
        set { set(\.sourceApplication, newValue) }
    }

    /// The text of the URL of the page that led to it; `nil` if the system does not say. It tells where users come from,
    /// and is no proof of anything.
    public var referrer: String? {
        get { details?.values.referrer }
        set { set(\.referrer, newValue) }
    }

    /// The text of the wrapper that it came out of, as a ``LinkUnwrapper`` has opened it; `nil` for a link that arrived
    /// itself. It is not kept with links that wait for the next launch.
    public internal(set) var wrapper: String? {
        get { details?.values.wrapper }
        set { set(\.wrapper, newValue) }
    }

    /// Hands a value back to whoever opened it with ``LinkDispatcher/open(_:returning:)``; `nil` if nobody asked for one.
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
