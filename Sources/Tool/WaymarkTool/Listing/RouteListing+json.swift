import WaymarkCore
import WaymarkExplain

extension RouteListing {
    /// Writes one line: an array with an object for each route.
    func writeJSON(to out: inout OutputBuffer) {
        out.array(of: rows) { $1.writeJSON(to: &$0) }
        out.endLine()
    }
}

extension RouteListing.Row {
    // `deprecated`, `replacedBy` and `fallback` are omitted for routes without them.
    func writeJSON(to out: inout OutputBuffer) {
        out.object { out in
            out.member("route", name)
            out.key("patterns")
            out.array(of: patterns) { $0.string($1.text) }
            out.key("parameters")
            out.array(of: parameters) { $1.writeJSON(to: &$0) }
            out.key("sources")
            out.array(of: allSources) { $0.string($1.description) }
            out.member("summary", orNull: summary)
            out.key("tags")
            out.array(of: tags) { $0.string($1) }
            end?.writeMembers(to: &out)
            guard isFallback else { return }
            out.key("fallback")
            out.bool(true)
        }
    }
}

extension ListedParameter {
    // `default` is omitted for a parameter without one.
    fileprivate func writeJSON(to out: inout OutputBuffer) {
        out.object { out in
            out.member("name", name)
            out.member("kind", kind.rawValue)
            out.member("type", type)
            out.key("required")
            out.bool(isRequired)
            out.member("variants", isInAllVariants ? "all" : "some")
            switch defaultValue {
            case .value(let value): out.member("default", value)
            case .list(let values, _):
                out.key("default")
                out.array(of: values) { $0.string($1) }
            case nil: break
            }
        }
    }
}

extension RouteTree {
    /// Writes one line: a node with the routes that end at it, and its children.
    func writeJSON(to out: inout OutputBuffer) {
        out.object { out in
            out.member("segment", segment)
            out.key("routes")
            out.array(of: routes) { out, end in
                out.object {
                    $0.member("name", end.name)
                    $0.member("suffix", end.suffix)
                }
            }
            out.key("children")
            out.array(of: children) { $1.writeJSON(to: &$0) }
        }
    }
}
