import TestSupport
import WaymarkCore
import WaymarkExplain
import WaymarkLanguages
import WaymarkPrinting
import WaymarkProofs

/// A random table as a router, with its reference matcher.
struct SampleTable {
    let texts: [[String]]
    let table: RouteTable<Int>
    let router: Router<Int>
    let reference: ReferenceMatcher

    /// Creates a router of patterns, without entries that are invalid or that conflict with an earlier entry.
    init(_ texts: [[String]], like empty: RouteTable<Int>) throws {
        var table = empty
        for (index, patterns) in texts.enumerated() {
            table.add(texts: patterns, named: String(index), syntax: .braces, to: index)
        }
        do {
            router = try Router(table)
        } catch {
            let wrong = Set(error.problems.map(\.route))
            let right = texts.enumerated().filter { !wrong.contains(String($0.offset)) }.map(\.element)
            // Removing entries does not fix an error that belongs to no entry.
            guard right.count < texts.count else { throw error }
            self = try SampleTable(right, like: empty)
            return
        }
        self.texts = texts
        self.table = table
        reference = try ReferenceMatcher(table, router.entries)
    }

    init(random: inout SeededGenerator) throws {
        let precedence = random.pick(Precedence.allCases)
        var policy = LinkPolicy.strict
        policy.repeatedItems = random.pick(LinkPolicy.RepeatedItems.allCases)
        policy.isCaseInsensitive = random.once(in: 6)
        policy.dropsEmptySegments = random.once(in: 6)
        policy.dropsTrailingSlashes = random.once(in: 6)
        policy.keepsTrailingSlash = random.once(in: 6)
        policy.comparesHostSegmentsExactly = random.once(in: 6)
        policy.decodesPlusInPath = random.once(in: 6)
        policy.decodesPlusInQuery = random.once(in: 6)
        let sources: [LinkSource] = random.pick([
            [.anywhere], [.anywhere], [.host("example.com"), .scheme("myapp")],
            [.anywhere(web: .firstSegment, custom: .ignored)], [.anywhere, .scheme("myapp", host: .ignored)],
        ])
        var empty = RouteTable<Int>(accepting: sources, precedence: precedence, policy: policy)
        for (name, accepts) in ReferenceValues.custom { empty.types[name] = .custom(accepts) }
        for (name, type) in ReferenceValues.matching { empty.types[name] = .matching(type.expression) }
        var patterns = PatternGenerator(random: random)
        let texts = (0..<(1 + patterns.random.below(8))).map { _ in
            (0..<(patterns.random.once(in: 6) ? 2 : 1)).map { _ in patterns.pattern() }
        }
        random = patterns.random
        try self.init(texts, like: empty)
    }

    func without(_ entry: Int) throws -> SampleTable {
        var texts = texts
        texts.remove(at: entry)
        var empty = RouteTable<Int>(accepting: table.sources, precedence: table.precedence, policy: table.policy)
        empty.types = table.types
        return try SampleTable(texts, like: empty)
    }

    var warnings: [RouteProblem] { table.problems() }

    var variants: [PatternVariant] { router.engine.table.variants.map(\.variant) }
}

extension SampleTable {
    /// Returns the captures of a match, reading single values and list elements one by one.
    func captures(in view: borrowing MatchView) -> [Captures.Element] {
        var elements: [Captures.Element] = []
        for (index, parameter) in variants[view.rank].parameters.filter({ $0.name != nil }).enumerated() {
            let name = parameter.name ?? ""
            let constraint = router.engine.table.types.constraint(for: parameter.type) ?? ParameterConstraint(.any)
            var (value, isList): (CaptureValue?, Bool) = (nil, false)
            view.readCapture(index) { reading in
                switch reading {
                case .text(let text): value = constraint.value(of: String(decoding: text, as: UTF8.self))
                case .absent: value = parameter.defaultValue(constraint)
                case .list: isList = true
                }
            }
            if isList {
                var values: [CaptureValue] = []
                view.forEachElement(ofCapture: index) {
                    values.append(constraint.value(of: String(decoding: $0, as: UTF8.self)))
                }
                value = .list(values)
            }
            if let value { elements.append(.init(name: name, value: value)) }
        }
        return elements
    }

    /// Returns the segments of the first unnamed catch-all, read from the link's bytes.
    func rest(in view: borrowing MatchView) -> [String] {
        var segments: [String] = []
        view.forEachSegmentOfRest { segments.append(String(decoding: $0, as: UTF8.self)) }
        return segments
    }
}

extension SampleTable: CustomStringConvertible {
    var description: String {
        let entries = texts.enumerated().map { "  \($0.offset)  " + $0.element.joined(separator: "   ") }
        let policy = table.policy
        let heading =
            "by \(table.precedence), from \(table.sources), repeated items \(policy.repeatedItems)"
            + (policy.isCaseInsensitive ? ", any case" : "") + (policy.dropsEmptySegments ? ", no empty segments" : "")
            + (policy.dropsTrailingSlashes ? ", no trailing slashes" : "")
            + (policy.keepsTrailingSlash ? ", a slash at the end kept" : "")
            + (policy.comparesHostSegmentsExactly ? ", exact hosts" : "")
            + (policy.decodesPlusInPath ? ", plus in paths" : "")
            + (policy.decodesPlusInQuery ? ", plus in queries" : "")
        return ([heading] + entries).joined(separator: "\n")
    }
}
