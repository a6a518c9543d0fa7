import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// What a pattern's parameters held, in its order.
struct PlainCaptures {
    var named: [(name: String, value: CaptureValue)] = []
    /// What the runs without a name took, the first run first.
    var runs: [[Bytes]] = []

    mutating func add(_ value: CaptureValue, for name: String?) {
        if let name { named.append((name, value)) }
    }

    static func + (a: PlainCaptures, b: PlainCaptures) -> PlainCaptures {
        PlainCaptures(named: a.named + b.named, runs: a.runs + b.runs)
    }
}
