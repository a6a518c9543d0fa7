/// Which deliveries belong to one tap: a value without tasks or clocks.
///
/// A door delivers each tap once, and in order. So the deliveries of one text by one door are its taps one after the
/// other, whatever other doors have delivered meanwhile: the third one is the third tap, first come or not.
struct RepeatFilter {
    /// The taps of one text that other doors may still deliver.
    private struct Taps {
        /// The number of the first one that is known, counted from the first one of the text.
        var first = 0
        var known: ArraySlice<(id: LinkID, time: Duration)> = []
        /// The number of the tap that a door delivers next.
        var next: [LinkDoor: Int] = [:]

        mutating func forget(where isOver: (Duration) -> Bool) {
            while let tap = known.first, isOver(tap.time) {
                known.removeFirst()
                first += 1
            }
        }

        /// The tap of a delivery, which is a new one if no other door has delivered it.
        mutating func deliver(_ id: LinkID, _ door: LinkDoor, now: Duration) -> LinkID? {
            let number = max(next[door] ?? 0, first)
            next[door] = number + 1
            if number < first + known.count { return known[known.startIndex + number - first].id }
            known.append((id, now))
            return nil
        }
    }

    let policy: RepeatPolicy
    /// By the bytes of the link: texts that Swift holds for equal may be different links.
    private var taps: [[UInt8]: Taps] = [:]
    /// How many texts there may be before those are forgotten whose time is over.
    private var room = 16

    init(policy: RepeatPolicy) { self.policy = policy }

    /// How many texts are known.
    var count: Int { taps.count }

    /// Notes a delivery.
    ///
    /// - Returns: The link of the same tap that came before by another door; `nil` if it is a tap of its own.
    mutating func tap<Route>(of link: IncomingLink<Route>, as id: LinkID, now: Duration) -> LinkID? {
        guard let door = link.door, let url = link.url, LinkQueue(link.channel) == .outside else { return nil }
        return tap(url, door, as: id, now: now)
    }

    mutating func tap(_ url: String, _ door: LinkDoor, as id: LinkID, now: Duration) -> LinkID? {
        guard let interval = policy.interval else { return nil }
        // A clock that was set back tells nothing of what came before: better open twice than lose a tap.
        let isOver = { (time: Duration) in now < time || now - time > interval }
        if taps.count >= room { forget(where: isOver) }
        let text = Array(url.utf8)
        taps[text]?.forget(where: isOver)
        if taps[text]?.known.isEmpty == true { taps[text] = nil }
        return taps[text, default: Taps()].deliver(id, door, now: now)
    }

    private mutating func forget(where isOver: (Duration) -> Bool) {
        for text in taps.keys {
            taps[text]?.forget(where: isOver)
            if taps[text]?.known.isEmpty == true { taps[text] = nil }
        }
        room = max(16, 2 * taps.count)
    }
}
