/// A pseudo-random generator with the same sequence in every run and on every platform (SplitMix64). It can also replay
/// given choices.
package struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64
    /// The remaining choices, one byte each, or `nil` for random choices.
    private var choices: ArraySlice<UInt8>?

    package init(seed: some BinaryInteger) {
        state = UInt64(truncatingIfNeeded: seed)
        // Hashes the seed, because sequences of adjacent states would overlap.
        state = next()
    }

    /// Creates a generator that replays choices, for fuzzing: each byte controls one choice. After the last byte, each
    /// choice is the first alternative.
    package init(choices: some Sequence<UInt8>) {
        self.init(seed: 0)
        self.choices = Array(choices)[...]
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

extension SeededGenerator {
    /// Returns a number from 0 up to, but not including, a limit.
    package mutating func below(_ limit: Int) -> Int {
        guard choices != nil else { return Int.random(in: 0..<limit, using: &self) }
        return Int(choices?.popFirst() ?? 0) % limit
    }

    /// Returns `true` with the probability 1 / `count`.
    package mutating func once(in count: Int) -> Bool { below(count) == 0 }

    package mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

    /// Returns and removes the remaining choices.
    package mutating func rest() -> [UInt8] {
        defer { choices = choices.map { _ in [] } }
        return Array(choices ?? [])
    }
}
