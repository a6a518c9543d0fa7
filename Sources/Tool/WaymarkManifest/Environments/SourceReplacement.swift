import WaymarkCore
import WaymarkEngine
import WaymarkNotations

/// A replacement of a file's sources by those of an environment, in routes and links that name a source.
struct SourceReplacement {
    private let file: RouteFile
    private let old: [LinkSource]
    private let new: [Located<LinkSource>]

    init(of file: RouteFile, by environment: RouteFile.Environment) {
        self.file = file
        old = file.sources.isEmpty ? file.notation.sources : file.sources.map(\.value)
        new = environment.sources
    }

    func replacing(_ route: RouteFile.Route) -> RouteFile.Route {
        var route = route
        route.sources = route.sources.flatMap { sources(for: $0) }.uniquedByValue
        route.patterns = route.patterns.map { text in text.map { pattern($0, of: route) } }
        for index in route.examples.indices {
            route.examples[index].url = route.examples[index].url.map { link($0) }
        }
        route.rejects = route.rejects.map { text in text.map { link($0) } }
        return route
    }

    /// The sources of a route that no source of the environment replaces.
    func unreplaced(in route: RouteFile.Route) -> [Located<LinkSource>] {
        route.sources.filter { sources(for: $0).isEmpty }
    }

    /// Returns the environment's sources of the same kind for a source of the file, or the source itself.
    private func sources(for source: Located<LinkSource>) -> [Located<LinkSource>] {
        old.contains(source.value) ? new.filter { $0.value.isReplacement(for: source.value) } : [source]
    }

    private func pattern(_ text: String, of route: RouteFile.Route) -> String {
        guard let source = file.pattern(text, of: route)?.source, old.contains(source) else { return text }
        return replaced(text, from: source)
    }

    private func link(_ text: String) -> String {
        let policy = file.policy?.value ?? file.notation.policy
        guard let url = try? ParsedURL(text, policy: policy), let source = old.first(where: { url.comes(from: [$0]) })
        else { return text }
        return replaced(text, from: source)
    }

    /// Replaces scheme and host, or the scheme alone if the host is a segment or ignored.
    private func replaced(_ text: String, from source: LinkSource) -> String {
        guard let colon = text.firstIndex(of: ":") else { return text }
        let candidates = new.map(\.value).filter { $0.isReplacement(for: source) && !$0.hasWildcard }
        let scheme = text[..<colon].lowercased()
        guard let target = candidates.first(where: { $0.scheme == scheme }) ?? candidates.first else { return text }
        guard source.namesHost else {
            return target.namesHost ? text : (target.scheme ?? scheme) + text[colon...]
        }
        guard target.namesHost else { return text }
        let start = text[colon...].dropFirst().drop { $0 == "/" }
        return target.description + start.drop { !"/?#".contains($0) }
    }
}

extension LinkSource {
    /// `true` if both are web sources, or both are custom schemes.
    fileprivate func isReplacement(for other: LinkSource) -> Bool {
        switch (kind, other.kind) {
        case (.host, .host), (.scheme, .scheme), (.anywhere, .anywhere): true
        case (.host, _), (.scheme, _), (.anywhere, _): false
        }
    }

    /// The scheme of the printed links; `nil` for `anywhere`.
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

    fileprivate var hasWildcard: Bool {
        guard case .host(let host, _, _, _) = kind else { return false }
        return host.hasPrefix("*.")
    }
}

extension [Located<LinkSource>] {
    fileprivate var uniquedByValue: [Located<LinkSource>] {
        var known: Set<LinkSource> = []
        return filter { known.insert($0.value).inserted }
    }
}
