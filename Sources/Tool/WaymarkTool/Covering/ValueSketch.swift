/// The most frequent of any number of values, in bounded memory (Misra and Gries, merged as Agarwal and others do).
///
/// What is counted of a value is never more than there were, and at most ``error`` less. Until ``capacity`` values were seen
/// every count is exact.
struct ValueSketch: Sendable {
    /// How many values are kept.
    static let capacity = 256

    /// How many there were of each value that is kept, at least.
    private var counts: [String: Int] = [:]

    /// How many more there may have been of any value. It is at most all that were counted, divided by the capacity and one.
    private(set) var error = 0

    mutating func add(_ value: String) { counts[value, default: 0] += 1 }

    /// Adds what was counted elsewhere.
    mutating func merge(_ other: ValueSketch) {
        counts.merge(other.counts, uniquingKeysWith: +)
        error += other.error
        reduce()
    }

    /// Keeps no more values than there is room for. What was added since is counted exactly until then.
    mutating func reduce() {
        guard counts.count > Self.capacity else { return }
        // As many are taken from each value as leave no more than the most frequent ones.
        let excess = counts.values.sorted(by: >)[Self.capacity]
        counts = counts.compactMapValues { $0 > excess ? $0 - excess : nil }
        error += excess
    }

    /// The values that were seen most often, and how often at least.
    func most(_ count: Int) -> [(value: String, count: Int)] {
        let all = counts.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
        return all.prefix(count).map { (value: $0.key, count: $0.value) }
    }
}
