/// What was given back to the system lately, and would be given back for ever if the system gave it to the app again.
struct ReturnedLinks {
    /// How long a link is not returned again.
    static let interval = Duration.seconds(10)

    /// By the bytes of the link.
    private var times: [[UInt8]: Duration] = [:]

    /// Notes that a link is returned.
    ///
    /// - Returns: Whether it may be: not if it was returned just now.
    mutating func insert(_ url: String, now: Duration) -> Bool {
        // A clock that was set back might keep a link for ever.
        times = times.filter { now >= $0.value && now - $0.value < Self.interval }
        let text = Array(url.utf8)
        guard times[text] == nil else { return false }
        times[text] = now
        return true
    }
}
