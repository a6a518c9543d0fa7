import WaymarkCore
import WaymarkEngine
import WaymarkNotations

/// A replacement of a route file's link sources by those of an environment, in routes and links that name a source.
struct SourceReplacement {
    private let file: RouteFile
    private let old: [LinkSource]
    private let new: [Located<LinkSource>]

    init(of file: RouteFile, by sources: [Located<LinkSource>]) {
        self.file = file
        old = file.sources.isEmpty ? file.notation.sources : file.sources.map(\.value)
        new = sources
    }

    func replacing(_ route: RouteFile.Route) -> RouteFile.Route {
        var route = route
        route.sources = route.sources.flatMap { sources(for: $0) }.uniquedByValue()
        for index in route.patterns.indices {
            let written = route.patterns[index]
            guard let text = pattern(written.value, of: route)?.text else { continue }
            route.patterns[index].value = text
            route.written[text] = route.written[text] ?? written
        }
        route.patterns = route.patterns.uniquedByValue()
        for index in route.examples.indices {
            route.examples[index].url = route.examples[index].url.map { link($0) ?? $0 }
        }
        route.rejects = route.rejects.map { text in text.map { link($0) ?? $0 } }
        return route
    }

    /// Returns the link sources of a route, or in its patterns, that no source of the environment replaces.
    func unreplaced(in route: RouteFile.Route) -> [Located<LinkSource>] {
        route.sources.filter { sources(for: $0).isEmpty }
            + route.patterns.compactMap { written in
                guard let pattern = pattern(written.value, of: route), pattern.text == nil else { return nil }
                return Located(pattern.source, at: written.place)
            }
    }

    /// Returns a link with the scheme and host of the environment, such as `https://staging.example.com/a` for
    /// `https://example.com/a`. A link from no source of the file stays unchanged. Returns `nil` if the environment has
    /// no replacement for the link's source.
    func link(_ text: String) -> String? {
        guard let source = source(of: text), let parts = SourcedText(text, hostIsSegment: false) else { return text }
        return replaced(parts, from: source, hostIsSegment: source.hostIsSegment)
    }

    /// Returns the environment's sources of the same kind, such as web hosts, for a source of the file; any other
    /// source unchanged.
    private func sources(for source: Located<LinkSource>) -> [Located<LinkSource>] {
        old.contains(source.value) ? new.filter { $0.value.isReplacement(for: source.value) } : [source]
    }

    /// Returns the link source of the file with which a pattern begins, such as `myapp://`, and the pattern with the
    /// environment's source; `nil` for the latter without a replacement.
    private func pattern(_ text: String, of route: RouteFile.Route) -> (source: LinkSource, text: String?)? {
        guard let own = file.pattern(text, of: route)?.source,
            let parts = SourcedText(text, hostIsSegment: own.hostIsSegment),
            let source = source(of: parts.origin, own: own)
        else { return nil }
        // If the file's link source names a host, it alone decides if the pattern's host is a path segment.
        let hostIsSegment = source.hostIsSegment || own.hostIsSegment && !source.namesHost
        return (source, replaced(parts, from: source, hostIsSegment: hostIsSegment))
    }

    /// Returns the first link source of the file that accepts a link or equals `own`, the source at the start of a
    /// pattern. If `own` reads the host as a path segment, sources of its scheme without a host count, too.
    private func source(of link: String?, own: LinkSource? = nil) -> LinkSource? {
        let policy = file.policy?.value ?? file.notation.policy
        let url = link.flatMap { try? ParsedURL($0, policy: policy) }
        let scheme = own?.hostIsSegment == true ? own?.scheme : nil
        return old.first { source in
            guard let its = source.scheme else { return false }
            return source == own || !source.namesHost && its == scheme || url?.comes(from: [source]) == true
        }
    }

    private func replaced(_ text: SourcedText, from source: LinkSource, hostIsSegment: Bool) -> String? {
        guard let target = target(for: source, text) else { return nil }
        let start = (target.scheme ?? "") + ":"
        if target.hasHost(of: source) { return start + text.afterScheme }
        let path = hostIsSegment ? text.pathWithHost : String(text.rest)
        if target.namesHost {
            let origin = target.originText
            return (text.hasBothSchemes ? SourcedText.bothSchemes + origin.drop { $0 != ":" } : origin) + path
        }
        guard path.isEmpty || target.hostIsSegment && path.hasPrefix("/") else { return start + path }
        return start + "//" + path.dropFirst()
    }

    /// Returns the source of the environment that replaces `source` in a link or pattern. Prefers a source that also
    /// has (or also lacks) a host, then one with the same scheme. Wildcard hosts replace only wildcard hosts.
    private func target(for source: LinkSource, _ text: SourcedText) -> LinkSource? {
        let isFamily = text.authority.hasPrefix("*.")
        let all = new.map(\.value).filter { $0.isReplacement(for: source) && (isFamily || !$0.hasWildcard) }
        let similar = all.filter { $0.namesHost == source.namesHost && $0.hasWildcard == isFamily }
        let candidates = similar.isEmpty ? all : similar
        return candidates.first { $0.scheme == text.scheme } ?? candidates.first
    }
}

extension LinkSource {
    /// `true` if both sources are web hosts, both are custom schemes, or both accept links from anywhere.
    fileprivate func isReplacement(for other: LinkSource) -> Bool {
        switch (kind, other.kind) {
        case (.host, .host), (.scheme, .scheme), (.anywhere, .anywhere): true
        case (.host, _), (.scheme, _), (.anywhere, _): false
        }
    }

    /// `true` if both are custom schemes with the same host, port and host rule, such as `a://open` and `b://open`.
    fileprivate func hasHost(of other: LinkSource) -> Bool {
        guard case .scheme(let scheme, _, _, _) = kind, case .scheme(_, let host, let port, let rule) = other.kind
        else { return false }
        return self == LinkSource(.scheme(scheme, host: host, port: port, rule: rule))
    }

    /// The scheme of links that are printed for the link source; `nil` for `anywhere`.
    fileprivate var scheme: String? {
        switch kind {
        case .anywhere: nil
        case .host(_, _, _, let https): https ? "https" : "http"
        case .scheme(let scheme, _, _, _): scheme
        }
    }

    fileprivate var namesHost: Bool {
        switch kind {
        case .host: true
        case .scheme(_, let host, _, _): host?.isEmpty == false
        case .anywhere: false
        }
    }

    /// `true` if the host of a link from this link source is the first segment of its path.
    fileprivate var hostIsSegment: Bool {
        if case .scheme(_, host: nil, _, .firstSegment) = kind { true } else { false }
    }

    fileprivate var hasWildcard: Bool {
        if case .host(let host, _, _, _) = kind { host.hasPrefix("*.") } else { false }
    }
}

extension Array {
    fileprivate func uniquedByValue<Value: Hashable>() -> [Element] where Element == Located<Value> {
        var known: Set<Value> = []
        return filter { known.insert($0.value).inserted }
    }
}
