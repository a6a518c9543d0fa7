/// A sketch of the most frequent of any number of values, in bounded memory (Misra–Gries; merged as by Agarwal et al.).
///
/// Each count is a lower bound, too low by at most ``error``. Counts of up to ``capacity`` different values are exact.
struct ValueSketch: Sendable {
    /// The maximum number of different values that remain after `reduce()`.
    static let capacity = 256

    /// A lower bound of the count of each kept value, by its UTF-8 bytes: equal Swift strings can differ in bytes.
    private var counts: [[UInt8]: Int] = [:]

    /// The maximum by which a count is too low. It is at most the total count divided by `capacity + 1`.
    private(set) var error = 0

    mutating func add(_ value: String) { counts[Array(value.utf8), default: 0] += 1 }

    mutating func merge(_ other: ValueSketch) {
        counts.merge(other.counts, uniquingKeysWith: +)
        error += other.error
        reduce()
    }

    /// If there are more than ``capacity`` values, drops the rarest, and lowers the counts of the others. Until the
    /// next call, no added value is dropped.
    mutating func reduce() {
        guard counts.count > Self.capacity else { return }
        // Subtracting the same number from each count leaves only the most frequent values.
        let excess = counts.values.sorted(by: >)[Self.capacity]
        counts = counts.compactMapValues { $0 > excess ? $0 - excess : nil }
        error += excess
    }

    /// Returns the most frequent values, each with a lower bound of its count.
    func most(_ count: Int) -> [(value: String, count: Int)] {
        let all = counts.sorted {
            $0.value != $1.value ? $0.value > $1.value : $0.key.lexicographicallyPrecedes($1.key)
        }
        return all.prefix(count).map { (value: String(decoding: $0.key, as: UTF8.self), count: $0.value) }
    }
}
