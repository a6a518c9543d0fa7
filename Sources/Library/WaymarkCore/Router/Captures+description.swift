// Not in WaymarkEngine: programs contain all conformances of the engine, also those that read no captures.
extension Captures: CustomStringConvertible {
    /// The names and values, such as `id: 15, tags: a,b`.
    public var description: String { map { $0.name + ": " + $0.value.description }.joined(separator: ", ") }
}
