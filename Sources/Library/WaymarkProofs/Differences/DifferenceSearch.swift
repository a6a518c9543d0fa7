/// A search for links that two tables treat differently.
///
/// A link can open another pattern variant for three reasons only: the old variant is missing from the new table, the
/// new one is missing from the old table, or their order has changed. The search examines such variants and pairs.
struct DifferenceSearch {
    let old: ComparedTable
    let new: ComparedTable
    let change: PolicyChange
    var parts: PartwiseProof
    /// A copy of the initial proof, which replaces the current one when its caches need too much memory.
    private let freshProof: LinkProof
    private(set) var work: Int
    private let mostWork: Int
    /// For each pattern variant, other variants that matched all its links in earlier searches, and are tried first.
    var frequentWinners: [Int: [Int]] = [:]
    let partners: VariantPartners
    var findings: [LinkDifference.Key: LinkDifference] = [:]
    var doubts: Set<UndecidedDifference> = []
    /// For each pattern variant, cached strings from links that it shares with the other table.
    var sharedTexts: [Int: [[UInt8]]] = [:]

    init(_ old: ComparedTable, _ new: ComparedTable, _ change: PolicyChange) {
        (self.old, self.new, self.change) = (old, new, change)
        let proof = LinkProof(LinkSpace([old.ranked, new.ranked]))
        parts = PartwiseProof(proof, ignoresRejected: change.old.repeatedItems != change.new.repeatedItems)
        freshProof = parts.proof
        partners = VariantPartners(old, new, change, hasMixedHosts: parts.hasMixedHosts)
        work = parts.proof.space.sets.pool.work
        mostWork = work + ProofWork.ofTables(variants: old.variants.count + new.variants.count)
    }

    mutating func run() {
        for variant in old.variants where change.changesSegments || partners.ofOld[variant.rank] == nil {
            find(.lost, variant)
        }
        for variant in new.variants where change.changesSegments || partners.ofNew[variant.rank] == nil {
            find(.gained, variant)
        }
        if !partners.isTrivial {
            let (partners, count) = (partners, old.variants.count)
            let pairs = partners.pairs(old, new) { parts.mayMeet($0.rank, count + $1.rank) }
            for (a, b) in pairs { findMoved(old.variants[a], new.variants[b]) }
        }
        if change.changesSpellings { trySpellings() }
    }

    /// Searches for a link that only the variant's table matches: lost if that is the old table, otherwise gained.
    private mutating func find(_ kind: LinkDifference.Kind, _ variant: ComparedVariant) {
        let (table, rank) = (kind == .lost ? old : new, variant.rank)
        ask(
            [kind == .lost ? rank : old.variants.count + rank],
            below: kind == .lost ? [rank, new.variants.count] : [old.variants.count, rank],
            Aim(
                key: LinkDifference.Key(kind: kind, route: table.name(of: variant.entry)),
                tried: (table.ranked.variants[rank].variant, table.ranked.types)))
    }

    private mutating func findMoved(_ a: ComparedVariant, _ b: ComparedVariant) {
        let isSame = a.route == b.route
        let (first, second) = (old.ranked.variants[a.rank].variant, new.ranked.variants[b.rank].variant)
        let capturesSame = isSame && old.facts(of: a).areSame(as: new.facts(of: b))
        if capturesSame, !partners.mayPrintOtherwise(a, b, old, new) { return }
        let key = LinkDifference.Key(
            kind: isSame ? .changed : .moved, route: old.name(of: a.entry),
            otherRoute: isSame ? nil : new.name(of: b.entry))
        let items = Set((first.query + second.query).map { $0.name }).sorted()
        let variations = LinkSamples([(first, old.ranked.types), (second, new.ranked.types)])
        ask(
            [a.rank, old.variants.count + b.rank], below: [a.rank, b.rank],
            Aim(key: key, variations: isSame ? variations : nil, items: items, isDoubtful: !capturesSame))
    }

    /// A difference to look for, such as lost links of a route, and sources of further links that may show it.
    struct Aim {
        let key: LinkDifference.Key
        var variations: LinkSamples?
        /// A pattern variant for whose parameters sample values are tried, if no earlier link shows the difference.
        var tried: (PatternVariant, ParameterTypes)?
        var items: [String] = []
        /// `true` to report the difference as undecided if the search neither finds a link that shows it nor proves
        /// that there is none.
        var isDoubtful = true
    }

    private mutating func ask(_ takenBy: [Int], below: [Int], _ aim: Aim) {
        guard work < mostWork else {
            if aim.isDoubtful { doubt(aim.key) }
            return
        }
        let before = parts.proof.space.sets.pool.work
        parts.proof.space.sets.pool.allow(work: ProofWork.ofQuestion)
        look(takenBy, below: below, aim)
        work += parts.proof.space.sets.pool.work - before
        if parts.proof.usesMuchMemory(besides: freshProof) { parts.proof = freshProof }
    }

    private mutating func look(_ takenBy: [Int], below: [Int], _ aim: Aim) {
        switch parts.meeting(of: takenBy) {
        case .none: return
        case .found(let meeting): if isSettled(meeting, aim, below: below) { return }
        case .unknown: if isSettled(takenBy, aim) { return }
        }
        switch parts.proof.answer(LinkProof.Question(takenBy: takenBy, freeBelow: below, treatsUnknownAsMatch: true)) {
        case .none: return
        case .undecided: if aim.isDoubtful { doubt(aim.key) }
        case .found(let link):
            record(link, aim)
            markUndecidedUnlessFound(aim, like: link)
        }
    }

    /// Returns `true` if no slower search, which excludes all better variants, is necessary: no link matches all
    /// pattern variants in `takenBy`, or the shortest one or a shorter known link shows the difference to look for
    /// (`aim`).
    private mutating func isSettled(_ takenBy: [Int], _ aim: Aim) -> Bool {
        switch parts.proof.answer(LinkProof.Question(takenBy: takenBy, freeBelow: [0, 0], treatsUnknownAsMatch: true)) {
        case .none: return true
        case .undecided: return false
        case .found(let link): return record(link, aim) == aim.key || isKnown(aim.key, noLongerThan: link)
        }
    }

    func isKnown(_ key: LinkDifference.Key, noLongerThan link: ProvenLink) -> Bool {
        findings[key].map { $0.link.utf8.count < link.bytes.count } ?? false
    }

    /// Compares both tables on a link and its variations, and records differences.
    @discardableResult
    mutating func record(_ link: ProvenLink, _ aim: Aim) -> LinkDifference.Key? {
        let key = record(link.bytes)
        for other in aim.variations?.links(like: link, items: aim.items) ?? [] { record(other) }
        for name in aim.items { tryRepeated(link, name) }
        return key
    }

    /// Tries links with sample values, and records the expected difference as undecided if none of them shows it.
    mutating func markUndecidedUnlessFound(_ aim: Aim, like link: ProvenLink) {
        guard aim.isDoubtful, findings[aim.key] == nil else { return }
        if let variant = aim.tried {
            let items = variant.0.query.map { $0.name }
            for other in LinkSamples([variant]).links(like: link, items: items) { record(other) }
        }
        if findings[aim.key] == nil { doubt(aim.key) }
    }

    mutating func doubt(_ key: LinkDifference.Key) {
        doubts.insert(.routes(key.kind, route: key.route, otherRoute: key.otherRoute))
    }

    private mutating func tryRepeated(_ link: ProvenLink, _ name: String) {
        let name = Array(name.utf8).encoded(keeping: .queryItem)
        let own = link.items(named: name)
        for item in own + ["", "=1", "=a", "=true"].map({ name + Array($0.utf8) }) {
            record((own.isEmpty ? link.adding(item) : link).adding(item).bytes)
        }
    }

    /// Compares both tables on a link, and records a difference.
    @discardableResult
    mutating func record(_ link: [UInt8]) -> LinkDifference.Key? {
        let (first, second) = (old.glance(at: link), new.glance(at: link))
        if first.entry == nil, second.entry == nil { return nil }
        if let key = key(first, second), let known = findings[key], !known.isBehind(link) { return key }
        let text = String(decoding: link, as: UTF8.self)
        let (before, after) = (old.answer(text), new.answer(text))
        guard let difference = difference(text, before, after) else { return nil }
        let key = difference.key
        if !isKnown(difference, first.rank ?? second.rank) {
            doubt(key)
            return key
        }
        if findings[key].map({ difference.isBefore($0) }) ?? true { findings[key] = difference }
        return key
    }

    private func key(_ before: ComparedTable.Glance, _ after: ComparedTable.Glance) -> LinkDifference.Key? {
        guard var key = change(before.entry, after.entry), key.kind != .changed else { return nil }
        key.rejection = before.rejection ?? after.rejection
        return key
    }

    /// Returns the difference if a link opens the entry `before` in the old table and `after` in the new one; `changed`
    /// if both belong to one route.
    private func change(_ before: Int?, _ after: Int?) -> LinkDifference.Key? {
        switch (before, after) {
        case (nil, nil): return nil
        case (let entry?, nil): return LinkDifference.Key(kind: .lost, route: old.name(of: entry))
        case (nil, let entry?): return LinkDifference.Key(kind: .gained, route: new.name(of: entry))
        case (let first?, let second?):
            let route = old.name(of: first)
            if old.routes[first] == new.routes[second] { return LinkDifference.Key(kind: .changed, route: route) }
            return LinkDifference.Key(kind: .moved, route: route, otherRoute: new.name(of: second))
        }
    }

    private func difference(_ link: String, _ before: LinkAnswer, _ after: LinkAnswer) -> LinkDifference? {
        guard let key = change(before.match?.entry, after.match?.entry) else { return nil }
        if let first = before.match, let second = after.match, key.kind == .changed, first.isSame(as: second) {
            return nil
        }
        return LinkDifference(
            kind: key.kind, route: key.route, otherRoute: key.otherRoute, link: link, old: before, new: after)
    }

    var sortedFindings: [LinkDifference] {
        let (old, new) = (old.entryNumbers, new.entryNumbers)
        func number(_ difference: LinkDifference) -> Int {
            difference.kind == .gained ? new[difference.route] ?? 0 : old[difference.route] ?? 0
        }
        return findings.values.sorted { a, b in
            (a.kind, number(a), a.otherRoute ?? "", a.link) < (b.kind, number(b), b.otherRoute ?? "", b.link)
        }
    }

    /// The undecided differences without a recorded link, in a deterministic order.
    var sortedDoubts: [UndecidedDifference] {
        let known = Set(
            findings.keys.map { UndecidedDifference.routes($0.kind, route: $0.route, otherRoute: $0.otherRoute) })
        return doubts.subtracting(known).sorted { $0.order.lexicographicallyPrecedes($1.order) }
            + change.readingOptions.map { .option($0) }
    }
}

extension ComparedTable {
    fileprivate func name(of entry: Int) -> String { ranked.entries[entry].name ?? String(entry) }

    fileprivate var entryNumbers: [String: Int] {
        Dictionary(keepingFirst: ranked.entries.indices.map { (name(of: $0), $0) })
    }
}
