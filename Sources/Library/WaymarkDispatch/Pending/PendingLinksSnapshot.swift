public import WaymarkCore
public import WaymarkRoutes

/// The pending links of a dispatcher, as data that outlives it.
///
/// ```swift
/// let snapshot = dispatcher.snapshot
/// let later = try JSONDecoder().decode(PendingLinksSnapshot.self, from: JSONEncoder().encode(snapshot))
/// nextDispatcher.restore(later.aged(by: .seconds(60)))
/// ```
///
/// It contains whole URLs and payloads, so store it safely. Its description contains neither.
public struct PendingLinksSnapshot: Sendable, Hashable, Codable {
    /// A pending link.
    public struct Record: Sendable, Hashable, Codable {
        /// The ID of the link.
        public var id: StoredLinkID
        /// The URL of the link or its route.
        public var url: String
        /// The channel of arrival.
        public var channel: ArrivalChannel
        /// The payload.
        public var payload: LinkPayload
        /// The identifier of the app that opened the link.
        public var sourceApplication: String?
        /// The URL of the page with the link.
        public var referrer: String?
        /// `true` if the screen is shown with an animation.
        public var isAnimated: Bool
        /// The condition until which the link is held.
        public var condition: Condition
        /// The step at which the link was held. After a launch links are matched and guarded again.
        public var step: LinkStep
        /// The time since the arrival.
        public var age: Duration
        /// The age at which the link is dropped; `nil` for the limit of the policy.
        public var expiry: Duration?
        /// The account to which the link is bound; `nil` for none.
        public var account: String?
        /// The conditions of the link besides those of its route.
        public var requirements: [Condition]
        /// The guarantee of delivery.
        public var guarantee: DeliveryGuarantee
        /// The number of attempts since the link was last held.
        public var attempts: Int

        /// Creates the record of a link.
        public init(
            id: StoredLinkID = StoredLinkID(), url: String, channel: ArrivalChannel = .unknown,
            payload: LinkPayload = [:], isAnimated: Bool = true, condition: Condition, step: LinkStep = .guards,
            age: Duration = .zero, expiry: Duration? = nil, account: String? = nil,
            requirements: [Condition] = [], guarantee: DeliveryGuarantee = .atMostOnce, attempts: Int = 0
        ) {
            (self.id, self.url, self.channel, self.payload) = (id, url, channel, payload)
            (self.isAnimated, self.condition, self.step) = (isAnimated, condition, step)
            (self.age, self.expiry, self.account) = (age, expiry, account)
            (self.requirements, self.guarantee, self.attempts) = (requirements, guarantee, attempts)
        }
    }

    /// The links, in the order of their arrival.
    public var links: [Record]

    /// Creates a snapshot.
    public init(links: [Record] = []) { self.links = links }

    /// Returns the snapshot with older links, such as by the time between two launches. Ages are at most 292 million
    /// years.
    ///
    /// - Complexity: O(*n*) in the links.
    public func aged(by time: Duration) -> PendingLinksSnapshot {
        PendingLinksSnapshot(links: links.map { $0.aged(by: time) })
    }
}

extension PendingLinksSnapshot.Record {
    package func aged(by time: Duration) -> Self {
        var record = self
        record.age = (age.bounded + time.bounded).bounded
        return record
    }
}

extension PendingLinksSnapshot: RedactedStringConvertible {
    /// The links without private data.
    ///
    /// - Complexity: O(*n*) in the links.
    public var description: String { links.map(\.description).joined(separator: "\n") }
}

extension PendingLinksSnapshot.Record: RedactedStringConvertible {
    /// The link without private data, and its condition.
    public var description: String { "link via \(channel) until \(condition)" }
}
