import WaymarkCore

extension Report {
    /// Writes the data of the page's scripts: the routes as in `waymark list`, example links, and types.
    func writeData(to out: inout OutputBuffer) {
        out.object { out in
            out.key("routes")
            out.array(of: routes) { $1.row.writeJSON(to: &$0) }
            out.key("examples")
            out.object { out in
                for route in routes where !route.examples.isEmpty {
                    out.key(text: route.row.name)
                    out.array(of: route.examples) { $0.string($1.link) }
                }
            }
            out.key("rest")
            out.array(of: routes.filter(\.hasRest)) { $0.string($1.row.name) }
            out.key("types")
            out.object { out in for type in types { type.writeMember(to: &out) } }
        }
    }
}

extension ReportedType {
    fileprivate func writeMember(to out: inout OutputBuffer) {
        out.key(text: name)
        out.object { out in
            out.member("words", words)
            guard !texts.isEmpty else { return }
            out.key("oneOf")
            out.array(of: texts) { $0.string($1) }
        }
    }
}
