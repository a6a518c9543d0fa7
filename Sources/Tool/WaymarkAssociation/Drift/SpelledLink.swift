/// Other spellings of a link that is written well.
struct SpelledLink {
    let link: String
    /// What it is compared with.
    let plain: String
    let kind: Kind

    /// What is spelled otherwise. This enum is complete.
    enum Kind { case smallEscapes, needlessEscape, escapedSlash, noHost }

    /// Other spellings of what follows the scheme's colon, or of what follows the host.
    ///
    /// - Parameter route: The route that takes the link, if a host may come before the path, which may be the first segment as
    ///   well.
    static func others(of link: String, route: FirstSegments?) -> [SpelledLink] {
        guard let route, link.hasPrefix("//") else { return others(of: link) }
        let start = link.dropFirst(2).firstIndex { "/?#".contains($0) } ?? link.endIndex
        let (authority, rest) = (link[..<start], String(link[start...]))
        let others = others(of: rest).map { other in
            SpelledLink(link: authority + other.link, plain: authority + other.plain, kind: other.kind)
        }
        let segments = route.spellings(of: String(authority.dropFirst(2)))
        return others
            + segments.flatMap { segment in
                ["///", "/", ""].map { SpelledLink(link: $0 + segment + rest, plain: link, kind: .noHost) }
            }
    }

    /// The link with its escapes in small letters, and with a letter escaped; and other links, with an escaped slash in one of the
    /// segments, which a route takes that takes any text there.
    private static func others(of link: String) -> [SpelledLink] {
        let path = link.prefix { $0 != "?" && $0 != "#" }
        let rest = link[path.endIndex...]
        let small = String(path).replacing(/%[0-9A-F]{2}/) { $0.output.lowercased() }
        var all = small == String(path) ? [] : [SpelledLink(link: small + rest, plain: link, kind: .smallEscapes)]
        if let index = path.firstIndex(where: { $0.isASCII && $0.isLetter }), !path[..<index].hasSuffix("%") {
            let escape = "%" + String(path[index].asciiValue ?? 0, radix: 16, uppercase: true)
            let other = String(path[..<index]) + escape + path[path.index(after: index)...]
            all.append(SpelledLink(link: other + rest, plain: link, kind: .needlessEscape))
        }
        let segments = path.split(separator: "/", omittingEmptySubsequences: false)
        for index in segments.indices where !segments[index].isEmpty {
            let links = ["%2Fa", "a"].map { end in
                var other = segments.map(String.init)
                other[index] += end
                return other.joined(separator: "/") + rest
            }
            all.append(SpelledLink(link: links[0], plain: links[1], kind: .escapedSlash))
        }
        return all
    }
}
