import WaymarkCore

/// Values of a route with the expected result: a link, or an error.
struct LinkVector {
    let values: [String: CaptureValue]
    /// The segments of an unnamed catch-all.
    let rest: [String]
    let outcome: Outcome

    var isRefused: Bool { if case .refused = outcome { true } else { false } }

    /// New versions add no cases.
    enum Outcome: Equatable {
        case link(String)
        /// The code of the error.
        case refused(String)
    }
}

struct RouteVectors {
    let route: GeneratedRoute
    let vectors: [LinkVector]
}
