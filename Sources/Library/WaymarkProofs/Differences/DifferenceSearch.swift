/// Looks for links that two tables do not treat alike.
///
/// Who wins a link can differ for three reasons only: the variant that wins in the old table is not in the new one, the one
/// that wins in the new table is not in the old one, or both are in both and the order between them is another. So a search
/// asks about variants without a partner, and about pairs whose order has changed.
struct DifferenceSearch {
    let old: ComparedTable
    let new: ComparedTable
    let change: PolicyChange
    let limit: Int
    var proof: LinkProof
    var parts: PartwiseProof
    /// The proof before any question, for when too much is known of others.
    private let freshProof: LinkProof
    /// The work that was done, and the most that may be done.
    private(set) var work: Int
    private let mostWork: Int
    /// By number of a variant, another one that took all links that were asked about.
    var usualWinners: [Int: [Int]] = [:]
    /// By rank, the variant of the other table that takes the same links in the same way.
    let partners: VariantPartners
    var findings: [LinkDifference.Key: LinkDifference] = [:]
    var doubts: Set<UndecidedDifference> = []
    /// By number of a variant, texts that parameters have in links that the other table takes as well.
    var sharedTexts: [Int: [[UInt8]]] = [:]

    init(_ old: ComparedTable, _ new: ComparedTable, _ change: PolicyChange, limit: Int) {
        (self.old, self.new, self.change, self.limit) = (old, new, change, limit)
        partners = VariantPartners(old, new, change)
        proof = LinkProof(LinkSpace([old.ranked, new.ranked]), limit: limit)
        parts = PartwiseProof(&proof, ignoresRejected: change.old.repeatedItems != change.new.repeatedItems)
        freshProof = proof
        work = proof.space.sets.pool.work
        mostWork = work + ProofWork.ofTables(variants: old.variants.count + new.variants.count)
    }

    /// The names of routes by number are told from either table.
    func name(ofOld entry: Int) -> String { old.ranked.entries[entry].name ?? String(entry) }
    func name(ofNew entry: Int) -> String { new.ranked.entries[entry].name ?? String(entry) }

    mutating func run() {
        if !partners.isTrivial {
            for variant in old.variants where change.changesSegments || partners.ofOld[variant.rank] == nil {
                lookForLost(variant)
            }
            for variant in new.variants where change.changesSegments || partners.ofNew[variant.rank] == nil {
                lookForGained(variant)
            }
            for (a, b) in partners.pairs(old, new) { lookForMoved(old.variants[a], new.variants[b]) }
        } else if change.changesSegments {
            for variant in old.variants { lookForLost(variant) }
            for variant in new.variants { lookForGained(variant) }
        }
        if change.changesSpellings { trySpellings() }
    }

    // MARK: Questions

    /// The number of a variant in the space of both tables.
    private func number(ofOld rank: Int) -> Int { rank }
    private func number(ofNew rank: Int) -> Int { old.variants.count + rank }

    private mutating func lookForLost(_ variant: ComparedVariant) {
        let key = LinkDifference.Key(kind: .lost, route: name(ofOld: variant.entry), otherRoute: nil, rejection: nil)
        ask(
            [number(ofOld: variant.rank)], below: [variant.rank, new.variants.count],
            Aim(key: key, tried: (old.ranked.variants[variant.rank].variant, old.ranked.types)))
    }

    private mutating func lookForGained(_ variant: ComparedVariant) {
        let key = LinkDifference.Key(kind: .gained, route: name(ofNew: variant.entry), otherRoute: nil, rejection: nil)
        ask(
            [number(ofNew: variant.rank)], below: [old.variants.count, variant.rank],
            Aim(key: key, tried: (new.ranked.variants[variant.rank].variant, new.ranked.types)))
    }

    private mutating func lookForMoved(_ a: ComparedVariant, _ b: ComparedVariant) {
        let isSame = a.route == b.route
        let (first, second) = (old.ranked.variants[a.rank].variant, new.ranked.variants[b.rank].variant)
        let capturesSame = isSame && old.facts(of: a).areSame(as: new.facts(of: b))
        if capturesSame, !partners.mayPrintOtherwise(a, b, old, new) { return }
        let key = LinkDifference.Key(
            kind: isSame ? .changed : .moved, route: name(ofOld: a.entry),
            otherRoute: isSame ? nil : name(ofNew: b.entry), rejection: nil)
        let items = Set((first.query + second.query).map { $0.name }).sorted()
        let variations = LinkVariations([(first, old.ranked.types), (second, new.ranked.types)])
        ask(
            [number(ofOld: a.rank), number(ofNew: b.rank)], below: [a.rank, b.rank],
            Aim(key: key, variations: isSame ? variations : nil, items: items, isDoubtful: !capturesSame))
    }

    /// What is to be found, and what else is to be tried with it.
    struct Aim {
        let key: LinkDifference.Key
        var variations: LinkVariations?
        /// A variant whose texts are tried only if nothing else shows it.
        var tried: (PatternVariant, ParameterTypes)?
        var items: [String] = []
        /// Whether it is in doubt if no link shows it.
        var isDoubtful = true
    }

    /// Asks within what is left of the work for all questions.
    private mutating func ask(_ takenBy: [Int], below: [Int], _ aim: Aim) {
        guard work < mostWork else {
            if aim.isDoubtful { doubt(aim.key) }
            return
        }
        let before = proof.space.sets.pool.work
        proof.space.sets.pool.allow(work: ProofWork.ofQuestion)
        look(takenBy, below: below, aim)
        work += proof.space.sets.pool.work - before
        if proof.space.sets.pool.count - freshProof.space.sets.pool.count > ProofWork.ofMemory { proof = freshProof }
    }

    private mutating func look(_ takenBy: [Int], below: [Int], _ aim: Aim) {
        switch parts.meeting(of: takenBy, &proof) {
        case .nothing: return
        case .meeting(let meeting): if isSettled(meeting, aim, below: below) { return }
        case .unknown: if isSettled(takenBy, aim) { return }
        }
        var question = LinkProof.Question(takenBy: takenBy, freeBelow: below)
        question.isGenerous = true
        switch proof.answer(question) {
        case .none: return
        case .undecided: if aim.isDoubtful { doubt(aim.key) }
        case .found(let link):
            record(link, aim)
            doubtUnlessFound(aim, like: link)
        }
    }

    /// Whether the shortest link that all take shows what is looked for. Most such links are won by them too, so that nothing
    /// need be looked at that might be in the way.
    private mutating func isSettled(_ takenBy: [Int], _ aim: Aim) -> Bool {
        var question = LinkProof.Question(takenBy: takenBy, freeBelow: [0, 0])
        question.isGenerous = true
        switch proof.answer(question) {
        case .none: return true
        case .undecided: return false
        case .found(let link): return record(link, aim) == aim.key || isKnown(aim.key, noLongerThan: link)
        }
    }

    /// Whether a difference is known by a link that no other is better than.
    func isKnown(_ key: LinkDifference.Key, noLongerThan link: ProvenLink) -> Bool {
        findings[key].map { $0.link.utf8.count < link.bytes.count } ?? false
    }

    /// Asks both routers about a link and those like it.
    ///
    /// - Returns: What differs for the link itself.
    @discardableResult
    mutating func record(_ link: ProvenLink, _ aim: Aim) -> LinkDifference.Key? {
        let key = record(link.bytes)
        for other in aim.variations?.links(like: link, items: aim.items) ?? [] { record(other) }
        for name in aim.items { tryRepeated(link, name) }
        return key
    }

    /// No link of those that were tried shows what two variants of a route do otherwise.
    mutating func doubtUnlessFound(_ aim: Aim, like link: ProvenLink) {
        guard aim.isDoubtful, findings[aim.key] == nil else { return }
        if let variant = aim.tried {
            let items = variant.0.query.map { $0.name }
            for other in LinkVariations([variant]).links(like: link, items: items) { record(other) }
        }
        if findings[aim.key] == nil { doubt(aim.key) }
    }

    mutating func doubt(_ key: LinkDifference.Key) {
        doubts.insert(.routes(key.kind, route: key.route, otherRoute: key.otherRoute))
    }

    /// An item that one of two variants takes once may stand twice, so that the link is rejected.
    private mutating func tryRepeated(_ link: ProvenLink, _ name: String) {
        let name = Array(PercentEncoding.encode(name, keeping: .queryItem).utf8)
        let own = link.items.filter { $0 == name || $0.starts(with: name + [UInt8(ascii: "=")]) }
        for item in own + ["", "=1", "=a", "=true"].map({ name + Array($0.utf8) }) {
            record((own.isEmpty ? link.adding(item) : link).adding(item).bytes)
        }
    }

    // MARK: Answers

    /// Asks both routers about a link, and keeps what they say if they differ.
    ///
    /// - Returns: What differs.
    @discardableResult
    mutating func record(_ link: [UInt8]) -> LinkDifference.Key? {
        let (first, second) = (old.glance(at: link), new.glance(at: link))
        if first.entry == nil, second.entry == nil { return nil }
        if let key = key(first, second), let known = findings[key], !known.isBehind(link) { return key }
        let text = String(decoding: link, as: UTF8.self)
        let (before, after) = (old.answer(to: text), new.answer(to: text))
        guard let difference = difference(text, before, after) else { return nil }
        let key = difference.key
        if !isKnown(difference, first.rank ?? second.rank) {
            doubt(key)
            return key
        }
        if findings[key].map({ difference.isBefore($0) }) ?? true { findings[key] = difference }
        return key
    }

    /// What differs, if that can be told from who takes a link.
    private func key(_ before: ComparedTable.Glance, _ after: ComparedTable.Glance) -> LinkDifference.Key? {
        let rejection = before.rejection ?? after.rejection
        switch (before.entry, after.entry) {
        case (nil, nil): return nil
        case (let entry?, nil):
            return LinkDifference.Key(kind: .lost, route: name(ofOld: entry), otherRoute: nil, rejection: rejection)
        case (nil, let entry?):
            return LinkDifference.Key(kind: .gained, route: name(ofNew: entry), otherRoute: nil, rejection: rejection)
        case (let first?, let second?):
            if old.routes[first] == new.routes[second] { return nil }
            return LinkDifference.Key(
                kind: .moved, route: name(ofOld: first), otherRoute: name(ofNew: second), rejection: nil)
        }
    }

    private func difference(_ link: String, _ before: LinkAnswer, _ after: LinkAnswer) -> LinkDifference? {
        switch (before.match, after.match) {
        case (nil, nil): return nil
        case (let match?, nil):
            return LinkDifference(
                kind: .lost, route: name(ofOld: match.entry), otherRoute: nil, link: link, old: before, new: after)
        case (nil, let match?):
            return LinkDifference(
                kind: .gained, route: name(ofNew: match.entry), otherRoute: nil, link: link, old: before, new: after)
        case (let first?, let second?):
            let isSame = old.routes[first.entry] == new.routes[second.entry]
            if isSame, first.isSame(as: second) { return nil }
            return LinkDifference(
                kind: isSame ? .changed : .moved, route: name(ofOld: first.entry),
                otherRoute: isSame ? nil : name(ofNew: second.entry), link: link, old: before, new: after)
        }
    }

    var sortedFindings: [LinkDifference] {
        let (oldPlaces, newPlaces) = (old.places, new.places)
        func place(_ difference: LinkDifference) -> Int {
            difference.kind == .gained ? newPlaces[difference.route] ?? 0 : oldPlaces[difference.route] ?? 0
        }
        return findings.values.sorted { a, b in
            (a.kind, place(a), a.otherRoute ?? "", a.link) < (b.kind, place(b), b.otherRoute ?? "", b.link)
        }
    }

    /// Doubts about what was not found on another way, in the order of their texts.
    var sortedDoubts: [UndecidedDifference] {
        let known = Set(
            findings.keys.map { UndecidedDifference.routes($0.kind, route: $0.route, otherRoute: $0.otherRoute) })
        return doubts.subtracting(known).sorted { $0.order.lexicographicallyPrecedes($1.order) }
            + change.readingOptions.map { .option($0) }
    }
}

extension ComparedTable {
    /// Where routes stand, by name.
    var places: [String: Int] {
        Dictionary(keepingFirst: ranked.entries.enumerated().map { ($1.name ?? String($0), $0) })
    }
}
