/// Approximate counts of the most frequent values, in bounded memory (Misra–Gries; merged as by Agarwal et al.). Each
/// count is too low by at most ``error``. Counts of up to ``capacity`` different values are exact.
struct ValueSketch: Sendable {
    /// The maximum number of values after `reduce()`.
    static let capacity = 256

    /// The counts by UTF-8 bytes, because equal Swift strings can differ in bytes.
    private var counts: [[UInt8]: Int] = [:]

    /// The maximum error of a count. It is at most the total of all counts divided by `capacity + 1`.
    private(set) var error = 0

    mutating func add(_ value: String) { counts[Array(value.utf8), default: 0] += 1 }

    mutating func merge(_ other: ValueSketch) {
        counts.merge(other.counts, uniquingKeysWith: +)
        error += other.error
        reduce()
    }

    /// Reduces the values to ``capacity``: drops rare ones, and lowers the counts of the others.
    mutating func reduce() {
        guard counts.count > Self.capacity else { return }
        // Subtracting the same number from each count keeps the most frequent values.
        let excess = counts.values.sorted(by: >)[Self.capacity]
        counts = counts.compactMapValues { $0 > excess ? $0 - excess : nil }
        error += excess
    }

    func most(_ count: Int) -> [(value: String, count: Int)] {
        let all = counts.sorted {
            $0.value != $1.value ? $0.value > $1.value : $0.key.lexicographicallyPrecedes($1.key)
        }
        return all.prefix(count).map { (value: String(decoding: $0.key, as: UTF8.self), count: $0.value) }
    }
}
