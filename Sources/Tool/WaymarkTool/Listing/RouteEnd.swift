#if !hasFeature(Embedded)
    import WaymarkManifest
#endif

/// When a route ends, and what comes after it.
struct RouteEnd: Sendable, Hashable {
    let month: RouteMonth?
    let successor: String?

    /// `deprecated, ends with 2027-01, use 'user'`
    var sentence: String {
        let words = [month.map { "ends with \($0)" }, successor.map { "use '\($0.escaped())'" }].compactMap { $0 }
        return "deprecated: " + words.joined(separator: ", ")
    }
}

extension RouteEnd {
    func writeMembers(to out: inout OutputBuffer) {
        if let month { out.member("deprecated", month.description) }
        if let successor { out.member("replacedBy", successor) }
    }
}

#if !hasFeature(Embedded)
    extension RouteFile.Route {
        /// `nil` if nothing is said of an end.
        var end: RouteEnd? {
            guard deprecated != nil || replacedBy != nil else { return nil }
            return RouteEnd(month: deprecated?.value, successor: replacedBy?.value)
        }
    }
#endif
