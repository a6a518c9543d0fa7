#if !hasFeature(Embedded)
    import WaymarkManifest
#endif

/// The last month in which a route is supported, and the route that replaces it.
struct RouteDeprecation: Sendable, Hashable {
    let month: RouteMonth?
    let successor: String?

    var sentence: String {
        let words = [month.map { "ends with \($0)" }, successor.map { "use '\($0.escaped())'" }].compactMap { $0 }
        return "deprecated: " + words.joined(separator: ", ")
    }

    func writeMembers(to out: inout OutputBuffer) {
        if let month { out.member("deprecated", month.description) }
        if let successor { out.member("replacedBy", successor) }
    }
}

#if !hasFeature(Embedded)
    extension RouteFile.Route {
        var end: RouteDeprecation? {
            guard deprecated != nil || replacedBy != nil else { return nil }
            return RouteDeprecation(month: deprecated?.value, successor: replacedBy?.value)
        }
    }
#endif
