/// A pseudo-random sequence that is the same on every run and platform (SplitMix64), or choices that somebody else has
/// made.
package struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64
    /// What is chosen, a byte for a choice; `nil` for choices by chance.
    private var choices: ArraySlice<UInt8>?

    package init(seed: some BinaryInteger) {
        state = UInt64(truncatingIfNeeded: seed)
        // Where one sequence is must not be one step behind where the next one is.
        state = next()
    }

    /// Choices made by bytes: a fuzzer changes a byte and sees what that choice was good for. When there are no more,
    /// each choice is the first one.
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
    /// A number from 0 up to, and without, a limit.
    package mutating func below(_ limit: Int) -> Int {
        guard choices != nil else { return Int.random(in: 0..<limit, using: &self) }
        return Int(choices?.popFirst() ?? 0) % limit
    }

    /// True once in so many times.
    package mutating func once(in count: Int) -> Bool { below(count) == 0 }

    package mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

    /// The bytes that no choice has been made by.
    package mutating func rest() -> [UInt8] {
        defer { choices = choices.map { _ in [] } }
        return Array(choices ?? [])
    }
}
