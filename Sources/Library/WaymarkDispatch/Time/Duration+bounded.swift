extension Duration {
    /// The nearest duration of at most 292 million years, so that a sum of two never overflows.
    var bounded: Duration { min(max(self, .milliseconds(Int64.min)), .milliseconds(Int64.max)) }
}
