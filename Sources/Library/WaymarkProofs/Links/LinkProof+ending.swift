struct ItemQuestion: Hashable {
    let name: [UInt8]?
    let conditions: [ItemCondition]
    /// If `true`, a predicate (``TextSet/Judge``), such as a custom type's function, counts as able to accept and to
    /// reject any string, even if its actual result is known.
    let treatsUnknownAsMatch: Bool
}

extension LinkProof {
    private struct Name {
        let name: [UInt8]?
        /// The pattern variants with a condition on items of this name. Each outcome has their results in this order.
        let variants: [Int]
        let outcomes: [ItemOutcomes.Outcome]
    }

    /// Returns a link with the path of `step`, completed by query items and a fragment, that all required pattern
    /// variants match and no unwanted one. Adds the unwanted variants that it had to exclude to `because`.
    mutating func ending(at step: Step, _ question: Question, _ because: inout Set<Int>) -> ProofResult<ProvenLink> {
        guard !step.state.isEmptyEnd, question.takenBy.allSatisfy({ isReached($0, at: step) }) else { return .none }
        if let plain = plainEnding(at: step, question) {
            if let blocker = plain.blocker { because.insert(blocker) }
            return plain.ending
        }
        let others = reached(at: step).filter { isInTheWay($0, question) }
        because.formUnion(others)
        return ending(at: step, question, others)
    }

    /// Returns the link with the path of `step` and each required item once, or a blocker: an unwanted pattern variant
    /// that matches every link with this path. Returns `nil` if neither is found.
    private mutating func plainEnding(
        at step: Step, _ question: Question
    ) -> (ending: ProofResult<ProvenLink>, blocker: Int?)? {
        let free = ends(at: step, asking: nil).filter { space.variants[$0].conditions.isEmpty }
        if let blocker = free.filter({ isInTheWay($0, question) }).min() { return (.none, blocker) }
        guard let plain = plainItems(question), question.acceptsAnyLink || plain.isShortest else { return nil }
        let demands =
            [nil]
            + plain.items.flatMap { item in
                [Demand(name: item.name, text: nil)]
                    + (item.text.map { [Demand(name: item.name, text: TextSets.withCommas($0))] } ?? [])
            }
        let others = demands.flatMap { ends(at: step, asking: $0) }.filter { isInTheWay($0, question) }
        guard others.allSatisfy({ !mayTake($0, plain) }) else { return nil }
        return (.found(plain.added(to: step.link)), nil)
    }

    /// Returns the shortest link with the path of `step` that all required variants match, but none of `others`.
    private mutating func ending(at step: Step, _ question: Question, _ others: Set<Int>) -> ProofResult<ProvenLink> {
        let asking = question.takenBy + others
        var names: [Name] = []
        for name in asking.map({ space.variants[$0] }).names {
            let variants = asking.filter { space.variants[$0].conditions[name] != nil }
            let asked = ItemQuestion(
                name: name, conditions: variants.compactMap { space.variants[$0].conditions[name] },
                treatsUnknownAsMatch: question.treatsUnknownAsMatch)
            guard let outcomes = outcomes(asked) else { return .unknown }
            names.append(Name(name: name, variants: variants, outcomes: outcomes.all))
        }
        var choice = Choice(names: names, takenBy: Set(question.takenBy))
        choice.choose(at: 0, left: others, link: step.link)
        if let link = choice.best { return .found(link) }
        return choice.isComplete ? .none : .unknown
    }

    private func isInTheWay(_ number: Int, _ question: Question) -> Bool {
        let variant = space.variants[number]
        guard variant.rank < question.freeBelow[variant.table], !question.takenBy.contains(number) else { return false }
        return !(variant.mayDecline && question.treatsUnknownAsMatch)
            && question.consideredVariants?.contains(number) ?? true
    }

    private func isReached(_ number: Int, at step: Step) -> Bool {
        let (variant, context) = (space.variants[number], contexts.all[step.state.context])
        return context.segmentCount(of: step.link, variant.table)
            <= space.sides[variant.table].policy.maximumSegments
            && accepts(variant, step.state) { $0.contains(variant.end) }
    }

    /// Returns the pattern variants whose path ends at `step`, and whose first required item or fragment is `demand`.
    private func ends(at step: Step, asking demand: Demand?) -> [Int] {
        step.state.nodes.union(step.state.hostNodes).flatMap { space.trie.nodes[$0].ends[demand, default: []] }
            .filter { isReached($0, at: step) }
    }

    private func reached(at step: Step) -> Set<Int> {
        let nodes = step.state.nodes.union(step.state.hostNodes)
        return Set(nodes.flatMap { space.trie.nodes[$0].ends.values.joined() }.filter { isReached($0, at: step) })
    }

    /// A search for query items of all names, which meet the conditions of all required pattern variants, and violate
    /// at least one condition of each unwanted variant.
    private struct Choice {
        let names: [Name]
        let takenBy: Set<Int>
        var best: ProvenLink?
        var isComplete = true
        var tries = 0

        mutating func choose(at index: Int, left: Set<Int>, link: ProvenLink, groups: [[[UInt8]]] = []) {
            tries += 1
            guard tries < 100_000 else { return isComplete = false }
            if let best, best.bytes.count < link.bytes.count { return }
            guard index < names.count else {
                guard left.isEmpty else { return }
                var link = link
                // The order of items with different names is irrelevant.
                link.items = groups.sorted { $0.joined().lexicographicallyPrecedes($1.joined()) }.flatMap { $0 }
                if best.map({ link.isBefore($0) }) ?? true { best = link }
                return
            }
            let name = names[index]
            for outcome in name.outcomes {
                let results = Array(zip(name.variants, outcome.results))
                guard results.allSatisfy({ !takenBy.contains($0) || $1 == .fits }) else { continue }
                var next = link
                if name.name == nil { next.fragment = outcome.written.first } else { next.items += outcome.written }
                choose(
                    at: index + 1, left: left.subtracting(results.filter { $1 == .misfits }.map { $0.0 }), link: next,
                    groups: name.name == nil ? groups : groups + [outcome.written])
            }
        }
    }

    mutating func outcomes(_ question: ItemQuestion) -> ItemOutcomes? {
        if let known = knownOutcomes[question] { return known }
        guard let instances = instances(question) else { return nil }
        let name = question.name?.encoded(keeping: .queryItem)
        let outcomes = ItemOutcomes(question.conditions, name: name, instances: instances)
        knownOutcomes[question] = outcomes
        return outcomes
    }

    /// Returns an example query item for each combination of conditions that one item can meet.
    mutating func instances(_ question: ItemQuestion) -> [ItemInstance]? {
        let isFragment = question.name == nil
        let sets = question.conditions.compactMap { $0.texts }
        let languages = sets.flatMap { [$0.certain, $0.possible] }
        var universe = Language.nothing
        for side in space.sides {
            let values = isFragment ? space.sets.values(side.policy) : space.sets.separatedValues(side.policy)
            universe = space.sets.pool.union([universe, values])
        }
        let kept: ByteSet = isFragment ? .fragment : .queryListElement
        var written = ByteClass(kept)
        if !isFragment { written.insert(TextSets.separator) }
        let search = TextSearch(keeping: written, limit: textLimit)
        guard let found = search.outcomes(of: universe, among: languages, in: &space.sets.pool) else { return nil }
        var instances: [ItemInstance] = []
        if !isFragment {
            let fits = question.conditions.map { $0.value == .bare }
            instances.append(ItemInstance(written: [], text: nil, fits: fits))
        }
        for outcome in found {
            let text = TextSets.withCommas(outcome.written)
            let memberships = question.conditions.map { condition -> Membership in
                guard let texts = condition.texts, let index = sets.firstIndex(of: texts) else { return .no }
                if outcome.isMember[2 * index] { return .yes }
                guard outcome.isMember[2 * index + 1], let judge = texts.judge else { return .no }
                return .open(judge, isNegated: false)
            }
            guard let readings = readings(of: outcome.text, memberships) else { return nil }
            for reading in readings where question.treatsUnknownAsMatch || !reading.isAssumed {
                instances.append(
                    ItemInstance(
                        written: (isFragment ? [] : [UInt8(ascii: "=")]) + text, text: outcome.text,
                        fits: reading.isTaken))
            }
        }
        return instances
    }
}
