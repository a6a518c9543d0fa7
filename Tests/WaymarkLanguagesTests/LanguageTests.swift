import TestSupport
import Testing

@testable import WaymarkLanguages

@Suite("Languages as sets of strings")
struct LanguageTests {
    @Test("The extent of a language has the bytes and lengths of its strings")
    func extents() {
        var pool = LanguagePool()
        let (a, b) = (pool.text("a".utf8), pool.text("b".utf8))
        let rows: [(Language, bytes: String, shortest: Int, longest: Int?)] = [
            (.empty, "", 0, 0), (pool.text("xy".utf8), "xy", 2, 2),
            (pool.integers(Int8(-128)...127), "-0123456789", 1, 4),
            (pool.repetition(a, minimum: 2), "a", 2, nil), (pool.repetition(a, minimum: 1, maximum: 7), "a", 1, 7),
            (
                pool.sequence([pool.repetition(a, minimum: 0), b, pool.repetition(b, minimum: 0, maximum: 1)]), "ab", 1,
                nil
            ),
        ]
        for (language, bytes, shortest, longest) in rows {
            let extent = pool.extent(of: language, atMost: 20)
            #expect(extent?.bytes == ByteClass(bytes.utf8))
            #expect(extent?.shortest == shortest)
            #expect(extent?.longest == longest)
        }
        #expect(pool.extent(of: .nothing, atMost: 20) == nil)
        let long = pool.repetition(a, minimum: 30, maximum: 30)
        #expect(pool.extent(of: long, atMost: 20) == nil)
    }

    @Test("A byte class of a range contains exactly the bytes of the range")
    func ranges() {
        let bounds: [UInt8] = [0, 1, 62, 63, 64, 65, 127, 128, 129, 191, 192, 254, 255]
        for first in bounds {
            for last in bounds where first <= last { #expect(ByteClass(first...last).bytes == Array(first...last)) }
        }
    }

    @Test("A language of integers contains the one spelling of each integer and no other string")
    func integers() {
        var generator = SeededGenerator(seed: 3)
        var ranges: [ClosedRange<Int64>] = [
            0...0, -1...1, -128...127, 0...255, 5...5, -10 ... -10, -105 ... -17, 7...12, 99...101, 10...99,
            Int64.min...Int64.max, Int64.max...Int64.max, 1...1000,
        ]
        for _ in 0..<60 {
            let (a, b) = (Int64(generator.below(2000)) - 1000, Int64(generator.below(2000)) - 1000)
            ranges.append(min(a, b)...max(a, b))
        }
        for range in ranges {
            var pool = LanguagePool()
            let language = pool.integers(range)
            let near = [range.lowerBound, range.upperBound].flatMap { bound in
                [-11, -1, 0, 1, 9, 10].map { bound.addingReportingOverflow($0).partialValue }
            }
            for number in near + Array(-120...120) {
                let isIn = pool.contains(String(number).utf8, in: language)
                #expect(isIn == range.contains(number), "\(number) in \(range)")
            }
            for text in ["", "-", "-0", "+5", "007", "00", "1a", "9223372036854775808", "-9223372036854775809"] {
                let isIn = pool.contains(text.utf8, in: language)
                #expect(!isIn, "'\(text)' in \(range)")
            }
        }
        var pool = LanguagePool()
        let all = pool.integers(UInt64.min...UInt64.max)
        let (isLastIn, isNextIn) = (
            pool.contains("18446744073709551615".utf8, in: all), pool.contains("18446744073709551616".utf8, in: all)
        )
        #expect(isLastIn && !isNextIn)
    }

    @Test("The language of valid text contains exactly the valid UTF-8 sequences")
    func validText() {
        var generator = SeededGenerator(seed: 5)
        var pool = LanguagePool()
        let (text, tame) = (pool.validText(controls: true), pool.validText(controls: false))
        for _ in 0..<20_000 {
            let bytes = (0..<generator.below(5)).map { _ in
                generator.pick(
                    [0x00, 0x1F, 0x20, 0x41, 0x7F, 0x80, 0x9F, 0xA0, 0xBF, 0xC2, 0xE0, 0xED, 0xEF, 0xF0, 0xF4]
                        as [UInt8])
            }
            let string = String(validating: bytes, as: UTF8.self)
            let isIn = pool.contains(bytes, in: text)
            #expect(isIn == (string != nil), "\(bytes)")
            let isTame = string?.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control } ?? false
            let isInTame = pool.contains(bytes, in: tame)
            #expect(isInTame == isTame, "\(bytes)")
        }
    }

    /// A language over `a` and `b`, and an equivalent predicate.
    private struct Made {
        var language: Language
        var contains: (String) -> Bool
    }

    private static let short: [String] = (0...6).flatMap { length in
        (0..<1 << length).map { bits in String((0..<length).reversed().map { bits >> $0 & 1 == 0 ? "a" : "b" }) }
    }

    @Test("Set operations on random languages give the expected members, also as automata")
    func algebra() throws {
        for seed in 0..<(Thoroughness.isFull ? 3_000 : 300) * Thoroughness.factor {
            var (pool, generator) = (LanguagePool(), SeededGenerator(seed: seed))
            let made = Self.make(depth: 4, &pool, &generator)
            let automaton = try #require(ByteAutomaton(made.language, in: &pool))
            for text in Self.short {
                let isMember = made.contains(text)
                let isIn = pool.contains(text.utf8, in: made.language)
                #expect(isIn == isMember, "'\(text)', seed \(seed)")
                #expect(automaton.accepts(text.utf8) == isMember, "'\(text)', seed \(seed)")
            }
            let ab = pool.bytes(ByteClass("ab".utf8))
            let universe = pool.repetition(ab, minimum: 0)
            let here = pool.intersection([made.language, universe])
            let first = Self.short.first(where: made.contains)
            let shortest = pool.shortest(of: here)
            if let first { #expect(shortest == Array(first.utf8), "seed \(seed)") }
            let isEmpty = pool.isEmpty(here)
            #expect(isEmpty == (shortest == nil))
        }
    }

    @Test("A search divided by language gives the same outcomes as a search of all languages")
    func divided() throws {
        var told = 0
        for seed in 0..<(Thoroughness.isFull ? 2_000 : 200) * Thoroughness.factor {
            var (pool, generator) = (LanguagePool(), SeededGenerator(seed: seed))
            let ab = pool.bytes(ByteClass("ab".utf8))
            let universe = pool.repetition(ab, minimum: 0)
            let languages = (0..<3).map { _ in Self.make(depth: 3, &pool, &generator).language }
            let search = TextSearch(keeping: ByteClass(UInt8(ascii: "a")))
            let together = search.outcomes(of: universe, among: languages, in: &pool)
            let divided = search.dividedOutcomes(of: universe, among: languages, in: &pool)
            #expect(together == divided, "seed \(seed)")
            told += together?.count ?? 0
        }
        #expect(told > 300)
    }

    @Test("Two languages with incompatible beginnings or ends share no string")
    func ends() {
        var apart = 0
        for seed in 0..<(Thoroughness.isFull ? 4_000 : 400) * Thoroughness.factor {
            var (pool, generator) = (LanguagePool(), SeededGenerator(seed: seed))
            let (a, b) = (
                Self.make(depth: 3, &pool, &generator).language, Self.make(depth: 3, &pool, &generator).language
            )
            let (first, second) = (pool.ends(of: a), pool.ends(of: b))
            for text in Self.short where pool.contains(text.utf8, in: a) {
                #expect(first.mayMeet(StringBounds(Array(text.utf8))), "'\(text)', seed \(seed)")
            }
            if first.mayMeet(second) { continue }
            apart += 1
            let isEmpty = pool.isEmpty(pool.intersection([a, b]))
            #expect(isEmpty == true, "seed \(seed)")
        }
        #expect(apart > 20)
    }

    @Test("A search among languages that end in a number finds all outcomes in bounded work")
    func textBeforeNumber() {
        var pool = LanguagePool()
        let any = pool.repetition(pool.anyByte(), minimum: 1)
        let one = pool.text("1".utf8)
        let signed = pool.sequence([any, one, pool.integers(Int64.min...Int64.max)])
        let unsigned = pool.sequence([any, one, pool.integers(UInt64.min...UInt64.max)])
        pool.allow(work: 1_000_000)
        let universe = pool.anyText()
        let outcomes = TextSearch(keeping: .all).outcomes(of: universe, among: [signed, unsigned], in: &pool)
        #expect(outcomes?.count == 4)
        #expect(outcomes?.map(\.text.count).sorted() == [0, 3, 4, 21])
        #expect(!pool.isExhausted)
    }

    private static func make(depth: Int, _ pool: inout LanguagePool, _ generator: inout SeededGenerator) -> Made {
        let kind = generator.below(depth == 0 ? 2 : 8)
        if kind < 2 {
            let text = generator.pick(["", "a", "b", "ab", "ba", "bb"])
            return Made(language: pool.text(Array(text.utf8))) { $0 == text }
        }
        let a = make(depth: depth - 1, &pool, &generator)
        if kind == 2 { return Made(language: pool.complement(a.language)) { !a.contains($0) } }
        if kind == 3 {
            let (minimum, maximum) = generator.pick([(0, Int.max), (1, .max), (0, 1), (2, 2), (1, 3), (2, .max)])
            return Made(language: pool.repetition(a.language, minimum: minimum, maximum: maximum)) { text in
                repeats(a.contains, text, minimum, min(maximum, 8))
            }
        }
        let b = make(depth: depth - 1, &pool, &generator)
        switch kind {
        case 4: return Made(language: pool.union([a.language, b.language])) { a.contains($0) || b.contains($0) }
        case 5: return Made(language: pool.intersection([a.language, b.language])) { a.contains($0) && b.contains($0) }
        case 6: return Made(language: pool.difference(a.language, b.language)) { a.contains($0) && !b.contains($0) }
        default:
            return Made(language: pool.sequence(a.language, b.language)) { text in
                text.indices.appending(text.endIndex).contains { index in
                    a.contains(String(text[..<index])) && b.contains(String(text[index...]))
                }
            }
        }
    }

    /// Returns whether a string is a concatenation of `minimum` to `maximum` matching strings.
    private static func repeats(_ contains: (String) -> Bool, _ text: String, _ minimum: Int, _ maximum: Int) -> Bool {
        if minimum == 0, text.isEmpty { return true }
        guard maximum > 0 else { return false }
        if contains("") {
            // Empty strings supply the missing repetitions.
            if text.isEmpty { return true }
        }
        return text.indices.dropFirst().appending(text.endIndex).contains { index in
            let start = String(text[..<index])
            return !start.isEmpty && contains(start)
                && repeats(contains, String(text[index...]), contains("") ? 0 : max(minimum - 1, 0), maximum - 1)
        }
    }

    @Test("A search finds the shortest escaped string for each combination of languages")
    func outcomes() throws {
        var pool = LanguagePool()
        let universe = pool.repetition(pool.scalar(controls: false), minimum: 1)
        let languages = [
            pool.integers(Int64.min...Int64.max), pool.integers(Int8.min...Int8.max), pool.text("true".utf8),
            try pool.language(ofExpression: "[a-z]{2,}"), try pool.language(ofExpression: "é+"),
        ]
        let kept = ByteClass("abcdefghijklmnopqrstuvwxyz0123456789-".utf8)
        let found = try #require(TextSearch(keeping: kept).outcomes(of: universe, among: languages, in: &pool))
        let facts = found.map {
            (String(decoding: $0.written, as: UTF8.self), $0.isMember.map { $0 ? "1" : "0" }.joined())
        }
        #expect(facts.map(\.0) == ["-", "0", "aa", "128", "true", "%C3%A9"])
        #expect(facts.map(\.1) == ["00000", "11000", "00010", "10000", "00110", "00001"])
    }

    @Test("A search by segments finds the combinations and strings of a joint search")
    func segments() throws {
        var pool = LanguagePool()
        let ends = ["[0-9]+", "[0-9]+/edit", "new", "[a-z]+(/[a-z]+)?"]
        let paths = (0..<6).flatMap { word in ends.map { "/w\(word)/\($0)" } }
        var languages: [Language] = []
        for expression in paths + ["(/[a-z0-9]+)+/edit", "/[a-z]+[0-9](/[a-z0-9]+)*"] {
            languages.append(try pool.language(ofExpression: expression))
        }
        let universe = try pool.language(ofExpression: "(/[a-z0-9]+){0,4}")
        let turns = languages.indices.map { MembershipSearch.Turn(party: 0, set: $0, isDecisive: false) }
        var (joint, bySegment) = (MembershipSearch(limit: 100_000), MembershipSearch(limit: 100_000, turns: turns))
        bySegment.mostJoint = 0
        let expected = try #require(joint.outcomes(of: universe, among: languages, in: &pool))
        #expect(bySegment.outcomes(of: universe, among: languages, in: &pool) == expected)
        #expect(expected.count > 20)
    }

    @Test("A search by segments has few states for paths that differ in one segment")
    func states() throws {
        var pool = LanguagePool()
        var languages: [Language] = []
        for word in 0..<100 { languages.append(try pool.language(ofExpression: "/w\(word)/[0-9]{30}")) }
        let universe = try pool.language(ofExpression: "(/[a-z0-9]+){0,2}")
        let turns = languages.indices.map { MembershipSearch.Turn(party: 0, set: $0, isDecisive: true) }
        var (joint, bySegment) = (MembershipSearch(limit: 2_000), MembershipSearch(limit: 2_000, turns: turns))
        bySegment.mostJoint = 0
        #expect(joint.outcomes(of: universe, among: languages, in: &pool) == nil)
        #expect(bySegment.outcomes(of: universe, among: languages, in: &pool)?.count == 101)
    }
}

extension Collection where Index: Comparable {
    fileprivate func appending(_ last: Element) -> [Element] { Array(self) + [last] }
}
