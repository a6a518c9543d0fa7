import TestSupport

extension SeededGenerator {
    mutating func number() -> Int { below(3) == 0 ? Int(truncatingIfNeeded: next()) >> 12 : below(2_000) - 1_000 }

    mutating func texts(_ count: Int, atLeast minimum: Int) -> [String] {
        var texts: [String] = []
        while texts.count < count { texts.append(text(atLeast: minimum)) }
        return texts
    }

    /// Returns a random string of characters with a meaning in links.
    mutating func text(atLeast minimum: Int = 1) -> String {
        let characters = Array("aZ09-._~/%?#[]@!$&'()*+,;=: {}|\\^`<>\"éß中😀\u{301}")
        return String((0..<minimum + below(6)).map { _ in pick(characters) })
    }
}
