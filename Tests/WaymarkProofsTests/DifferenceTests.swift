import TestSupport
import Testing
import WaymarkCore
import WaymarkEngine
import WaymarkExplain

@testable import WaymarkProofs

/// A table as a few properties that can be edited one by one.
struct TableFacts: CustomStringConvertible {
    var routes: [(name: String, patterns: [String])]
    var sources: [LinkSource]
    var precedence = Precedence.specificity
    var policy = LinkPolicy.strict
    var word = ParameterConstraint.characters(.letters, lengths: 1...2)

    var description: String {
        "\(routes.map { "\($0.name): \($0.patterns)" }) \(sources.map(\.description)) \(precedence) "
            + "folds \(policy.isCaseInsensitive) drops \(policy.dropsEmptySegments) \(policy.repeatedItems) \(policy.maximumSegments) plus \(policy.decodesPlusInQuery) controls \(policy.allowsControlCharacters) dots \(policy.allowsDotSegments)"
    }

    static let sourceChoices: [[LinkSource]] = [
        [.anywhere], [.host("h.x")], [.host("h.x"), .scheme("m")], [.scheme("m"), .host("h.x")],
        [.host("*.x"), .scheme("m", host: "a")], [.scheme("m")],
    ]

    init(_ generator: inout SeededGenerator) {
        routes = (0..<2 + generator.below(6)).map { index in
            var patterns = [Self.pattern(&generator)]
            if generator.once(in: 4) { patterns.append(Self.pattern(&generator)) }
            return ("r\(index)", patterns)
        }
        sources = generator.pick(Self.sourceChoices)
        if generator.once(in: 3) { precedence = .declaration }
        policy.isCaseInsensitive = generator.once(in: 4)
        policy.dropsEmptySegments = generator.once(in: 6)
        policy.repeatedItems = generator.pick([.rejected, .rejected, .first, .last, .firstValid])
        if generator.once(in: 8) { policy.maximumSegments = 2 }
    }

    private static func pattern(_ generator: inout SeededGenerator) -> String {
        let source = generator.once(in: 6) ? generator.pick(["https://h.x", "m://", "https://*.x"]) : ""
        return source + SmallTable.pattern(&generator)
    }

    /// Returns the table with one random edit.
    func edited(_ generator: inout SeededGenerator) -> TableFacts {
        var copy = self
        let index = generator.below(routes.count)
        switch generator.below(12) {
        case 0: copy.routes.remove(at: index)
        case 1: copy.routes.swapAt(index, generator.below(routes.count))
        case 2: copy.routes[index].patterns[0] = Self.pattern(&generator)
        case 3: copy.routes.insert(("new", [Self.pattern(&generator)]), at: index)
        case 4: copy.routes[index].patterns.append(Self.pattern(&generator))
        case 5: copy.sources = generator.pick(Self.sourceChoices)
        case 6: copy.precedence = precedence == .declaration ? .specificity : .declaration
        case 7:
            switch generator.below(8) {
            case 0: copy.policy.isCaseInsensitive.toggle()
            case 1: copy.policy.dropsEmptySegments.toggle()
            case 2: copy.policy.repeatedItems = generator.pick([.rejected, .first, .last, .firstValid])
            case 3: copy.policy.maximumSegments = generator.pick([1, 2, 3, 64])
            case 4: copy.policy.decodesPlusInQuery.toggle()
            case 5: copy.policy.allowsControlCharacters.toggle()
            case 6: copy.policy.allowsDotSegments.toggle()
            default: copy.policy.ignoresPorts.toggle()
            }
        case 8: copy.word = .characters(.letters, lengths: 1...generator.pick([1, 3]))
        case 9:
            copy.routes[index].patterns[0] = routes[index].patterns[0]
                .replacing("Int8", with: generator.pick(["Int", "UInt8", "String"]))
        case 10: copy.routes[index].patterns[0] = routes[index].patterns[0].replacing("{s", with: "{renamed")
        default: copy.routes[index].name = "other"
        }
        return copy
    }

    var table: RouteTable<String> {
        var table = RouteTable<String>(accepting: sources, precedence: precedence, policy: policy)
        table.types["Word"] = word
        for route in routes {
            table.add(texts: route.patterns, named: route.name, syntax: .braces, to: route.name)
        }
        return table
    }

    /// Returns a link near the patterns.
    func link(_ generator: inout SeededGenerator) -> String {
        let texts = ["a", "A", "b", "1", "128", "-1", "true", "a-b", "ab", "abc", "x", ""]
        var link = generator.pick(["https://h.x", "https://b.h.x", "https://o", "m://a", "m://", "m://b", "z://a", ""])
        for _ in 0..<generator.below(4) { link += "/" + generator.pick(texts) }
        if link.isEmpty || link.hasSuffix(".x") { link += "/" }
        var items: [String] = []
        while generator.once(in: 2), items.count < 3 {
            items.append(
                generator.pick(["p", "q", "z"])
                    + generator.pick(["", "=1", "=a", "=128", "=a,b", "=a+b", "=true", "=x"]))
        }
        if !items.isEmpty { link += "?" + items.joined(separator: "&") }
        if generator.once(in: 8) { link += generator.pick(["#a", "#1", "#"]) }
        return link
    }
}

@Suite("Differences between two tables")
struct DifferenceTests {
    /// Two tables with the same patterns and different limits on segments.
    @Test(
        "A changed limit on segments is found as gained or lost links",
        arguments: [(2, 4), (4, 2), (1, 64)])
    func segmentLimits(_ limits: (old: Int, new: Int)) throws {
        func table(_ limit: Int, _ patterns: [String]) -> RouteTable<String> {
            var policy = LinkPolicy.strict
            policy.maximumSegments = limit
            var table = RouteTable<String>(accepting: [.anywhere], policy: policy)
            for pattern in patterns { table.add(texts: [pattern], named: pattern, syntax: .braces, to: pattern) }
            return table
        }
        // Two paths lead to the same state. After the shorter one, one table allows more segments and the other allows
        // none.
        let patterns = ["/**", "/a/**", "/{x}/b/**", "/{x}/{y}/{z}"]
        let differences = try TableDifferences(from: table(limits.old, patterns), to: table(limits.new, patterns))
        let (less, more) = (min(limits.old, limits.new), max(limits.old, limits.new))
        let kinds = Set(differences.found.map { $0.kind })
        #expect(kinds == [limits.old < limits.new ? .gained : .lost])
        for difference in differences.found {
            let count = difference.link.split(separator: "/").count
            #expect(count > less && count <= more, "\(difference.link)")
        }
        let routes = Set(differences.found.map { $0.route })
        #expect(routes.isSuperset(of: ["/**", "/a/**"]), "\(routes)")
    }

    @Test("A changed type is found where a separator may belong to either of two values")
    func sharedMark() throws {
        func table(_ pattern: String) -> RouteTable<String> {
            var table = RouteTable<String>(accepting: [.anywhere], policy: .strict)
            table.add(texts: [pattern], named: "a", syntax: .braces, to: "a")
            return table
        }
        let differences = try TableDifferences(from: table("/{k}-{n: Int}"), to: table("/{k}-{n: UInt}"))
        #expect(differences.found.contains { $0.kind == .changed })
    }

    @Test("A source that prints the same path with an empty host changes the printed links")
    func emptyHost() throws {
        func table(_ sources: [LinkSource]) -> RouteTable<String> {
            var table = RouteTable<String>(accepting: sources)
            table.add("/user/{id: Int}", named: "a", to: "a")
            return table
        }
        let old = table([.scheme("m")])
        for source in [LinkSource.scheme("m", host: ""), .scheme("m", host: .ignored)] {
            let differences = try TableDifferences(from: old, to: table([source, .scheme("m")]))
            #expect(differences.found.contains { $0.kind == .changed })
        }
    }

    @Test(
        "Captures are equal if they have the same bytes, the same number, or no number",
        arguments: [
            (.string("\u{E9}"), .string("e\u{301}"), false), (.string("\u{E9}"), .string("\u{E9}"), true),
            (.list(["\u{E9}"]), .list(["e\u{301}"]), false), (.list(["a"]), "a", false),
            (.list(["a", "b"]), .list(["a,b"]), false), (.double(.nan), .double(.nan), true),
            (.double(.nan), "nan", false), (.double(1), 1, false), (.int(1), .uint(1), true), (.int(1), "1", false),
        ] as [(CaptureValue, CaptureValue, Bool)])
    func captures(_ old: CaptureValue, _ new: CaptureValue, areSame: Bool) {
        let matches = [old, new].map { value in
            LinkAnswer.Match(
                entry: 0, name: "a", pattern: "/{x}", captures: Captures([Captures.Element(name: "x", value: value)]),
                rest: [], printed: nil)
        }
        #expect(matches[0].isSame(as: matches[1]) == areSame)
    }

    /// Returns the result of a router in one line.
    private func answer(_ router: Router<String>, _ link: String) -> String {
        let result = router.match(for: link)
        guard let result else { return "none" }
        return
            "\(result.route) \(result.captures.sorted { $0.name < $1.name }.map { "\($0.name) \($0.value)" }) \(result.rest)"
    }

    @Test("The differences between random tables agree with the answers of both routers")
    func randomEdits() throws {
        var (pairs, found, undecided, silent, links) = (0, 0, 0, 0, 0)
        var doubts: [String: Int] = [:]
        let only = Int(Thoroughness.seed ?? -1)
        for seed in only >= 0 ? only..<only + 1 : 0..<(Thoroughness.isFull ? 4_000 : 120) * Thoroughness.factor {
            var generator = SeededGenerator(seed: seed)
            let before = TableFacts(&generator)
            let after = before.edited(&generator)
            guard let old = try? Router(before.table), let new = try? Router(after.table) else { continue }
            pairs += 1
            let comment: Comment = "seed \(seed)\n\(before)\n\(after)"
            let differences = try TableDifferences(from: before.table, to: after.table)
            undecided += differences.undecided.count
            for doubt in differences.undecided {
                switch doubt {
                case .routes(let kind, _, _): doubts[kind.rawValue, default: 0] += 1
                case .option(let name): doubts[name, default: 0] += 1
                }
            }
            for difference in differences.found {
                found += 1
                let (a, b) = (old.match(for: difference.link), new.match(for: difference.link))
                #expect(a?.route == difference.old.match?.name && b?.route == difference.new.match?.name, comment)
                switch difference.kind {
                case .lost: #expect(a != nil && b == nil, comment)
                case .gained: #expect(a == nil && b != nil, comment)
                case .moved: #expect(a != nil && b != nil && a?.route != b?.route, comment)
                case .changed: #expect(a?.route == b?.route && a != nil, comment)
                }
            }
            // Every link with different results has a kind and routes that were found or are undecided.
            let keys = Set(differences.found.map { "\($0.kind) \($0.route) \($0.otherRoute ?? "")" })
                .union(
                    differences.undecided.compactMap {
                        if case .routes(let kind, let route, let other) = $0 {
                            "\(kind) \(route) \(other ?? "")"
                        } else {
                            nil
                        }
                    })
            let isRead = differences.undecided.contains { if case .option = $0 { true } else { false } }
            if only >= 0 { for difference in differences.found { print(difference.key, difference.link) } }
            if keys.isEmpty { silent += 1 }
            for _ in 0..<300 {
                let link = generator.once(in: 2) ? before.link(&generator) : after.link(&generator)
                links += 1
                let (a, b) = (answer(old, link), answer(new, link))
                guard a != b else { continue }
                let (one, other) = (old.match(for: link)?.route, new.match(for: link)?.route)
                let key =
                    one == nil
                    ? "gained \(other ?? "") "
                    : other == nil
                        ? "lost \(one ?? "") "
                        : one == other ? "changed \(one ?? "") " : "moved \(one ?? "") \(other ?? "")"
                #expect(isRead || keys.contains(key), "\(link): \(a) and \(b)\nfound \(keys)\n\(comment)")
            }
        }
        print("undecided: \(doubts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })")
        print("\(pairs) pairs, \(found) differences, \(undecided) undecided, \(silent) without any, \(links) links")
        #expect(found > 0 && silent > 0)
    }
}
