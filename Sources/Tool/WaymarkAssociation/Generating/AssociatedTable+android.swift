import WaymarkCore
import WaymarkProofs

extension AssociatedTable {
    /// Returns Android patterns for the links that stay in the browser, if expressible: single paths, and everything
    /// below a path.
    ///
    /// Links that may match a preceding route of the app are not excluded.
    func excludedPatterns(forHost host: String) -> [String] {
        var maker = GlobMaker(ClaimSpace(engine.table))
        var (patterns, claimed) = ([String](), [PathGlob]())
        for rank in maker.space.ranks(onHost: host) {
            let variant = engine.table.variants[rank]
            let path = maker.path(of: variant.variant)
            if opensApp[variant.entry] {
                claimed.append(path)
            } else if variant.variant.query.isEmpty, variant.variant.fragment == nil,
                !claimed.contains(where: { $0.mayOverlap(path) })
            {
                patterns += path.androidPatterns.filter { !patterns.contains($0) }
            }
        }
        return patterns
    }
}

extension PathGlob {
    /// Patterns for exactly these paths, with and without a trailing slash; empty if patterns cannot express them.
    fileprivate var androidPatterns: [String] {
        var fixed: [String] = []
        for (index, part) in parts.enumerated() {
            switch part {
            case .segment(let text):
                // Android escapes '.', even if the pattern is compared literally.
                guard text.isLiteralGlob, !text.contains(where: { "%.".contains($0) }) else { return [] }
                fixed.append(text)
            case .run(let minimum):
                guard index == parts.count - 1 else { return [] }
                let path = "/" + fixed.joined(separator: "/")
                if fixed.isEmpty { return minimum == 0 ? ["*"] : ["/?*"] }
                return (minimum == 0 ? [path] : []) + ["\(path)/*"]
            }
        }
        let path = "/" + fixed.joined(separator: "/")
        return fixed.isEmpty ? ["/"] : [path, path + "/"]
    }
}
