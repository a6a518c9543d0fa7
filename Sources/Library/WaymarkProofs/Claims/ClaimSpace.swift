/// The links of a table as those write them who write them well: what may stand as it is does, everything else is an escape in
/// capital letters. Links that the table's policy rejects are not among them.
package struct ClaimSpace {
    var space: LinkSpace
    private let segmentSpelling: ByteSpelling
    /// Variants by what they ask of items: many ask for the same.
    private var knownQueries: [ItemQuestions: TableQueries] = [:]
    /// Texts of segments as links write them: many routes have the same.
    private var knownSegments: [Language: Language] = [:]

    private struct ItemQuestions: Hashable {
        let items: [[UInt8]: ItemCondition]
    }

    /// Links that a variant takes, or that are rejected because of it.
    package struct TableClaim: Sendable {
        package let rank: Int
        /// The number of the route.
        package let entry: Int
        /// Whether items stand twice that may not, so that nobody gets the link.
        package let isRejected: Bool
        package let links: LinkClaim
    }

    package init(_ table: RankedTable) {
        space = LinkSpace([table])
        var segment = ByteClass((0...0x7F).filter { ByteSet.segment.contains($0) })
        if table.policy.decodesPlusInPath { segment = segment.subtracting(ByteClass(.plus)) }
        segmentSpelling = ByteSpelling(keeping: segment)
    }

    package var pool: LanguagePool {
        _read { yield space.sets.pool }
        _modify { yield &space.sets.pool }
    }

    /// The paths, queries or fragments that are a text of a set once they are decoded.
    package mutating func decoded(_ texts: Language, _ part: LinkClaim.Part) -> Language {
        let structure = ByteClass(part.structure.utf8)
        let kept = ByteClass((0...0x7F).filter { ByteSet.query.contains($0) }).union(structure)
        return pool.written(
            texts, ByteSpelling(keeping: kept.subtracting(ByteClass(part.escaped.utf8)), either: structure))
    }

    var policy: LinkPolicy { space.sides[0].policy }

    // MARK: Every link

    /// Everything that links may be.
    ///
    /// - Parameters:
    ///   - hasEmptySegments: Whether segments may be empty that are not the last one.
    ///   - hasEscapedSlashes: Whether segments may hold a slash, which is an escape in a link.
    package mutating func universe(hasEmptySegments: Bool, hasEscapedSlashes: Bool = true) -> LinkUniverse {
        let texts = everySegment(hasEmptySegments: hasEmptySegments, hasEscapedSlashes: hasEscapedSlashes)
        return universe(of: everyPath(of: texts, most: policy.maximumSegments))
    }

    /// Every link with a path of a set.
    mutating func universe(of path: Language) -> LinkUniverse {
        let fragment = pool.written(space.sets.values(policy), .fragment)
        return LinkUniverse(
            path: path, query: pool.union([.empty, pool.sequence(pool.text("?".utf8), everyQuery())]),
            fragment: pool.union([.empty, pool.sequence(pool.text("#".utf8), fragment)]))
    }

    /// Everything that one segment may be, as links write it.
    mutating func everySegment(hasEmptySegments: Bool, hasEscapedSlashes: Bool) -> Language {
        var all = space.sides[0].segments
        if !hasEscapedSlashes {
            let any = pool.anyText()
            all = pool.difference(all, pool.sequence([any, pool.text("/".utf8), any]))
        }
        return writtenSegment(hasEmptySegments ? all : pool.difference(all, .empty))
    }

    /// A policy that takes more segments is not kept to: links of so many show nothing that shorter ones do not.
    private static let countedSegments = 16

    /// Segments with a slash before each, so many at most, and a slash behind them that may count as one of them.
    mutating func everyPath(of texts: Language, most limit: Int) -> Language {
        let slash = pool.text("/".utf8)
        let most = limit > Self.countedSegments ? Int.max : limit
        func ends(_ most: Int) -> Language {
            withoutSlashAtEnd(pool.repetition(pool.sequence(slash, texts), minimum: 0, maximum: most))
        }
        let mostBefore = policy.readsTrailingSlash && most != .max ? max(0, most - 1) : most
        return pool.union([ends(most), pool.sequence(ends(mostBefore), slash)])
    }

    private mutating func everyQuery() -> Language {
        let item = everyItem()
        let ampersand = pool.text("&".utf8)
        return pool.sequence(item, pool.repetition(pool.sequence(ampersand, item), minimum: 0))
    }

    // MARK: Links of variants

    /// The links of a host that a table takes, in the order in which its variants are asked.
    package mutating func claims(onHost host: String) -> [TableClaim] {
        claims(on: "https://\(host)", host: host)
    }

    /// The variants that take links of a host, the one that wins first.
    package mutating func ranks(onHost host: String) -> [Int] {
        claims(onHost: host).filter { !$0.isRejected }.map { $0.rank }
    }

    /// The links that a table takes, in the order in which its variants are asked.
    ///
    /// - Parameters:
    ///   - origin: What stands before their path, such as `https://example.com`.
    ///   - host: The host in it.
    package mutating func claims(on origin: String, host: String) -> [TableClaim] {
        let side = space.sides[0]
        guard let url = try? ParsedURL(utf8: Array("\(origin)/".utf8), policy: side.policy) else { return [] }
        let views = url.withOrigin { side.sources.views(of: $0) }
        let (takesPath, takesHost) = (Set(views.path), Set(views.hostAndPath))
        // Where the host is a segment, it is one of as many as the policy takes.
        let texts = takesHost.isEmpty ? nil : writtenSegment(side.segments)
        let every = texts.map { everyPath(of: $0, most: side.policy.maximumSegments - 1) }
        var claims: [TableClaim] = []
        for variant in space.variants {
            if takesPath.contains(variant.sourceSet) {
                claims += self.claims(of: variant, path(of: variant.steps), within: every)
            }
            if takesHost.contains(variant.sourceSet) {
                claims += self.claims(of: variant, path(of: variant.steps, behind: host), within: every)
            }
        }
        return claims
    }

    private mutating func claims(
        of variant: LinkSpace.Variant, _ segments: Language, within every: Language?
    ) -> [TableClaim] {
        let ended = withEnds(segments)
        return claims(of: variant, path: every.map { pool.intersection([ended, $0]) } ?? ended)
    }

    /// The links of a variant with a path of a set, and those that are rejected because of it.
    mutating func claims(of variant: LinkSpace.Variant, path: Language) -> [TableClaim] {
        let fragment = variant.fragment.map { self.fragment($0) }
        let queries = self.queries(variant.items)
        let taken = LinkClaim(path: path, query: queries.taken, fragment: fragment)
        let claim = TableClaim(rank: variant.rank, entry: variant.entry, isRejected: false, links: taken)
        guard let rejected = queries.rejected else { return [claim] }
        let links = LinkClaim(path: path, query: rejected, fragment: fragment)
        return [claim, TableClaim(rank: variant.rank, entry: variant.entry, isRejected: true, links: links)]
    }

    private mutating func queries(_ items: [[UInt8]: ItemCondition]) -> TableQueries {
        let questions = ItemQuestions(items: items)
        if let known = knownQueries[questions] { return known }
        let made = makeQueries(items)
        knownQueries[questions] = made
        return made
    }

    // MARK: Paths

    /// Texts of segments, as links write them.
    mutating func writtenSegment(_ texts: Language) -> Language {
        if let known = knownSegments[texts] { return known }
        let written = pool.written(texts, segmentSpelling)
        knownSegments[texts] = written
        return written
    }

    mutating func path(of steps: [PathStep]) -> Language {
        pool.sequence(steps.map { self.texts(of: $0) })
    }

    /// What is left of paths for the links of a host that is the first segment.
    private mutating func path(of steps: [PathStep], behind host: String) -> Language {
        var steps = steps
        if case .one(let form)? = steps.first { steps[0] = .one(SegmentForm(form.host)) }
        let path = path(of: steps)
        return ("/" + host).utf8.reduce(path) { pool.derivative(of: $0, by: $1) }
    }

    /// A slash and a segment, or several.
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

    /// Paths with the slashes at their end that make no difference. Behind an empty segment one has to stand.
    mutating func withEnds(_ segments: Language) -> Language {
        let slash = pool.text("/".utf8)
        let ends = withoutSlashAtEnd(segments)
        if policy.readsTrailingSlash {
            // The slash of the root is no segment, not even an empty one.
            return pool.union([pool.difference(segments, slash), pool.containsEmptyText(segments) ? slash : .nothing])
        }
        if policy.dropsTrailingSlashes || policy.dropsEmptySegments {
            return pool.sequence(ends, pool.repetition(slash, minimum: 0))
        }
        let odd = pool.difference(segments, ends)
        return pool.union([
            pool.sequence(ends, pool.repetition(slash, minimum: 0, maximum: 1)), pool.sequence(odd, slash),
        ])
    }
}
