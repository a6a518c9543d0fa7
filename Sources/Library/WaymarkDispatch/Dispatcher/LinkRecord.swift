import WaymarkCore

/// A link that has no final outcome yet.
@MainActor
final class LinkRecord<Route: Sendable> {
    let ticket: LinkTicket<Route>
    /// Without its reply, which somebody waits for as long as it is kept.
    var link: IncomingLink<Route> { didSet { if link.reply != nil { link.reply = nil } } }
    var label: String?
    /// The pattern that it fits, once it is known.
    var match: PatternMatch?
    /// Whether observers were told that it is matched.
    var isMatched = false
    /// What its next step needs, while it is not carried.
    var parked = Parked<Route>.fresh
    /// How many links had opened each other when it was opened.
    var depth = 0
    /// The links whose handlers or presenters wait for it.
    var waitedBy: Set<LinkID> = []
    /// The name by which a store knows it.
    var storedID: StoredLinkID?
    /// Whether the store has it, or is about to.
    var isStored = false
    /// Whether something of what it does was begun, so that it cannot be superseded any more.
    var isCommitted = false
    /// What tells when it has waited for the interface for long.
    var alarm: Int?
    /// How many times in a row it was held for what was met already.
    var vainHolds = 0

    init(ticket: LinkTicket<Route>, link: IncomingLink<Route>) { (self.ticket, self.link) = (ticket, link) }

    /// Notes what a link leads to.
    func note(_ link: IncomingLink<Route>, _ routed: RoutedLink<Route>) {
        (self.link, label, match, isMatched) = (link, routed.label, routed.match, true)
    }

    /// What happened to it.
    func event(
        _ id: LinkID, _ kind: DispatchEvent<Route>.Kind, at time: Duration, _ router: Router<Route>
    ) -> DispatchEvent<Route> {
        let place: RedactedPlace =
            match.map(RedactedPlace.match) ?? label.map(RedactedPlace.label) ?? .unmatched(link.destination, router)
        return DispatchEvent(id: id, link: link, label: label, place: place, time: time, kind: kind)
    }
}

/// The links that a dispatcher had not brought to their end when it went away.
struct UnfinishedLinks<Route: Sendable>: Sendable {
    let records: [LinkID: LinkRecord<Route>]
    let hub: EventHub<DispatchEvent<Route>>
    let router: Router<Route>
    let time: Duration

    /// Ends them, and tells those who wait for them.
    @MainActor
    func drop() {
        for (id, record) in records.sorted(by: { $0.key < $1.key }) {
            let outcome = FinalOutcome<Route>.dropped(.dispatcherGone)
            hub.send(record.event(id, .finished(outcome), at: time, router))
            record.ticket.note(.finished(outcome))
        }
    }
}
