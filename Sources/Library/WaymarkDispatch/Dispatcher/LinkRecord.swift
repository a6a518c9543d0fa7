import WaymarkCore

/// The data of a link in its dispatcher, from its arrival to its final outcome.
@MainActor
final class LinkRecord<Route: Sendable> {
    let ticket: LinkTicket<Route>
    /// The link without its ``IncomingLink/reply``: the caller of `open(_:returning:)` waits while a reply is retained.
    var link: IncomingLink<Route> { didSet { if link.reply != nil { link.reply = nil } } }
    var label: String?
    var route: Route?
    var match: PatternMatch?
    var isMatched: Bool { route != nil }
    var suspended = SuspendedLink<Route>.fresh
    /// The nesting depth: 0 for a link that no other link opened, 1 for a link that such a link opened, and so on.
    var depth = 0
    /// The links whose guards, handlers or presenters wait for this link.
    var waitedBy: Set<LinkID> = []
    var storedID: StoredLinkID?
    var storedAccount: String?
    var storedGuarantee: DeliveryGuarantee?
    /// The number of earlier attempts to open the link during which the app ended.
    var attempts = 0
    /// The writer of the store that contains the link, or soon will; `nil` for none. Weak: the dispatcher owns it.
    weak var saver: LinkSaver?
    /// `true` once the app begins to open the link, so that no newer link may replace it.
    var isCommitted = false
    /// The identifier of the timer that reports the link if it waits too long for the user interface.
    var alarm: Int?
    /// How often in a row the link became pending for a condition that was already met, or that another link then met.
    var immediateHolds = 0
    var isResumed = false
    /// `true` if a resumed link, such as a login link, met the condition of this link.
    var isReleasedByLink = false

    init(ticket: LinkTicket<Route>, link: IncomingLink<Route>) { (self.ticket, self.link) = (ticket, link) }

    func note(_ routed: RoutedLink<Route>) {
        (link, label, route, match) = (routed.link, routed.label, routed.route, routed.match)
    }

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
