// Not in WaymarkEngine, because programs contain even the unused conformances of that module.
extension Captures: CustomStringConvertible {
    /// The names and values of the captures, such as `id: 15, tags: a,b`.
    public var description: String { map { $0.name + ": " + $0.value.description }.joined(separator: ", ") }
}
