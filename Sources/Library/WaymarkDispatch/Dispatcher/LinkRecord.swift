import WaymarkCore

/// A link without a final outcome.
@MainActor
final class LinkRecord<Route: Sendable> {
    let ticket: LinkTicket<Route>
    /// The link without its reply: a stored reply would keep its caller waiting.
    var link: IncomingLink<Route> { didSet { if link.reply != nil { link.reply = nil } } }
    var label: String?
    /// The route and the match of the link, once it is matched.
    var route: Route?
    var match: PatternMatch?
    /// `true` once observers have received the match.
    var isMatched = false
    /// The state from which the link resumes while it does not run.
    var suspended = SuspendedLink<Route>.fresh
    /// The number of links that opened one another before this one.
    var depth = 0
    /// The links whose handlers or presenters wait for this one.
    var waitedBy: Set<LinkID> = []
    var storedID: StoredLinkID?
    var storedAccount: String?
    /// The guarantee of the link in the store, which does not change.
    var storedGuarantee: DeliveryGuarantee?
    /// The number of attempts in which the app ended, in earlier launches.
    var attempts = 0
    /// The saver of the store that has the link, or is about to; `nil` for none. Weak, because a record may outlive its
    /// dispatcher, which retains the savers.
    weak var saver: LinkSaver?
    /// `true` once an effect of the link has begun, so that no other link may supersede it.
    var isCommitted = false
    /// The number of the timer that reports the link if it is pending too long until the interface is ready.
    var alarm: Int?
    /// The number of times in a row that the link was held for a condition that was met at once, or by another link.
    var immediateHolds = 0
    /// `true` once the link has been pending and resumed.
    var isResumed = false
    /// `true` if another link that had been pending met the condition of this one.
    var isReleasedByLink = false

    init(ticket: LinkTicket<Route>, link: IncomingLink<Route>) { (self.ticket, self.link) = (ticket, link) }

    /// Stores the match of the link.
    func note(_ link: IncomingLink<Route>, _ routed: RoutedLink<Route>) {
        (self.link, label, match, isMatched) = (link, routed.label, routed.match, true)
        route = routed.route
    }

    /// Stores the properties with which a store has the link, or is about to.
    func noteStored(_ record: PendingLinksSnapshot.Record, by saver: LinkSaver) {
        (storedID, storedAccount, storedGuarantee) = (record.id, record.account, record.guarantee)
        self.saver = saver
    }

    func leaveStore() {
        if let storedID { saver?.end(storedID) }
        saver = nil
    }

    func event(
        _ id: LinkID, _ kind: DispatchEvent<Route>.Kind, at time: Duration, _ router: Router<Route>
    ) -> DispatchEvent<Route> {
        DispatchEvent(
            id: id, link: link, label: label, route: route, match: match, router: router, time: time, kind: kind)
    }
}
