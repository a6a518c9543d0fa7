extension TableRules {
    /// Returns a problem for each completely or partly unreachable route, and one for all undecided variants. A route,
    /// pattern variant or parameter value is unreachable if it has no links, or if others provably win all of them.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of search states; by default proportional to the table.
    ///   - matcher: Returns the rank of the variant that a link opens. By default, a proof finds it.
    package func unreachedProblems(limit: Int? = nil, matcher: ((String) -> Int?)? = nil) -> [RouteProblem] {
        var search = UnreachedSearch(table, limit: limit, matcher: matcher)
        let conflicting = Set(conflicts.map { $0.loser })
        let byEntry = Dictionary(grouping: search.unreached.keys) { table.variants[$0].entry }
        let problems = byEntry.keys.sorted().filter { !conflicting.contains($0) }.flatMap { entry in
            self.problems(ofEntry: entry, unreached: byEntry[entry, default: []].sorted(), &search)
        }
        let undecided = search.undecided.first.map { problem(.undecided(count: search.undecided.count), ofRank: $0) }
        return problems + deadProblems(&search) + [undecided].compactMap { $0 }
    }

    private func problems(ofEntry entry: Int, unreached ranks: [Int], _ search: inout UnreachedSearch) -> [RouteProblem]
    {
        let all = table.ranks(ofEntry: entry).count
        // These variants match no link at all. The rule `unacceptable` reports those whose links the policy rejects.
        let empty = ranks.filter { search.unreached[$0, default: []].isEmpty }
        let taken = ranks.filter { !empty.contains($0) }
        let nothing = empty.filter { table.rejection(ofRank: $0, search.proofs.lengths) == nil }
        return [
            problem(of: taken, all: all, &search), nothing.first.map { takesNothing($0, of: nothing.count, all: all) },
        ]
        .compactMap { $0 }
    }

    private func problem(of ranks: [Int], all: Int, _ search: inout UnreachedSearch) -> RouteProblem? {
        guard let first = ranks.first else { return nil }
        let isWhole = ranks.count == all
        let groups: [UnreachedSearch.Group] = (isWhole ? ranks : [first]).map {
            ([$0], search.unreached[$0, default: []])
        }
        let witness = search.witness(of: groups)
        return problem(
            isWhole ? .shadowed : .unreachableVariants(first: table.variants[first].variant.text, count: ranks.count),
            ofRank: first, pattern: isWhole ? 0 : nil, because: groups.flatMap { $1 } + witness.others,
            witness: witness.link)
    }

    private func takesNothing(_ rank: Int, of count: Int, all: Int) -> RouteProblem {
        let form = count == all ? nil : table.variants[rank].variant.text
        return problem(.takesNothing(form: form, count: count), ofRank: rank)
    }

    private func deadProblems(_ search: inout UnreachedSearch) -> [RouteProblem] {
        search.dead.map { dead in
            let kind: RouteProblem.Kind =
                switch dead.part.part {
                case .text(let text): .deadValue(parameter: dead.part.parameter, value: text)
                case .absent: .deadDefault(parameter: dead.part.parameter)
                }
            let witness = search.witness(of: [dead.group])
            return problem(
                kind, ofRank: dead.part.rank, because: dead.group.because + witness.others, witness: witness.link)
        }
    }

    private func related(_ ranks: [Int]) -> [RouteProblem.Related] {
        var known: Set<RouteProblem.Related> = []
        return Set(ranks).sorted().map { related(table.variants[$0]) }.filter { known.insert($0).inserted }
    }

    func problem(
        _ kind: RouteProblem.Kind, ofRank rank: Int, pattern: Int? = nil, because ranks: [Int] = [],
        witness: String? = nil
    ) -> RouteProblem {
        let variant = table.variants[rank]
        let because = related(ranks)
        var problem = problem(
            kind, entry: variant.entry, pattern: pattern ?? variant.pattern, related: because.first)
        (problem.because, problem.witness) = (because, witness)
        return problem
    }
}
