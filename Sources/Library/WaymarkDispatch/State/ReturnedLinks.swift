/// The links that were recently returned to the system, which may deliver them to the app again, in a loop.
struct ReturnedLinks {
    static let interval = Duration.seconds(10)

    private var times: [[UInt8]: Duration] = [:]

    /// Records that a link is returned to the system. Returns `false` if that happened within the last ``interval``.
    mutating func insert(_ url: String, now: Duration) -> Bool {
        // Removes times in the future too, because the clock may have been set back.
        times = times.filter { now >= $0.value && now - $0.value < Self.interval }
        let text = Array(url.utf8)
        guard times[text] == nil else { return false }
        times[text] = now
        return true
    }
}
