/// Recognises a tap on a link that the system delivers again through another entry point, such as a second delegate.
/// Each entry point delivers each tap once, in order: the third delivery of a URL by one entry point is the third tap
/// on it.
struct RepeatFilter {
    /// The recent taps of one URL, which other entry points may deliver again.
    private struct Taps {
        /// The number of the oldest stored tap on the URL. All taps on it are counted, from 0.
        var first = 0
        var known: ArraySlice<(id: LinkID, time: Duration)> = []
        var next: [EntryPoint: Int] = [:]

        mutating func forget(where isOver: (Duration) -> Bool) {
            while let tap = known.first, isOver(tap.time) {
                known.removeFirst()
                first += 1
            }
        }

        /// Returns the link by which another entry point delivered the same tap before; `nil` for a new tap.
        mutating func deliver(_ id: LinkID, _ entryPoint: EntryPoint, now: Duration) -> LinkID? {
            let number = max(next[entryPoint] ?? 0, first)
            next[entryPoint] = number + 1
            if number < first + known.count { return known[known.startIndex + number - first].id }
            known.append((id, now))
            return nil
        }
    }

    private let interval: Duration?
    // The keys are bytes: strings that are equal in Swift may be different links.
    private var taps: [[UInt8]: Taps] = [:]
    /// The number of stored URLs at which the filter searches all of them for expired taps, to free their memory.
    private var capacity = 16

    init(interval: Duration?) { self.interval = interval }

    mutating func tap<Route>(of link: IncomingLink<Route>, as id: LinkID, now: Duration) -> LinkID? {
        guard let interval, let entryPoint = link.entryPoint, let url = link.url,
            LinkQueue(link.channel) == .outside
        else { return nil }
        // If the clock was set back, earlier taps are ignored: opening twice is better than losing a tap.
        let isOver = { (time: Duration) in now < time || now - time > interval }
        if taps.count >= capacity {
            for text in taps.keys { forget(text, where: isOver) }
            capacity = max(16, 2 * taps.count)
        }
        let text = Array(url.utf8)
        forget(text, where: isOver)
        return taps[text, default: Taps()].deliver(id, entryPoint, now: now)
    }

    private mutating func forget(_ text: [UInt8], where isOver: (Duration) -> Bool) {
        taps[text]?.forget(where: isOver)
        if taps[text]?.known.isEmpty == true { taps[text] = nil }
    }
}
