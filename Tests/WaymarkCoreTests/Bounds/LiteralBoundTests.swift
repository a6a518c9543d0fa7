import Testing

@testable import WaymarkCore
@testable import WaymarkEngine
@testable import WaymarkExplain
@testable import WaymarkPrinting

/// Tables with many literals at one position, chosen so that a poor hash compares a link with all of them.
@Suite("Bounds on the search for a literal")
struct LiteralBoundTests {
    struct Names: Sendable, CustomTestStringConvertible {
        var title: String
        var make: @Sendable (Int) -> [String]

        var testDescription: String { title }
    }

    private static func padded(_ number: Int) -> String { String(String(100_000 + number).dropFirst()) }

    static let names: [Names] = [
        Names(title: "names of nine bytes") { count in (0..<count).map { "page\(padded($0))" } },
        Names(title: "long names that differ at both ends") { count in
            (0..<count).map { "\($0)-of-the-many-names-\($0)" }
        },
        Names(title: "long names that differ in their middle") { count in
            (0..<count).map { "resource-\(padded($0))-overview" }
        },
        Names(title: "names of a hundred bytes that differ in their middle") { count in
            let side = String(repeating: "side", count: 12)
            return (0..<count).map { side + padded($0) + side }
        },
        Names(title: "names with capitals, and the same words in another order") { count in
            (0..<count).map { "Shared-Name-\(padded($0))-\(padded(count - $0))-Shared-Name" }
        },
        Names(title: "names made to share a slot") { count in Array(EqualNumbers.names.prefix(count)) },
    ]

    @Test("The search for a literal takes few more steps among 10,000 names than among 10", arguments: names)
    func isBounded(_ names: Names) throws {
        for isCaseInsensitive in [false, true] {
            let few = try mostSteps(names.make(10), isCaseInsensitive: isCaseInsensitive)
            let many = try mostSteps(names.make(10_000), isCaseInsensitive: isCaseInsensitive)
            #expect(few <= 3 + 10)
            #expect(many <= few + LiteralTable.limit + 7)
        }
    }

    /// Returns the maximum number of nodes visited for a link with one of the names, or with its last byte replaced.
    private func mostSteps(_ names: [String], isCaseInsensitive: Bool) throws -> Int {
        var policy = LinkPolicy.strict
        policy.isCaseInsensitive = isCaseInsensitive
        var table = RouteTable<Int>(policy: policy)
        for (index, name) in names.enumerated() { table.add("/all/\(name)", to: index) }
        let router = try Router(table)
        var most = 0
        for index in stride(from: 0, to: names.count, by: names.count > 100 ? 7 : 1) {
            let name = names[index]
            let link = "/all/" + (isCaseInsensitive ? name.uppercased() : name)
            #expect(router.match(for: link)?.route == index)
            #expect(router.match(for: link.dropLast() + "~")?.route == nil)
            most = max(most, try router.engine.steps(for: link).visited)
            most = max(most, try router.engine.steps(for: link.dropLast() + "~").visited)
        }
        return most
    }

    @Test("Case-insensitive matching tells apart hosts that differ only in the middle")
    func hosts() throws {
        var table = RouteTable<Int>(accepting: [.scheme("myapp")])
        for index in 0..<1_000 { table.add("/Resource-\(Self.padded(index))-Overview/x", to: index) }
        table.add("/**/Resource-\(Self.padded(7))-Other-Page", to: -1)
        let router = try Router(table)
        for index in [0, 7, 999] {
            #expect(router.match(for: "myapp://rEsource-\(Self.padded(index))-overvieW/x")?.route == index)
        }
        #expect(router.match(for: "myapp://rEsource-00007-other-pagE")?.route == -1)
        #expect(router.match(for: "myapp://rEsource-0000x-overvieW/x") == nil)
    }
}

/// Names of sixteen bytes whose keys have the same mixed hash, so that no multiplier separates them.
private enum EqualNumbers {
    static let names: [String] = {
        var isLetter = [Bool](repeating: false, count: 256)
        for letter in "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.~".utf8 {
            isLetter[Int(letter)] = true
        }
        let mixed = SegmentKey(Array("the-first-of-all".utf8)).mixed
        var (number, names): (UInt64, [String]) = (0, [])
        while names.count < 100 {
            number += 1
            let tail = letters(of: number)
            let head = mixed ^ SegmentKey(head: 0, tail: tail, length: 16).mixed
            guard head & 0x8080_8080_8080_8080 == 0, (0..<8).allSatisfy({ isLetter[Int(head >> (8 * $0) & 0xFF)] })
            else { continue }
            let bytes: [UInt8] = (0..<16).map { (index: Int) -> UInt8 in
                let word = index < 8 ? head : tail
                return UInt8(truncatingIfNeeded: word >> UInt64(index % 8 * 8))
            }
            names.append(String(decoding: bytes, as: UTF8.self))
        }
        return names
    }()

    /// Returns the eight 4-bit digits of a 32-bit number as eight letters, one letter per byte.
    private static func letters(of number: UInt64) -> UInt64 {
        var word = (number | number << 16) & 0x0000_FFFF_0000_FFFF
        word = (word | word << 8) & 0x00FF_00FF_00FF_00FF
        word = (word | word << 4) & 0x0F0F_0F0F_0F0F_0F0F
        return word + 0x6161_6161_6161_6161
    }
}
