/// It is here, and not in the engine: who only matches compares no types.
extension TextAutomaton: Hashable {
    /// Whether both take the same texts, however they are written.
    package static func == (a: TextAutomaton, b: TextAutomaton) -> Bool { a.takesSame(as: b) }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(fault == nil ? nil : expression)
        hasher.combine(ends)
        hasher.combine(steps)
    }
}
