public import WaymarkCore
public import WaymarkRoutes

/// The pending links of a ``LinkDispatcher`` as a value that can be encoded and restored later.
///
/// ```swift
/// let snapshot = dispatcher.snapshot
/// let later = try JSONDecoder().decode(PendingLinksSnapshot.self, from: JSONEncoder().encode(snapshot))
/// nextDispatcher.restore(later.aged(by: .seconds(60)))
/// ```
///
/// The value contains complete URLs and payloads, so store it safely. Its description contains neither.
public struct PendingLinksSnapshot: Sendable, Hashable, Codable, RedactedStringConvertible {
    /// The stored data of one pending link.
    public struct Record: Sendable, Hashable, Codable, RedactedStringConvertible {
        /// The identifier of the link in a store.
        public var id: StoredLinkID
        /// The URL of the link, or the printed URL of its route.
        public var url: String
        /// The way in which the link reached the app, such as a notification.
        public var channel: ArrivalChannel
        /// The data that came with the link.
        public var payload: LinkPayload
        /// The identifier of the app that opened the link; `nil` if unknown.
        public var sourceApplication: String?
        /// The URL of the web page that led to the link; `nil` if unknown.
        public var referrer: String?
        /// `true` if the screen of the link is to appear with an animation.
        public var isAnimated: Bool
        /// The condition that must be met before the link resumes.
        public var condition: Condition
        /// The step at which the link became pending. A restored link starts again with matching, whatever the step.
        public var step: LinkStep
        /// The time since the link arrived.
        public var age: Duration
        /// The ``age`` at which the link is dropped; `nil` for no limit besides ``PendingPolicy/expiry``.
        public var expiry: Duration?
        /// The account that must be signed in before the link opens; `nil` for any.
        public var account: String?
        /// The conditions of the link, in addition to those of its route.
        public var requirements: [Condition]
        /// The choice whether the link is lost or opened again if the app ends while the link opens.
        public var guarantee: DeliveryGuarantee
        /// The number of attempts to open the link, without those after which it was pending again.
        public var attempts: Int
        /// The stored link before which a store inserts this new one; `nil` for the end.
        package var successor: StoredLinkID?

        /// Creates the record of a pending link.
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

        package func aged(by time: Duration) -> Self {
            var record = self
            record.age = (age.bounded + time.bounded).bounded
            return record
        }

        /// The channel of the link, and its condition, which may contain the name of an account.
        public var description: String { "link via \(channel) until \(condition)" }
    }

    /// The pending links, in the order of their arrival.
    public var links: [Record]

    /// Creates a snapshot of pending links, in the order of their arrival.
    public init(links: [Record] = []) { self.links = links }

    /// Returns a copy in which each link is older by this time, such as the time between two launches.
    ///
    /// - Complexity: O(*n*) in the links.
    public func aged(by time: Duration) -> PendingLinksSnapshot {
        PendingLinksSnapshot(links: links.map { $0.aged(by: time) })
    }

    /// The channel and the condition of each link, one link per line. A condition may contain the name of an account.
    ///
    /// - Complexity: O(*n*) in the links.
    public var description: String { links.map(\.description).joined(separator: "\n") }
}

/// A pending link: a link that waits in its ``LinkDispatcher`` until a condition is met.
public struct PendingLink<Route: Sendable>: Sendable, RedactedStringConvertible {
    /// The identifier of the link, unique in the dispatcher.
    public let id: LinkID

    /// The link, with its destination, channel and payload.
    public let link: IncomingLink<Route>

    /// The condition that must be met before the link resumes.
    public let condition: Condition

    /// The step at which the link became pending, and from which it resumes.
    public let step: LinkStep

    /// The number of the link, its description without private data, its condition and its step.
    public var description: String { "\(id) \(link) until \(condition) at \(step)" }
}
