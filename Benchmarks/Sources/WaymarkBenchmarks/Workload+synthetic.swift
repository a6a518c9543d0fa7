extension Workload {
    /// Generated tables of increasing size. Count instructions to compare the large ones: their times vary, because
    /// they do not fit into the processor's caches.
    static let synthetic: [Entry] =
        [10, 100, 1_000, 10_000, 100_000].flatMap { count in
            [
                Entry(name: "wide_\(count)", summary: "\(count) routes, ten below each first segment") { _ in
                    wide(count)
                },
                Entry(name: "deep_\(count)", summary: "\(count) routes, ten children at every level") { _ in
                    deep(count)
                },
            ]
        }
        + [10, 10_000].map { count in
            Entry(name: "long_\(count)", summary: "\(count) long names of one length that differ in the middle") { _ in
                long(count)
            }
        } + [
            Entry(name: "general_1000", summary: "wide_1000 with query items, groups and catch-alls") { _ in
                general(1_000)
            }
        ]

    /// The maximum number of links to match in a large table.
    private static let linkLimit = 10_000

    private static func wide(_ count: Int) -> Workload {
        var random = SeededGenerator(seed: UInt64(20_260 + count))
        var patterns: [String] = []
        for index in 0..<max(1, count / 10) {
            let turn = index / words.count
            let name = words[index % words.count] + (turn == 0 ? "" : "-\(turn)")
            let w = words.shuffled(using: &random).prefix(6)
            patterns += [
                "/\(name)", "/\(name)/{id}", "/\(name)/{id}/\(w[0])", "/\(name)/{id}/\(w[1])",
                "/\(name)/{id}/\(w[0])/{sub}", "/\(name)/\(w[2])", "/\(name)/\(w[3])/{key}",
                "/\(name)/\(w[3])/{key}/\(w[4])", "/\(name)/\(w[3])/{key}/\(w[4])/{leaf}", "/\(name)/\(w[2])/\(w[5])",
            ]
        }
        return shuffled(patterns, &random)
    }

    /// Returns the routes of ``wide(_:)``, each with an optional part or a catch-all at its end.
    private static func general(_ count: Int) -> Workload {
        var workload = wide(count)
        let ends = ["?page={page: Int?}", "[/more]", "/**"]
        workload.patterns = workload.patterns.enumerated().map { $1 + ends[$0 % ends.count] }
        workload.peers = []
        return workload
    }

    private static func long(_ count: Int) -> Workload {
        var random = SeededGenerator(seed: UInt64(20_260 + count))
        let patterns = (0..<count).map { "/resource-\(String(100_000 + $0).dropFirst())-overview/{id}" }
        return shuffled(patterns, &random)
    }

    private static func deep(_ count: Int) -> Workload {
        var random = SeededGenerator(seed: UInt64(20_260 + count))
        let levels = String(count - 1).count
        let patterns = (0..<count).map { index in
            var rest = index
            var digits: [Int] = []
            for _ in 0..<levels {
                digits.insert(rest % 10, at: 0)
                rest /= 10
            }
            var segments = digits.enumerated().map { words[(7 * $0 + 13 * $1) % words.count] }
            segments.insert("{id}", at: max(1, levels / 2))
            return "/" + segments.joined(separator: "/")
        }
        return shuffled(patterns, &random)
    }

    private static func shuffled(_ patterns: [String], _ random: inout SeededGenerator) -> Workload {
        let patterns = patterns.shuffled(using: &random)
        let routes = patterns.indices.shuffled(using: &random).prefix(linkLimit)
        let links = routes.map { Link(text: link(for: patterns[$0], &random), route: $0) }
        return Workload(patterns: patterns, links: links, peers: [.textbookTrie])
    }

    /// Returns a link with a number for `{id}` and eight hexadecimal digits for any other parameter.
    private static func link(for pattern: String, _ random: inout SeededGenerator) -> String {
        pattern.split(separator: "/").reduce(into: "") { link, segment in
            switch segment {
            case "{id}": link += "/\(Int.random(in: 1..<1_000_000, using: &random))"
            case _ where segment.hasPrefix("{"):
                let digits = String(UInt32.random(in: 0 ... .max, using: &random), radix: 16)
                link += "/" + String(repeating: "0", count: 8 - digits.count) + digits
            default: link += "/" + segment
            }
        }
    }

    private static let words = """
        account activity address album answer article artist asset badge basket billing board book booking brand
        budget bundle calendar campaign card channel chapter chat city clip coach code collection comment company
        contact contest coupon course creator delivery design device digest discount document draft driver episode
        event exercise expense export family favorite feature feed field file filter flight folder forecast forum
        friend gallery game gift goal group guide habit hotel house image income insight invoice issue item job
        journey label language lesson letter level library license link list loan location lounge market match meal
        media meeting member memory menu message metric mission model module moment movie museum music network note
        notice offer office option order outlet owner package page panel park partner pass patient payment person
        phone photo pickup place plan player playlist podcast point policy poll portal poster price privacy product
        profile project promo quiz quote rating reader receipt recipe record referral region reminder rental report
        request reserve resort review reward ride room route routine salon scene schedule school score season
        section segment series service session setting share shelf shop show signal site skill slot snippet song
        source space sport stage station status store story stream studio style subject summary support survey table
        tag talk target task team template tenant theme thread ticket tier timer tool topic tour track trade trail
        train transfer trip unit update upload user vacation vendor venue video view visit voucher wallet watch
        weather week widget wish word work workout zone
        """.split(whereSeparator: \.isWhitespace).map(String.init)
}
