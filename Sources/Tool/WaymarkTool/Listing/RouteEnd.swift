#if !hasFeature(Embedded)
    import WaymarkManifest
#endif

/// The end of support of a route, and its replacement.
struct RouteEnd: Sendable, Hashable {
    let month: RouteMonth?
    let successor: String?

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
        var end: RouteEnd? {
            guard deprecated != nil || replacedBy != nil else { return nil }
            return RouteEnd(month: deprecated?.value, successor: replacedBy?.value)
        }
    }
#endif
