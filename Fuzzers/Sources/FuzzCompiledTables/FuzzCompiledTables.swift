import Fuzzing
import WaymarkCore
import WaymarkEngine
import WaymarkLanguages

/// Checks a compiled table. The input is a table, or offsets and bytes to change in a valid one. Usually, the checksum
/// is corrected, so that validation continues after it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ input: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = [UInt8](input: input, count: count)
    guard let choice = input.first else { return 0 }
    var bytes =
        choice < 0x20 ? Array(input.dropFirst()) : damaged(sound[Int(choice) % sound.count], by: input.dropFirst())
    if choice % 8 != 0 { bytes.putRight() }
    do throws(CompiledTableError) {
        let table = try CompiledTable(validating: bytes)
        // A compiled table does not contain custom types.
        let router = try TableRouter(table, types: ["Even": .custom { $0.utf8.count % 2 == 0 }])
        for link in links {
            guard let match = router.match(for: link) else { continue }
            require(router.canOpen(link), "'\(link)' is matched, and cannot be opened")
            require(match.entryIndex >= 0, "'\(link)' goes to an entry that is none")
            _ = router.withMatch(for: link) {
                ($0.range(ofParameter: 0), $0.text(ofParameter: 1), $0.value(ofParameter: 2))
            }
        }
        for index in 0..<min(router.entryCount, 64) {
            _ = (router.name(ofEntry: index), router.patterns(ofEntry: index))
        }
        require((try? CompiledTable(validating: table.bytes)) == table, "a table is none when it is read again")
    } catch {
        require(!error.description.isEmpty && !error.code.isEmpty, "an error without words")
    }
    return 0
}

/// Returns the table with bytes replaced, or removed from its end. Each change has three bytes: a little-endian offset
/// and the new byte.
private func damaged(_ table: [UInt8], by changes: ArraySlice<UInt8>) -> [UInt8] {
    var (table, rest) = (table, changes)
    while rest.count >= 3 {
        let (low, high, value) = (rest.removeFirst(), rest.removeFirst(), rest.removeFirst())
        let place = Int(low) | Int(high) << 8
        if place % 5 == 0, place / 5 < table.count { table.removeLast(place % 64) }
        if place < table.count { table[place] = value }
    }
    return table
}

extension [UInt8] {
    /// Stores the correct length and checksum in the header of the table.
    fileprivate mutating func putRight() {
        guard count >= 4 * BlockLayout.Word.count else { return }
        set(BlockLayout.Word.byteCount, to: count)
        set(BlockLayout.Word.checksum, to: Int(withBytes { Checksum.of($0) }))
    }

    private mutating func set(_ word: Int, to number: Int) {
        for index in 0..<4 { self[4 * word + index] = UInt8(truncatingIfNeeded: number >> (8 * index)) }
    }
}

private let links = [
    "https://example.com/", "https://example.com/user/15/edit", "https://example.com/user/x", "myapp://user/7/edit",
    "https://example.com/files/a/b/c", "https://example.com/files/a/end/b", "myapp://a/x/y/b/c/b/d/c",
    "https://example.com/search?q=a&tags=b,c&page=2&q=d", "https://example.com/part/a.b.c",
    "https://example.com/part/v12-x",
    "https://example.com/doc#top", "https://example.com/doc/DE",
    "https://example.com/a-literal-that-is-longer-than-its-key",
    "https://example.com/one?flag&kind=special", "https://example.com/us%65r/1/edit?x=%C3%BC", "/user/1",
    "https://example.com/s/a-b", "https://example.com/n/7?d=1.5", "https://example.com/e/ab", "app://x//y/",
    "https://example.com/" + String(repeating: "a/", count: 200),
]

private let sound: [[UInt8]] = {
    do {
        return try [["/", "/user/{id: Int}"], Array(patterns.prefix(6)), patterns, manyPatterns].map { patterns in
            var policy = LinkPolicy.strict
            policy.repeatedItems = .firstValid
            policy.isCaseInsensitive = patterns.count == 6
            policy.forbiddenSchemes = ["data", "about"]
            var table = RouteTable<Int>(
                accepting: patterns.count == 2 ? [.anywhere] : [.host("example.com"), .scheme("myapp")], policy: policy)
            table.types["Slug"] = .matching("[a-z0-9]+(-[a-z0-9]+)*")
            table.types["Even"] = .custom { $0.utf8.count % 2 == 0 }
            for (index, pattern) in patterns.enumerated() { table.add(pattern, named: "r\(index)", to: index) }
            return try table.compiled().bytes
        }
    } catch {
        report("no table: \(error)")
    }
}()

private let patterns = [
    "/", "/user/{id: Int}/edit", "/user/{name}", "/files/{path: **}", "/files/{path: **}/end/{last}",
    "/search?q={q}&page={page: Int = 1}&tags={tags: [String]?}", "/part/{file}.{ext}", "/part/v{number: Int}-{rest}",
    "/doc#{section}", "/doc/{lang: en|de}", "/wild/*/x", "/s/{s: Slug}", "/a/**/b/{more: **}/c", "/e/{even: Even}",
    "/a-literal-that-is-longer-than-its-key", "/one?flag", "/one?kind=special", "/n/{n: UInt8}?d={d: Double = 1.5}",
]

private let manyPatterns = (0..<140).map { "/many/route\($0)/{x: Int}" } + ["/files/{path: **}"]
