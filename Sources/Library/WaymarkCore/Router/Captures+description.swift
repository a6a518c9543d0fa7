// Not in WaymarkEngine, because every program contains all conformances of the engine, even unused ones.
extension Captures: CustomStringConvertible {
    /// The names and values of the captures, such as `id: 15, tags: a,b`.
    public var description: String { map { $0.name + ": " + $0.value.description }.joined(separator: ", ") }
}
