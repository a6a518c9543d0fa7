extension Duration {
    /// The nearest duration that a number of milliseconds has words for, which is 292 million years either way. Of longer
    /// ones neither a sum nor ``components`` is sure to exist.
    var bounded: Duration { min(max(self, .milliseconds(Int64.min)), .milliseconds(Int64.max)) }

    /// Milliseconds without a fraction; the nearest that there are for a duration of ages.
    var wholeMilliseconds: Int64 {
        let (seconds, attoseconds) = bounded.components
        return seconds * 1000 + attoseconds / 1_000_000_000_000_000
    }
}
