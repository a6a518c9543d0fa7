public import WaymarkCore
public import WaymarkRoutes

/// The links that a dispatcher holds, as data that outlives it.
///
/// ```swift
/// let snapshot = dispatcher.snapshot
/// let later = try JSONDecoder().decode(PendingLinksSnapshot.self, from: JSONEncoder().encode(snapshot))
/// nextDispatcher.restore(later.aged(by: .seconds(60)))
/// ```
///
/// It has the whole URLs and payloads, and should be kept where they are safe; its description has not.
public struct PendingLinksSnapshot: Sendable, Hashable {
    /// One link.
    public struct Record: Sendable, Hashable {
        /// Tells the link from all others.
        public var id: StoredLinkID
        /// The URL, or that of the route.
        public var url: String
        /// Through what it arrived.
        public var channel: ArrivalChannel
        /// What came with it.
        public var payload: LinkPayload
        /// The identifier of the app that opened it.
        public var sourceApplication: String?
        /// The text of the URL of the page that led to it.
        public var referrer: String?
        /// Whether what it leads to is shown with an animation.
        public var isAnimated: Bool
        /// What it waits for.
        public var condition: Condition
        /// Where it was held. After a launch links are matched and guarded anew, because what allowed them may be gone.
        public var step: LinkStep
        /// How long ago it arrived.
        public var age: Duration
        /// How old it may become before it is dropped; `nil` for as long as the policy says.
        public var expiry: Duration?
        /// The account for which alone it may go on; `nil` for any.
        public var account: String?
        /// What must hold before it opens, besides what its route requires.
        public var requirements: [Condition]
        /// How often it is opened if the app ends in the middle of it.
        public var guarantee: DeliveryGuarantee
        /// How often it went on and neither came to its end nor was held again.
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

    /// The snapshot after a while, such as that between two launches: its links are older by that. Nothing becomes older
    /// than 292 million years.
    ///
    /// - Complexity: O(*n*) in the links.
    public func aged(by time: Duration) -> PendingLinksSnapshot {
        PendingLinksSnapshot(
            links: links.map { record in
                var record = record
                record.age = (record.age.bounded + time.bounded).bounded
                return record
            })
    }
}

extension PendingLinksSnapshot: RedactedStringConvertible {
    /// The links without what may be private.
    ///
    /// - Complexity: O(*n*) in the links.
    public var description: String { links.map(\.description).joined(separator: "\n") }
}

extension PendingLinksSnapshot.Record: RedactedStringConvertible {
    /// The link without what may be private, and what it waits for.
    public var description: String { "link via \(channel) until \(condition)" }
}
