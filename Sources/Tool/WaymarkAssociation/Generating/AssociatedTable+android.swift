import WaymarkCore
import WaymarkProofs

extension AssociatedTable {
    /// Patterns of Android for what stays in the browser, as far as they can say it: single paths, and everything below a path.
    ///
    /// A route of the app that wins over such links keeps them from being excluded.
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
    /// Patterns that take these paths and no others, with a slash at the end and without; none if patterns cannot say it.
    fileprivate var androidPatterns: [String] {
        var fixed: [String] = []
        for (index, part) in parts.enumerated() {
            switch part {
            case .segment(let text):
                guard text.isLiteralGlob, !text.contains("%") else { return [] }
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
