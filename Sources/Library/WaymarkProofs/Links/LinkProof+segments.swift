extension LinkProof {
    mutating func firstSteps(_ question: Question) -> [Step] {
        guard let first = question.takenBy.first else { return [] }
        let views = contexts.views(of: space.variants[first])
        let numbers = views.path.union(views.host).flatMap { startsByContext[$0, default: []] }
        return numbers.sorted().flatMap { number in
            let starts = starts[number]
            return undominated(starts.symbols, starts.ways, question).compactMap { symbol in
                let link = ProvenLink(
                    origin: starts.origin, host: starts.hasHost ? symbol.written : nil, keepsEnd: space.keepsEnds)
                let children = symbol.takenBy.flatMap { starts.ways.byForm[$0, default: []].map { $0.child } }
                let state = State(
                    context: starts.context, nodes: relevant(space.sides.map { $0.root }, question),
                    hostNodes: relevant(children, question))
                return step(link, at: state, question)
            }
        }
    }

    /// `true` if, for one link, some link sources match the host as the first segment, and others ignore it.
    var hasMixedHostReadings: Bool {
        !areStartsComplete
            || contexts.all.contains { context in
                context.views.contains { !$0.path.isEmpty } && context.views.contains { !$0.host.isEmpty }
            }
    }

    /// The beginning of links: a scheme and port, with all hosts that link sources treat equally.
    struct Starts {
        let origin: SchemeAndPort
        let context: Int
        let hasHost: Bool
        /// The classes of hosts, each represented by one host; an empty string for links without a host.
        let symbols: SymbolTable
        /// The transitions from the trie's roots, if the host is the first segment.
        let ways: Ways
    }

    /// Returns the beginnings of links with a scheme and port: first without a host, then with one.
    mutating func findStarts(of origin: SchemeAndPort) -> [Starts] {
        let none = Symbol(written: [], takenBy: [], isAssumed: false)
        let hostless = origin.isWeb || origin.port != nil ? [] : starts(of: origin, [none], Ways(), hasHost: false)
        guard origin.scheme != nil else { return hostless }
        let roots = space.trie.closure(of: Set(space.sides.map { $0.root }))
        // Patterns are compared with hosts only if a link source matches the host as the first segment.
        let ways = space.readsHosts(isWeb: origin.isWeb) ? ways(at: roots) : Ways()
        let texts = space.sides.map { space.sets.hosts(of: origin, $0.policy, named: space.origins.hosts) }
        let universe = Universe.language(space.sets.pool.union(texts))
        let forms = ways.forms + space.hostForms.filter { ways.byForm[$0] == nil }
        guard let symbols = symbols(of: universe, forms, isHost: true)?.all else {
            areStartsComplete = false
            return hostless
        }
        return hostless + starts(of: origin, symbols, ways, hasHost: true)
    }

    /// Returns the beginning of links for each set of hosts that all link sources treat equally.
    private mutating func starts(
        of origin: SchemeAndPort, _ hosts: [Symbol], _ ways: Ways, hasHost: Bool
    ) -> [Starts] {
        let byContext = Dictionary(grouping: hosts) { host in
            contexts.number(of: ProvenLink(origin: origin, host: hasHost ? host.written : nil), space.sides)
        }
        return byContext.keys.compactMap { $0 }.sorted().map { context in
            let symbols = SymbolTable(byContext[context, default: []], literals: space.trie.forms.literals)
            return Starts(origin: origin, context: context, hasHost: hasHost, symbols: symbols, ways: ways)
        }
    }

    private func step(_ link: ProvenLink, at state: State, _ question: Question) -> Step? {
        mayBeTaken(state, question) ? Step(state: state, link: link, length: link.bytes.count) : nil
    }

    /// Returns the search steps after one more segment; `nil` if the search exceeds its limit.
    mutating func steps(from step: Step, _ question: Question) -> [Step]? {
        let state = step.state
        let context = contexts.all[state.context]
        guard
            space.sides.indices.contains(where: {
                context.segmentCount(of: step.link, $0) < space.sides[$0].policy.maximumSegments
            })
        else { return [] }
        var steps: [Step] = []
        for universe in universes(at: state, question) {
            let ways = self.ways(at: state.nodes.union(state.hostNodes), within: universe)
            let forms = forms(of: ways, within: universe, question)
            let found =
                usesShortestStrings ? firstSymbols(of: universe, forms) : symbols(of: universe, forms, isHost: false)
            guard let symbols = found else { return nil }
            let isFirstOfPath = context.isRelative && step.link.segments.isEmpty
            steps += undominated(symbols, ways, question, isEmptyAllowed: !isFirstOfPath).compactMap {
                self.step(from: step, by: $0, ways, question)
            }
        }
        return steps
    }

    /// Returns the pattern segments (``SegmentForm``) that may match a string of the universe, independently of the
    /// question, so that questions share cached results. If there are many, returns only those for the question.
    private mutating func forms(of ways: Ways, within universe: Universe, _ question: Question) -> [Int] {
        let forms = space.fitting(ways.forms, universe, isHost: false)
        let literals = space.trie.forms.literals
        guard forms.count(where: { !literals.contains($0) }) > Self.maximumSharedForms else { return forms }
        return forms.filter { form in
            ways.byForm[form, default: []].contains { isRelevant($0.child, question) }
        }
    }

    /// The number of non-literal pattern segments up to which `forms` returns all of them, not only those for the
    /// question.
    private static let maximumSharedForms = 16

    private func step(from step: Step, by symbol: Symbol, _ ways: Ways, _ question: Question) -> Step? {
        var (nodes, hostNodes): ([Int], [Int]) = ([], [])
        for way in symbol.takenBy.flatMap({ ways.byForm[$0, default: []] }) {
            if step.state.nodes.contains(way.origin) { nodes.append(way.child) }
            if step.state.hostNodes.contains(way.origin) { hostNodes.append(way.child) }
        }
        // An empty last segment does not exist if a table drops it, or if the path would have no other segment.
        let isEmptyEnd =
            symbol.written.isEmpty && (space.dropsEmptyEnds || space.keepsEnds && step.link.segments.isEmpty)
        var link = step.link
        link.segments.append(symbol.written)
        let state = State(
            context: step.state.context, nodes: relevant(nodes, question), hostNodes: relevant(hostNodes, question),
            isEmptyEnd: isEmptyEnd)
        return self.step(link, at: state, question)
    }

    struct Ways {
        private(set) var byForm: [Int: [(origin: Int, child: Int)]] = [:]
        private(set) var forms: [Int] = []
        /// For each child node in the trie, the indices of the pattern segments (``SegmentForm``) that lead to it.
        private(set) var byChild: [Int: [Int]] = [:]

        mutating func add(_ form: Int, from origin: Int, to child: Int) {
            byChild[child, default: []].append(form)
            byForm[form, default: []].append((origin, child))
        }

        mutating func sort() { forms = byForm.keys.sorted() }
    }

    /// Returns the transitions from trie nodes, limited to one segment string if `universe` is such a string.
    private mutating func ways(at nodes: Set<Int>, within universe: Universe? = nil) -> Ways {
        var text: [UInt8]?
        if case .text(let exact)? = universe { text = exact }
        if text == nil, let known = knownWays[nodes] { return known }
        var ways = Ways()
        let ends = text.map { StringBounds($0) } ?? .any
        for origin in nodes.sorted() {
            let node = space.trie.nodes[origin]
            if let loop = node.loop { ways.add(loop, from: origin, to: origin) }
            for edge in node.edges where space.ends(ofForm: edge.form, isHost: false).mayMeet(ends) {
                ways.add(edge.form, from: origin, to: edge.child)
            }
            if let text {
                if let edge = node.literals[text] { ways.add(edge.form, from: origin, to: edge.child) }
            } else {
                for edge in node.literals.values { ways.add(edge.form, from: origin, to: edge.child) }
            }
        }
        ways.sort()
        if text == nil { knownWays[nodes] = ways }
        return ways
    }

    /// Returns the sets of strings that all required pattern variants may match as the next segment.
    private mutating func universes(at state: State, _ question: Question) -> [Universe] {
        var universes: [Universe]?
        for number in question.takenBy {
            let way = space.variants[number].way
            let ways = self.ways(at: state.nodes.union(state.hostNodes).intersection(way))
            let mine = Set(way.flatMap { ways.byChild[$0, default: []] }).sorted().map { number -> Universe in
                let form = space.trie.forms[number]
                return form.exactText.map { .text($0) } ?? .language(space.possibleTexts(of: form))
            }
            universes =
                universes.map { others in mine.flatMap { a in others.compactMap { b in intersection(a, b) } } } ?? mine
        }
        return Array(Set(universes ?? [])).sorted { $0.order < $1.order }
    }

    private mutating func intersection(_ a: Universe, _ b: Universe) -> Universe? {
        switch (a, b) {
        case (.text(let a), .text(let b)): a == b ? .text(a) : nil
        case (.text(let text), .language(let language)), (.language(let language), .text(let text)):
            space.sets.pool.contains(text, in: language) ? .text(text) : nil
        case (.language(let a), .language(let b)): .language(space.sets.pool.intersection([a, b]))
        }
    }

    /// Returns the given nodes, and those reachable from them without a segment, that matter to `question`.
    private func relevant(_ nodes: [Int], _ question: Question) -> Set<Int> {
        space.trie.closure(of: Set(nodes)).filter { isRelevant($0, question) }
    }

    private func isRelevant(_ node: Int, _ question: Question) -> Bool {
        space.trie.nodes[node].bestRank < question.freeBelow[space.trie.nodes[node].table]
            || question.takenBy.contains { space.variants[$0].way.contains(node) }
    }

    private func mayBeTaken(_ state: State, _ question: Question) -> Bool {
        question.takenBy.allSatisfy { number in
            let variant = space.variants[number]
            return accepts(variant, state) { !variant.way.isDisjoint(with: $0) }
        }
    }

    /// Returns `true` if a pattern variant's link sources accept a search state, and its trie nodes are suitable:
    /// `nodes` if the sources ignore the host, or `hostNodes` if they match it as the first segment.
    func accepts(_ variant: LinkSpace.Variant, _ state: State, where isSuitable: (Set<Int>) -> Bool) -> Bool {
        let views = contexts.all[state.context].views[variant.table]
        return views.path.contains(variant.sourceSet) && isSuitable(state.nodes)
            || views.host.contains(variant.sourceSet) && isSuitable(state.hostNodes)
    }
}
