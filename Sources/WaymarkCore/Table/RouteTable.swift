/// Patterns with their routes, in order: what a ``Router`` is made from.
///
/// ```swift
/// var table = RouteTable<Screen>(accepting: .host("example.com"), .scheme("myapp"))
/// table.add("/", "/home", to: .home)
/// table.add("/user/{id: Int}/edit", named: "user.edit", to: .editUser)
/// let router = try Router(table)
/// ```
///
/// ## Which route wins
///
/// Two routes that match one link are compared position by position from the left, each by the variant of its pattern
/// that matched:
///
/// 1. literal
/// 2. partly literal segment, the one with more literal text first
/// 3. one of several texts, a type, or a custom type
/// 4. parameter that takes any text
/// 5. wildcard
/// 6. end of the pattern
/// 7. catch-all, one or more segments before zero or more
///
/// then by the number of required and literal query items (a fragment that is asked for counts as one), then of
/// optional ones, then of literal ones, then by the narrower sources (a set of them is as narrow as its widest, and the
/// fewer the narrower), and last by the order of registration.
/// With ``Precedence/declaration`` only that last one counts. The order does not depend on the link: it is a total order
/// of all variants of the table, computed once.
public struct RouteTable<Route: Sendable>: Sendable {
    /// Where links may come from; patterns that carry their own source are not bound by it.
    public var sources: [LinkSource]

    /// Which of several matching routes wins.
    public var precedence: Precedence

    /// What a link may look like at all.
    public var policy: LinkPolicy

    /// The types that patterns may name.
    public var types = ParameterTypes()

    /// Types that patterns have because routes expect them, under the names that the patterns know them by.
    var implicitTypes = ImplicitTypes()

    package private(set) var entries: [RouteEntry<Route>] = []

    /// The query items that any link may carry, by what they are read as.
    package private(set) var globals: [(type: GlobalsType, entry: RouteEntry<GlobalsType>)] = []

    /// Problems of texts that could not be read, and of what was merged.
    package private(set) var unreadable: [RouteProblem] = []

    /// The groups around what is being added.
    var scope = RouteScope()

    /// Creates an empty table.
    ///
    /// - Parameters:
    ///   - sources: Where links may come from; ``LinkSource/anywhere`` if there are none.
    ///   - precedence: Which of several matching routes wins.
    ///   - policy: What a link may look like at all; strict unless told otherwise.
    public init(
        accepting sources: [LinkSource], precedence: Precedence = .specificity, policy: LinkPolicy = .strict
    ) {
        self.sources = sources.isEmpty ? [.anywhere] : sources
        self.precedence = precedence
        self.policy = policy
    }

    /// Creates an empty table.
    ///
    /// - Parameters:
    ///   - sources: Where links may come from; ``LinkSource/anywhere`` if there are none.
    ///   - precedence: Which of several matching routes wins.
    ///   - policy: What a link may look like at all; strict unless told otherwise.
    public init(
        accepting sources: LinkSource..., precedence: Precedence = .specificity, policy: LinkPolicy = .strict
    ) {
        self.init(accepting: sources, precedence: precedence, policy: policy)
    }

    /// Adds a route under one or more patterns.
    ///
    /// Texts that can not be read are reported, with every other problem of the table, when the router is made.
    ///
    /// - Parameters:
    ///   - patterns: The patterns, for example `/user/{id: Int}`; the first one is printed.
    ///   - name: The name by which the tool and messages know the route.
    ///   - syntax: The notation that the patterns are written in.
    ///   - sources: Where links to this route may come from; what the table accepts unless told otherwise.
    ///   - route: What a link that matches gives.
    public mutating func add(
        _ patterns: String..., named name: String? = nil, syntax: any PatternSyntax = .braces,
        from sources: [LinkSource]? = nil, to route: Route
    ) {
        add(texts: patterns, named: name, syntax: syntax, from: sources, to: route)
    }

    package mutating func add(
        texts: [String], named name: String?, syntax: any PatternSyntax, from sources: [LinkSource]? = nil,
        to route: Route
    ) {
        add(texts: texts, named: name, syntax: syntax, from: sources, EntryBinding(.constant(route)))
    }

    /// Adds a route under patterns that are made already.
    ///
    /// - Parameters:
    ///   - patterns: The patterns; the first one is printed.
    ///   - name: The name by which the tool and messages know the route.
    ///   - sources: Where links to this route may come from; what the table accepts unless told otherwise.
    ///   - route: What a link that matches gives.
    public mutating func add(
        _ patterns: [RoutePattern], named name: String? = nil, from sources: [LinkSource]? = nil, to route: Route
    ) {
        add(patterns, named: name, from: sources, EntryBinding(.constant(route)))
    }

    /// Adds an entry under patterns that are made already.
    package mutating func add(
        _ patterns: [RoutePattern], named name: String?, from sources: [LinkSource]? = nil,
        _ binding: EntryBinding<Route>
    ) {
        append(patterns, named: name, from: sources, binding, hasUnreadablePatterns: false)
    }

    /// Adds an entry under patterns that are still to be read.
    @usableFromInline
    package mutating func add(
        texts: [String], named name: String?, syntax: any PatternSyntax, from sources: [LinkSource]? = nil,
        _ binding: EntryBinding<Route>
    ) {
        let patterns = read(texts, named: name, syntax: syntax)
        append(
            patterns, named: name, from: sources, binding, hasUnreadablePatterns: patterns.count < texts.count)
    }

    /// Adds an entry under patterns that are still to be read, and on which it depends how the route is made.
    package mutating func add(
        texts: [String], named name: String?, syntax: any PatternSyntax, from sources: [LinkSource]? = nil,
        binding: ([RoutePattern]) -> EntryBinding<Route>
    ) {
        let patterns = read(texts, named: name, syntax: syntax)
        append(
            patterns, named: name, from: sources, binding(scope.patterns(patterns)),
            hasUnreadablePatterns: patterns.count < texts.count)
    }

    /// The patterns that can be read; what is wrong with the others is kept for when the router is made.
    private mutating func read(_ texts: [String], named name: String?, syntax: any PatternSyntax) -> [RoutePattern] {
        var patterns: [RoutePattern] = []
        patterns.reserveCapacity(texts.count)
        for text in texts {
            do throws(PatternError) {
                patterns.append(try RoutePattern(text, syntax: syntax))
            } catch {
                report(error.problems.map { $0.naming(route: scope.name(name)) })
            }
        }
        return patterns
    }

    /// Removes the entries that an error is about; all of them if it does not say which.
    package mutating func removeEntries(of error: RouteTableError) {
        let names = Set(error.problems.map(\.route))
        let isFaulty = { (entry: RouteEntry<Route>) in entry.hasUnreadablePatterns || names.contains(entry.name) }
        unreadable = []
        if entries.contains(where: isFaulty) { entries.removeAll(where: isFaulty) } else { entries = [] }
    }

    /// Adds an entry in its scope: every way of adding ends here.
    mutating func append(
        _ patterns: [RoutePattern], named name: String?, from sources: [LinkSource]?, _ binding: EntryBinding<Route>,
        hasUnreadablePatterns: Bool
    ) {
        var patterns = scope.patterns(patterns)
        let binding = fitted(binding, to: &patterns)
        entries.append(
            RouteEntry(
                name: scope.name(name), patterns: patterns, sources: sources ?? self.sources,
                inheritsSources: sources == nil && !scope.hasSources, requirements: scope.requirements,
                binding: binding,
                hasUnreadablePatterns: hasUnreadablePatterns || scope.isUnreadable))
    }

    /// A binding and the patterns of its entry, each with what the other knows.
    private mutating func fitted(
        _ binding: EntryBinding<Route>, to patterns: inout [RoutePattern]
    ) -> EntryBinding<Route> {
        guard binding.demands != nil else { return binding }
        var binding = binding
        binding.name(parametersOf: patterns)
        if let check = binding.check { binding.check = check.prefixed(in: scope) }
        if let expectations = binding.expectations {
            patterns = patterns.map { $0.narrowed(by: expectations, &implicitTypes) }
            binding.expectations = expectations.map { implicitTypes.known($0) }
        }
        return binding
    }

    /// Adds global items: every way of adding them ends here.
    mutating func appendGlobals(_ entry: RouteEntry<GlobalsType>, as type: GlobalsType) {
        globals.append((type, entry))
    }

    /// Keeps problems for when the router is made.
    package mutating func report(_ problems: [RouteProblem]) { unreadable += problems }
}

extension RouteProblem {
    /// The same problem, of a route.
    package func naming(route: String?) -> RouteProblem {
        var copy = self
        copy.route = route
        return copy
    }
}
