import WaymarkCore

/// Another spelling of a normalized link, such as `/%61` for `/a`, which systems and routes can treat differently.
struct AlternativeSpelling {
    let link: String
    /// The normalized link to compare with.
    let plain: String
    let kind: Kind

    enum Kind { case lowercaseEscapes, needlessEscape, escapedSlash, noHost }

    /// Returns other spellings of a link. The link and the spellings lack the scheme and host or, if the scheme is
    /// custom, only the scheme (`myapp:`). A custom scheme needs `route`, whose first segments can match the host.
    static func others(of link: String, route: FirstSegments?) -> [AlternativeSpelling] {
        guard let route, link.hasPrefix("//") else { return others(of: link) }
        let start = link.dropFirst(2).firstIndex { "/?#".contains($0) } ?? link.endIndex
        let (authority, rest) = (link[..<start], String(link[start...]))
        let others = others(of: rest).map { other in
            AlternativeSpelling(link: authority + other.link, plain: authority + other.plain, kind: other.kind)
        }
        let segments = route.spellings(of: String(authority.dropFirst(2)))
        return others
            + segments.flatMap { segment in
                ["///", "/", ""].map { AlternativeSpelling(link: $0 + segment + rest, plain: link, kind: .noHost) }
            }
    }

    /// Returns spellings with lowercase escapes and with one escaped letter. For each segment, also returns a link with
    /// an escaped slash in it, which a route matches if the segment accepts any string.
    private static func others(of link: String) -> [AlternativeSpelling] {
        let path = link.prefix { $0 != "?" && $0 != "#" }
        let rest = link[path.endIndex...]
        let small =
            path.contains("%") ? String(path).replacing(/%[0-9A-F]{2}/) { $0.output.lowercased() } : String(path)
        var all =
            small == String(path) ? [] : [AlternativeSpelling(link: small + rest, plain: link, kind: .lowercaseEscapes)]
        // A letter after `%` is a digit of an escape.
        let letter = path.indices.first { index in
            path[index].isASCII && path[index].isLetter && !path[..<index].suffix(2).contains("%")
        }
        if let index = letter {
            let escape = PercentEncoding.encode(String(path[index]), keeping: ByteSet(""))
            let other = String(path[..<index]) + escape + path[path.index(after: index)...]
            all.append(AlternativeSpelling(link: other + rest, plain: link, kind: .needlessEscape))
        }
        let segments = path.split(separator: "/", omittingEmptySubsequences: false)
        for index in segments.indices where !segments[index].isEmpty {
            let links = ["%2Fa", "a"].map { end in
                var other = segments.map(String.init)
                other[index] += end
                return other.joined(separator: "/") + rest
            }
            all.append(AlternativeSpelling(link: links[0], plain: links[1], kind: .escapedSlash))
        }
        return all
    }
}

/// The first segments of a route's links, as the route spells them.
///
/// Hosts are case-insensitive, but segments are not: `myapp://Settings` has the host `settings`, but its route
/// possibly matches only the segment `Settings`.
struct FirstSegments {
    /// The literals in the first segment of each variant of the route, in order.
    private let forms: [[String]]

    init(ofEntry entry: Int, in table: RankedTable) {
        let segments = table.variants.filter { $0.entry == entry }.compactMap(\.variant.segments.first)
        forms = segments.flatMap { segment -> [[String]] in
            switch segment {
            case .literal(let text): [[text]]
            case .partial(let pieces): [pieces.compactMap { $0.parameter == nil ? $0.literal : nil }]
            case .parameter(let parameter): Self.texts(of: parameter, in: table).map { [$0] }
            case .wildcard, .catchAll: []
            }
        }
    }

    private static func texts(of parameter: PatternParameter, in table: RankedTable) -> [String] {
        guard case .oneOf(let texts)? = table.types.constraint(for: parameter.type)?.kind else { return [] }
        return texts.map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the spellings in which a host can match the first segment: unchanged, and with the case of its literals.
    func spellings(of host: String) -> [String] {
        let others = forms.map { texts in
            texts.reduce(host) { $0.replacing($1.lowercased(), with: $1, maxReplacements: 1) }
        }
        return ([host] + others).unique
    }
}
