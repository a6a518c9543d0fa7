struct Quartiles: Sendable {
    var lower: Double
    var median: Double
    var upper: Double

    /// - Parameter sample: At least one value, in any order.
    init(of sample: [Double]) {
        let sorted = sample.sorted()
        func value(at fraction: Double) -> Double {
            let place = fraction * Double(sorted.count - 1)
            let below = Int(place)
            let above = min(below + 1, sorted.count - 1)
            return sorted[below] + (sorted[above] - sorted[below]) * (place - Double(below))
        }
        lower = value(at: 0.25)
        median = value(at: 0.5)
        upper = value(at: 0.75)
    }
}
