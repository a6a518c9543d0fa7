import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// The captured values of a pattern, in the pattern's order.
struct PlainCaptures {
    var named: [(name: String, value: CaptureValue)] = []
    /// The segments of each unnamed catch-all, in order.
    var runs: [[Bytes]] = []

    mutating func add(_ value: CaptureValue, for name: String?) {
        if let name { named.append((name, value)) }
    }

    static func + (a: PlainCaptures, b: PlainCaptures) -> PlainCaptures {
        PlainCaptures(named: a.named + b.named, runs: a.runs + b.runs)
    }
}
