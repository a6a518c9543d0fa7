// Not in WaymarkEngine, because matching links does not compare parameter types.
extension TextAutomaton: Hashable {
    /// Returns `true` if two regular expressions match the same strings, even if they are written differently.
    package static func == (a: TextAutomaton, b: TextAutomaton) -> Bool { a.takesSame(as: b) }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(fault == nil ? nil : expression)
        hasher.combine(ends)
        hasher.combine(steps)
    }
}
