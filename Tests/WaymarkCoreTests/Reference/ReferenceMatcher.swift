import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// One variant of one pattern of one entry.
struct ReferenceVariant: Sendable {
    /// The index of the entry, of the pattern in the entry, and of the variant in the pattern.
    var place: [Int]
    var variant: PatternVariant
    var sources: [LinkSource]
}

/// The match of a link with an entry.
struct Sighting: Hashable, Sendable {
    var entry: Int
    var captures: [Captures.Element]
    var rest: [String]
}

/// A simple matcher that tries every variant of every pattern in order.
///
/// It shares pattern parsing with the router, but no lookup code, and is simple enough to verify by reading.
struct ReferenceMatcher {
    enum Outcome: Hashable {
        case matched(Sighting)
        case isRepeated
        case unmatched
    }

    /// Every variant, in order of precedence.
    private let variants: [ReferenceVariant]
    private let policy: LinkPolicy

    init<Route>(_ table: RouteTable<Route>, _ entries: [RouteEntry<Route>]) throws {
        var variants: [ReferenceVariant] = []
        for (entry, patterns) in entries.map(\.patterns).enumerated() {
            for (index, pattern) in patterns.enumerated() {
                let sources = pattern.source.map { [$0] } ?? entries[entry].sources
                for (number, variant) in try pattern.variants().enumerated() {
                    variants.append(
                        ReferenceVariant(place: [entry, index, number], variant: variant, sources: sources))
                }
            }
        }
        self.variants = variants.sorted(by: ReferenceOrder(precedence: table.precedence).precedes)
        policy = table.policy
    }

    /// Returns the matches of a link in order of precedence, ending before the first one with a forbidden duplicate
    /// item.
    func matches(_ link: SampleLink) -> [Sighting] {
        var asked: Set<Int> = []
        let firsts = candidates(link).filter { asked.insert($0.entry).inserted }
        return firsts.prefix { $0.sighting != nil }.compactMap(\.sighting)
    }

    /// Returns the result for a link. The best variant decides, even if its only problem is a duplicate item.
    func outcome(_ link: SampleLink) -> Outcome {
        guard let best = candidates(link).first else { return .unmatched }
        return best.sighting.map { .matched($0) } ?? .isRepeated
    }

    /// Returns the entry and the match of each variant that matches a link. The match is `nil` if only a duplicate item
    /// prevents it.
    private func candidates(_ link: SampleLink) -> [(entry: Int, sighting: Sighting?)] {
        variants.compactMap { variant in
            for view in views(of: link, for: variant.sources) {
                if let sighting = match(link, view, variant) { return (variant.place[0], sighting) }
            }
            return nil
        }
    }

    /// Returns the readings of a link's path by the sources: its segments, with or without its host as the first one.
    private func views(of link: SampleLink, for sources: [LinkSource]) -> [(segments: [String], hasHost: Bool)] {
        var segments = link.segments + (policy.keepsTrailingSlash && link.hasSlashAtEnd ? [""] : [])
        if policy.dropsEmptySegments { segments.removeAll { $0.isEmpty } }
        while policy.dropsTrailingSlashes, segments.last == "" { segments.removeLast() }
        let rules = sources.compactMap { source -> LinkSource.HostRule? in
            switch source.kind {
            case .anywhere(_, let web, let custom): link.scheme == "https" ? web : custom
            case .host(let host, _, _, _): link.scheme == "https" && link.host == host ? .ignored : nil
            case .scheme(let scheme, nil, _, let rule): link.scheme == scheme ? rule : nil
            case .scheme(let scheme, let host?, _, _):
                link.scheme == scheme && link.host?.lowercased() == host ? .ignored : nil
            }
        }
        let host = link.host.flatMap { $0.isEmpty ? nil : $0 }
        let usesHost = rules.map { $0 == .firstSegment && host != nil }
        return (usesHost.contains(false) ? [(segments, false)] : [])
            + (usesHost.contains(true) ? [([host ?? ""] + segments, true)] : [])
    }

    /// Returns `nil` if the variant does not match, and `.some(nil)` if only a duplicate item prevents a match.
    private func match(
        _ link: SampleLink, _ view: (segments: [String], hasHost: Bool), _ candidate: ReferenceVariant
    ) -> Sighting?? {
        let variant = candidate.variant
        let path = ReferencePath(
            folds: policy.isCaseInsensitive,
            countWithHost: view.hasHost && !policy.comparesHostSegmentsExactly ? view.segments.count : nil)
        guard let taken = path.take(view.segments[...], by: variant.segments[...]) else { return nil }
        var captures = zip(variant.segments, taken).flatMap(Self.captures)
        let query = ReferenceQuery(link: link, policy: policy)
        var isRepeated = false
        let parameters = variant.query.map(\.parameter) + [variant.fragment?.parameter]
        for (reading, parameter) in zip(variant.query.map(query.read) + [query.read(variant.fragment)], parameters) {
            switch reading {
            case .fails: return nil
            case .isRepeated: isRepeated = true
            case .fits(let value):
                guard let value, let name = parameter?.name else { continue }
                captures.append(Captures.Element(name: name, value: value))
            }
        }
        return .some(
            isRepeated ? nil : Sighting(entry: candidate.place[0], captures: captures, rest: Self.rest(variant, taken)))
    }

    private static func captures(_ segment: SegmentPattern, _ taken: ReferencePath.Taken) -> [Captures.Element] {
        switch (segment, taken) {
        case (.parameter(let parameter), .text(let text)): return capture(parameter, text)
        case (.partial(let pieces), .pieces(let texts)):
            return zip(pieces, texts).flatMap { piece, text -> [Captures.Element] in
                guard case .parameter(let parameter) = piece else { return [] }
                return capture(parameter, text)
            }
        case (.catchAll(let run), .run(let segments)):
            return run.name.map { [.init(name: $0, value: .list(segments.map(CaptureValue.string)))] } ?? []
        default: return []
        }
    }

    private static func capture(_ parameter: PatternParameter, _ text: String) -> [Captures.Element] {
        guard let name = parameter.name, let value = ReferenceValues().value(of: text, parameter.type) else {
            return []
        }
        return [.init(name: name, value: value)]
    }

    private static func rest(_ variant: PatternVariant, _ taken: [ReferencePath.Taken]) -> [String] {
        for (segment, taken) in zip(variant.segments, taken) {
            if case (.catchAll(let run), .run(let segments)) = (segment, taken), run.name == nil { return segments }
        }
        return []
    }
}
