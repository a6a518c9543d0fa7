import WaymarkCore

/// Values of a route, and what becomes of them: a link, or a refusal.
struct LinkVector {
    /// The values of parameters by their names.
    let values: [String: CaptureValue]
    /// The segments of an unnamed catch-all.
    let rest: [String]
    let outcome: Outcome

    var isRefused: Bool { if case .refused = outcome { true } else { false } }

    /// This enum is complete.
    enum Outcome: Equatable {
        case link(String)
        /// The code of the error.
        case refused(String)
    }
}

/// The vectors of one route.
struct RouteVectors {
    let route: GeneratedRoute
    let vectors: [LinkVector]
}
