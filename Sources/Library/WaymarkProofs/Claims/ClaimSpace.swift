/// The links of a route table as sets of strings. Of each link, only the spelling with the fewest escapes is included.
package struct ClaimSpace {
    var space: LinkSpace
    private let segmentSpelling: ByteSpelling
    /// The cached sets of queries that meet combinations of conditions, which many pattern variants share.
    private var knownQueries: [[[UInt8]?: ItemCondition]: TableQueries] = [:]
    private var knownSegments: [Language: Language] = [:]

    /// The links that a pattern variant matches.
    package struct TableClaim: Sendable {
        package let rank: Int
        package let entry: Int
        /// `true` if ``links`` also contains links that the policy rejects for duplicate query items.
        package let isRejected: Bool
        package let links: LinkClaim
    }

    package init(_ table: RankedTable) {
        space = LinkSpace([table])
        var segment = ByteClass(ByteSet.segment)
        if table.policy.decodesPlusInPath { segment = segment.subtracting(ByteClass(.plus)) }
        segmentSpelling = ByteSpelling(keeping: segment)
    }

    package var pool: LanguagePool {
        _read { yield space.sets.pool }
        _modify { yield &space.sets.pool }
    }

    /// Returns the paths, queries or fragments whose decoded strings are in a set.
    package mutating func decoded(_ texts: Language, _ part: LinkClaim.Part) -> Language {
        let structure = ByteClass(part.structure.utf8)
        let kept = ByteClass(ByteSet.query).union(structure)
        return pool.written(
            texts, ByteSpelling(keeping: kept.subtracting(ByteClass(part.escaped.utf8)), either: structure))
    }

    var policy: LinkPolicy { space.sides[0].policy }

    /// Returns all valid paths, queries and fragments.
    ///
    /// - Parameters:
    ///   - hasEmptySegments: If `true`, segments before the last may be empty.
    ///   - hasEscapedSlashes: If `true`, segments may contain escaped slashes.
    ///   - hasEmptyPath: If `true`, the slash after the host may be missing.
    package mutating func universe(
        hasEmptySegments: Bool, hasEscapedSlashes: Bool = true, hasEmptyPath: Bool = true
    ) -> LinkUniverse {
        let texts = everySegment(hasEmptySegments: hasEmptySegments, hasEscapedSlashes: hasEscapedSlashes)
        let paths = everyPath(of: texts, most: policy.maximumSegments)
        return universe(of: hasEmptyPath ? paths : pool.difference(paths, .empty))
    }

    mutating func universe(of path: Language) -> LinkUniverse {
        let fragment = pool.written(space.sets.values(policy), .fragment)
        let queries = pool.sequence(pool.text("?".utf8), pool.list(of: everyItem(), separator: .ampersand))
        return LinkUniverse(
            path: path, query: pool.union([.empty, queries]),
            fragment: pool.union([.empty, pool.sequence(pool.text("#".utf8), fragment)]))
    }

    mutating func everySegment(hasEmptySegments: Bool, hasEscapedSlashes: Bool) -> Language {
        var all = space.sides[0].segments
        if !hasEscapedSlashes {
            let any = pool.anyText()
            all = pool.difference(all, pool.sequence([any, pool.text("/".utf8), any]))
        }
        return writtenSegment(hasEmptySegments ? all : pool.difference(all, .empty))
    }

    /// The largest ``LinkPolicy/maximumSegments`` that limits the compared paths. Larger limits are ignored, because a
    /// comparison of longer paths finds nothing new.
    private static let countedSegments = 16

    /// Returns the paths with at most `limit` segments. A trailing slash counts if the policy reads it as a segment.
    mutating func everyPath(of texts: Language, most limit: Int) -> Language {
        let slash = pool.text("/".utf8)
        let most = limit > Self.countedSegments ? Int.max : limit
        func ends(_ most: Int) -> Language {
            withoutSlashAtEnd(pool.repetition(pool.sequence(slash, texts), minimum: 0, maximum: most))
        }
        let mostBefore = policy.readsTrailingSlash && most != .max ? max(0, most - 1) : most
        return pool.union([ends(most), pool.sequence(ends(mostBefore), slash)])
    }

    /// Returns the links that each pattern variant of the table matches, in order of precedence.
    ///
    /// - Parameters:
    ///   - origin: The prefix of the links, such as `https://example.com`.
    ///   - host: The host in `origin`.
    package mutating func claims(on origin: String, host: String) -> [TableClaim] {
        let side = space.sides[0]
        guard let views = side.sources.views(of: Array("\(origin)/".utf8), policy) else { return [] }
        // A host that is matched as a segment counts towards the maximum number of segments.
        let texts = views.host.isEmpty ? nil : writtenSegment(side.segments)
        let every = texts.map { everyPath(of: $0, most: side.policy.maximumSegments - 1) }
        return space.variants.flatMap { variant in
            let (isPath, isHost) = (views.path.contains(variant.sourceSet), views.host.contains(variant.sourceSet))
            let paths =
                (isPath ? [path(of: variant.steps)] : []) + (isHost ? [path(of: variant.steps, behind: host)] : [])
            return paths.flatMap { path in
                let ended = withEnds(path)
                return claims(of: variant, path: every.map { pool.intersection([ended, $0]) } ?? ended)
            }
        }
    }

    /// Returns a claim (set of links) for a pattern variant and some paths. If the policy rejects duplicates of its
    /// query items, a second claim includes the links with duplicates.
    mutating func claims(of variant: LinkSpace.Variant, path: Language) -> [TableClaim] {
        let queries = self.queries(variant.conditions)
        let taken = LinkClaim(path: path, query: queries.taken, fragment: queries.fragment)
        let claim = TableClaim(rank: variant.rank, entry: variant.entry, isRejected: false, links: taken)
        guard let rejected = queries.rejected else { return [claim] }
        let links = LinkClaim(path: path, query: rejected, fragment: queries.fragment)
        return [claim, TableClaim(rank: variant.rank, entry: variant.entry, isRejected: true, links: links)]
    }

    private mutating func queries(_ conditions: [[UInt8]?: ItemCondition]) -> TableQueries {
        if let known = knownQueries[conditions] { return known }
        let made = makeQueries(conditions)
        knownQueries[conditions] = made
        return made
    }

    mutating func writtenSegment(_ texts: Language) -> Language {
        if let known = knownSegments[texts] { return known }
        let written = pool.written(texts, segmentSpelling)
        knownSegments[texts] = written
        return written
    }

    mutating func path(of steps: [PathStep]) -> Language { pool.sequence(steps.map { self.texts(of: $0) }) }

    /// Returns the paths of links whose host is matched as the first segment, without the host.
    private mutating func path(of steps: [PathStep], behind host: String) -> Language {
        var steps = steps
        if case .one(let form)? = steps.first { steps[0] = .one(SegmentForm(form.host)) }
        let path = path(of: steps)
        return ("/" + host).utf8.reduce(path) { pool.derivative(of: $0, by: $1) }
    }

    /// Returns the part of a path that a pattern segment matches, such as `/a`, or `/a/b` for a catch-all.
    private mutating func texts(of step: PathStep) -> Language {
        switch step {
        case .one(let form): return segment(form)
        case .run(let isEmptyAllowed, let loop):
            let first = isEmptyAllowed ? Language.empty : segment(loop.anySegment)
            return pool.sequence(first, pool.repetition(segment(loop), minimum: 0))
        }
    }

    mutating func segment(_ form: SegmentForm) -> Language {
        let texts = writtenSegment(space.possibleTexts(of: form))
        return pool.sequence(pool.text("/".utf8), texts)
    }

    private mutating func withoutSlashAtEnd(_ paths: Language) -> Language {
        pool.difference(paths, pool.sequence(pool.anyText(), pool.text("/".utf8)))
    }

    /// Returns the paths with the trailing slashes that the policy allows, such as `/a` and `/a/`.
    mutating func withEnds(_ segments: Language) -> Language {
        let slash = pool.text("/".utf8)
        let ends = withoutSlashAtEnd(segments)
        if policy.readsTrailingSlash {
            // In the path `/`, the slash is not an empty segment.
            return pool.union([pool.difference(segments, slash), pool.containsEmptyString(segments) ? slash : .nothing])
        }
        if policy.dropsTrailingSlashes || policy.dropsEmptySegments {
            return pool.sequence(ends, pool.repetition(slash, minimum: 0))
        }
        // An empty last segment needs a further slash, as in `/a//`, because the last segment of `/a/` is `a`.
        let odd = pool.difference(segments, ends)
        return pool.union([
            pool.sequence(ends, pool.repetition(slash, minimum: 0, maximum: 1)), pool.sequence(odd, slash),
        ])
    }
}

extension RankedTable {
    /// Returns the ranks (positions by precedence) of the pattern variants that match `https` links of a host, best
    /// first. A rank occurs twice if some link sources ignore the host, and others match it as the first path segment.
    package func ranks(onHost host: String) -> [Int] {
        let sources = SourceTable(sourceSets, ignoresPorts: policy.ignoresPorts)
        guard let views = sources.views(of: Array("https://\(host)/".utf8), policy) else { return [] }
        return variants.indices.flatMap { rank in
            [views.path, views.host].filter { $0.contains(variants[rank].sourceSet) }.map { _ in rank }
        }
    }
}
