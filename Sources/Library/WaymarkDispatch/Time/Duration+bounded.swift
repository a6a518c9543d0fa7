extension Duration {
    /// The duration clamped to 292 million years, so that a sum of two never overflows.
    var bounded: Duration { min(max(self, .milliseconds(Int64.min)), .milliseconds(Int64.max)) }
}
