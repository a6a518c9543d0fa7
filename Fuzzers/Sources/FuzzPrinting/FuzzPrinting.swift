import Fuzzing
import TestSupport
import WaymarkCore
import WaymarkPrinting

/// Checks the printing of links. The input selects a table and a link, or a route and its values.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ input: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    var random = SeededGenerator(choices: [UInt8](input: input, count: count))
    if random.once(in: 2) {
        checkValues(&random)
    } else {
        checkMatches(&random)
    }
    return 0
}

/// Checks that the captures of a link print a link with the same captures, or fail to print.
private func checkMatches(_ random: inout SeededGenerator) {
    let table: SampleTable
    do { table = try SampleTable(random: &random) } catch { report("no table: \(error)") }
    var links = LinkGenerator(random: random)
    for _ in 0..<4 {
        let link = links.link(after: table.variants)
        guard let match = table.router.match(for: link.text), let name = match.name else { continue }
        let captures = Dictionary(match.captures.map { ($0.name, $0.value) }) { $1 }
        guard let text = try? table.router.url(named: name, captures: captures, rest: match.rest) else { continue }
        let again = table.router.match(for: text).map { $0.spelling(withoutDefaultsBut: captures.keys) }
        require(
            again == match.spelling(withoutDefaultsBut: captures.keys), "\(table)\n\(link.text) is written \(text)")
    }
}

/// Checks that all values of a printed link read back unchanged.
private func checkValues(_ random: inout SeededGenerator) {
    let entry = random.pick(PrintingTable.router.entries)
    var captures: [String: CaptureValue] = [:]
    for parameter in entry.patterns[0].parameters {
        guard let name = parameter.name, !random.once(in: 5) else { continue }
        captures[name] = value(&random)
    }
    let rest = random.once(in: 2) ? [] : (0..<random.below(3)).map { _ in text(&random) }
    let name = entry.name ?? ""
    guard let link = try? PrintingTable.router.url(named: name, captures: captures, rest: rest) else { return }
    let match = require(PrintingTable.router.match(for: link), "\(name) of \(captures) is written \(link)")
    let readsBack =
        match.name == name && match.rest.elementsEqual(rest) { $0.utf8.elementsEqual($1.utf8) }
        && captures.allSatisfy { name, value in
            match[name].map { isSame(value, as: $0) } ?? false
        }
    require(
        readsBack, "\(name) of \(captures) \(rest) is written \(link), which reads as \(match.captures) \(match.rest)")
}

/// Compares strings by bytes, and floating-point numbers by value.
private func isSame(_ given: CaptureValue, as read: CaptureValue) -> Bool {
    guard case .double(let number) = read else {
        return read.description.utf8.elementsEqual(given.description.utf8)
    }
    return Double(given.description) == number || Float(given.description) == Float(number)
}

private func value(_ random: inout SeededGenerator) -> CaptureValue {
    switch random.below(8) {
    case 0: .int(Int64(truncatingIfNeeded: random.below(256) &- 128))
    case 1: .uint(UInt64(random.below(256)) << UInt64(random.below(57)))
    case 2: .double(Double(random.below(256)) / Double(random.below(256)))
    case 3: .bool(random.once(in: 2))
    case 4: .list((0..<random.below(4)).map { _ in .string(text(&random)) })
    default: .string(text(&random))
    }
}

private func text(_ random: inout SeededGenerator) -> String {
    String(decoding: (0..<random.below(12)).map { _ in UInt8(random.below(256)) }, as: UTF8.self)
}

/// Routes with every kind of parameter that can be printed.
private enum PrintingTable {
    static let router: Router<Int> = {
        var table = RouteTable<Int>(accepting: [.host("example.com"), .scheme("myapp"), .anywhere])
        let patterns = [
            "/", "/s/{a}", "/s/{a}/{b: Int}", "/p/@{a}", "/p/{a}.{b}", "/p/v{a: Int}-{b: Bool}x", "/r/{a: **}",
            "/r/{a: **+}/end", "/w/**", "/o[/{a}[/{b}]]", "/o/(x/{a}|y/{b})/z", "/q?a={a}&b={b: Int?}",
            "/q?l={a: [String]}&m={b: [Int]?}", "/q?x={a: [String]*}&y={b: [Int]* = 1,2}", "/q?z={a: [String] = a,b}",
            "/q?d={a: Int = 7}&e={b: Double}", "/f#{a}", "/f/{b}#{a?}",
            "/u/{a: UUID}/{b: en|de}", "/n/{a: UInt8}/{b: Float}", "/**", "myapp://{a}/x/{b}", "/é/{a}/%2F/{b}",
        ]
        for (index, pattern) in patterns.enumerated() { table.add(pattern, named: String(index), to: index) }
        do { return try Router(table) } catch { report("\(error)") }
    }()
}
