/// A link that has no final outcome yet.
@MainActor
final class LinkRecord<Route: Sendable> {
    let ticket: LinkTicket<Route>
    /// Without its reply, which somebody waits for as long as it is kept.
    var link: IncomingLink<Route> { didSet { if link.reply != nil { link.reply = nil } } }
    var label: String?
    /// Whether that it is matched was told.
    var isMatched = false
    /// What its next step needs, while it is not carried.
    var parked = Parked<Route>.fresh
    /// What was found of it before its turn, as long as the routers are the same.
    var search: RouteSearch<Route>?
    /// How many links had opened each other when it was opened.
    var depth = 0
    /// The links whose handlers or presenters wait for it.
    var waitedBy: Set<LinkID> = []
    /// By what a store knows it.
    var storedID: StoredLinkID?
    /// Whether the store has it, or is about to.
    var isStored = false
    /// Whether something of what it does was begun, so that it cannot be superseded any more.
    var isCommitted = false
    /// How often in a row it was held and did not have to wait.
    var vainHolds = 0

    init(ticket: LinkTicket<Route>, link: IncomingLink<Route>) { (self.ticket, self.link) = (ticket, link) }
}

/// The links that a dispatcher had not brought to their end when it went away.
struct UnfinishedLinks<Route: Sendable>: Sendable {
    let records: [LinkID: LinkRecord<Route>]
    let hub: EventHub<DispatchEvent<Route>>
    let time: Duration

    /// Ends them, and tells those who wait for them.
    @MainActor
    func drop() {
        for (id, record) in records.sorted(by: { $0.key < $1.key }) {
            let outcome = FinalOutcome<Route>.dropped(.dispatcherGone)
            hub.send(
                DispatchEvent(
                    id: id, link: record.link, label: record.label, time: time, kind: .finished(outcome)))
            record.ticket.note(.finished(outcome))
        }
    }
}
