import TestSupport
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// Makes tables.
struct TableMaker {
    var random: SeededGenerator

    typealias Source = TablePair.Source

    /// A table without conflicts: entries that no link tells apart from others are left out.
    mutating func table() -> TablePair {
        var pair = anyTable()
        while true {
            let clashing = Set(pair.conflicts.map(\.second.entry))
            if clashing.isEmpty { return pair }
            pair.entries = pair.entries.indices.filter { !clashing.contains($0) }.map { pair.entries[$0] }
        }
    }

    /// Tables of two patterns each that are said to be in conflict.
    mutating func conflicts() -> [PlainRouter] {
        let pair = anyTable()
        return pair.conflicts.map { conflict in
            return PlainRouter(pair.plain, only: [conflict.first, conflict.second])
        }
    }

    private mutating func anyTable() -> TablePair {
        let sources = random.once(in: 3) ? [Self.allSources[0]] : someSources()
        let policy = random.once(in: 2) ? LinkPolicy.strict : policy()
        let precedence: Precedence = random.once(in: 4) ? .declaration : .specificity
        var patterns = PatternMaker(random: SeededGenerator(seed: random.next()))
        let entries = (0...(1 + random.below(8))).map { _ in
            TablePair.Entry(
                patterns: (0..<(random.once(in: 5) ? 2 : 1)).map { _ in patterns.pattern() },
                sources: random.once(in: 8) ? someSources() : nil,
                behaviour: random.once(in: 12) ? random.pick([.declines, .fails]) : .opens)
        }
        return TablePair(sources: sources, entries: entries, policy: policy, precedence: precedence)
    }

    private mutating func someSources() -> [Source] {
        (0...random.below(3)).map { _ in random.pick(Self.allSources) }
    }

    static let allSources: [Source] = [
        Source(real: .anywhere, plain: .anywhere()),
        Source(real: .host("example.com"), plain: .init(host: "example.com", schemes: .web)),
        Source(real: .host("*.example.com"), plain: .init(host: "*.example.com", schemes: .web)),
        Source(real: .host("example.com", port: 8443), plain: .init(host: "example.com", port: 8443, schemes: .web)),
        Source(real: .host("b.de", http: true), plain: .init(host: "b.de", schemes: .webAndClearText)),
        Source(real: .scheme("myapp"), plain: .init(text: "myapp://")),
        Source(real: .scheme("MyApp"), plain: .init(text: "myapp://")),
        Source(real: .scheme("other", host: .ignored), plain: .init(schemes: .custom("other"), host: .rule(.ignored))),
        Source(
            real: .scheme("other", host: "open"), plain: .init(schemes: .custom("other"), host: .exactly("open".bytes))),
        Source(
            real: .scheme("app2", host: "open", port: 99),
            plain: .init(schemes: .custom("app2"), host: .exactly("open".bytes), port: 99)),
        Source(real: .anywhere(http: true), plain: .anywhere(clearText: true)),
        Source(real: .anywhere(web: .firstSegment), plain: .anywhere(webHost: .firstSegment)),
        Source(real: .anywhere(custom: .ignored), plain: .anywhere(host: .ignored)),
    ]

    /// A policy with a few leniencies.
    private mutating func policy() -> LinkPolicy {
        if random.once(in: 8) { return .lenient }
        var policy = LinkPolicy.strict
        for _ in 0...random.below(4) { relax(&policy) }
        return policy
    }

    private mutating func relax(_ policy: inout LinkPolicy) {
        switch random.below(21) {
        case 0: policy.maximumLength = random.pick([30, 60, 100])
        case 1: policy.maximumSegments = random.pick([2, 3, 4])
        case 2: policy.maximumQueryItems = random.pick([1, 2, 3])
        case 3: policy.trimsWhitespace = true
        case 4: policy.allowsUserinfo = true
        case 5: policy.allowsNonASCII = true
        case 6: policy.allowsNonASCIIHosts = true
        case 7: policy.allowsReservedCharacters = true
        case 8: policy.allowsMalformedEscapes = true
        case 9: policy.allowsControlCharacters = true
        case 10: policy.allowsDotSegments = true
        case 11: policy.allowsTraversal = true
        case 12: policy.dropsEmptySegments = true
        case 13: policy.dropsTrailingSlashes = true
        case 14: policy.ignoresPorts = true
        case 15: policy.comparesHostSegmentsExactly = true
        case 16: policy.decodesPlusInQuery = true
        case 17: policy.decodesPlusInPath = true
        case 18: policy.isCaseInsensitive = true
        case 19: policy.repeatedItems = random.pick([.first, .last, .firstValid])
        default: policy.forbiddenSchemes = random.pick([[], ["Zz"]])
        }
    }
}

extension PlainSource {
    static func anywhere(
        clearText: Bool = false, webHost: LinkSource.HostRule = .ignored, host: LinkSource.HostRule = .firstSegment
    ) -> PlainSource {
        PlainSource(schemes: .all(clearText: clearText, webHost: webHost), host: .rule(host))
    }
}
