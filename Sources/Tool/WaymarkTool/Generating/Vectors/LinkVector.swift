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

extension LinkVector {
    /// Returns the beginning of a call that compares the result.
    func check(of route: GeneratedRoute, _ quoted: (String) -> String) -> String {
        let name = quoted(route.route.name.value)
        return switch outcome {
        case .link(let link): "link(\(name), \(quoted(link))"
        case .refused(let code): "refused(\(name), \(quoted(code))"
        }
    }
}

struct RouteVectors {
    let route: GeneratedRoute
    let vectors: [LinkVector]
}

extension [RouteVectors] {
    /// Returns the calls for all vectors that the language can express.
    func calls(_ call: (LinkVector, GeneratedRoute) -> String?) -> [String] {
        flatMap { route in route.vectors.compactMap { call($0, route.route) } }
    }
}

extension [String] {
    /// Returns functions with at most `count` of the statements each.
    func functions(of count: Int, _ keywords: String) -> [String] {
        stride(from: 0, to: self.count, by: count).enumerated().map { number, start in
            let statements = self[start..<Swift.min(start + count, self.count)].map { "    \($0)\n" }
            return "\(keywords) try\(number)() {\n" + statements.joined() + "}\n"
        }
    }
}
