import Fuzzing
import WaymarkCore
import WaymarkExplain
import WaymarkNotations
import WaymarkProofs

/// Checks a pattern. The first byte selects the notation, the others are the text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ input: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = [UInt8](input: input, count: count)
    guard let first = bytes.first else { return -1 }
    let notation = Notation.all[Int(first) % Notation.all.count]
    let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
    do throws(PatternError) {
        check(try RoutePattern(text, syntax: notation.syntax), of: text, notation)
    } catch {
        check(error, of: text)
    }
    return 0
}

/// Checks that a pattern prints to an equal pattern, both in its notation and in the native notation.
private func check(_ pattern: RoutePattern, of text: String, _ notation: Notation) {
    for syntax in [notation.syntax, BraceSyntax()] {
        guard let written = try? syntax.text(for: pattern) else { continue }
        let again = require(
            try? RoutePattern(written, syntax: syntax), "\(text) is written \(written), which is no pattern")
        require(again == pattern, "\(text) is written \(written), which is another pattern")
        let twice = try? syntax.text(for: again)
        require(twice == written, "\(written) is written \(twice ?? "not at all")")
    }
    let isWritten = (try? notation.syntax.text(for: pattern)) != nil
    require(isWritten, "\(text) is not written in \(notation.name)")
    _ = (pattern.description, pattern.parameters, pattern.hashValue)
    check(RouteTable<Int>(notation), pattern)
}

/// Checks that a table of the pattern creates a router or throws an error, and that all its problems have descriptions.
private func check(_ empty: RouteTable<Int>, _ pattern: RoutePattern) {
    var table = empty
    table.add([pattern], named: "a", to: 1)
    for problem in table.problems() { require(!problem.description.isEmpty, "a problem without words") }
    guard let router = try? Router(table) else { return }
    for link in ["https://example.com/a/b", "myapp://a/1/b?x=1#y", "/a/b/c/d", pattern.text] {
        _ = router.result(for: link)
        _ = router.explanation(for: link)
    }
}

/// Checks that every problem has a description and a range inside the pattern's string.
private func check(_ error: PatternError, of text: String) {
    require(!error.problems.isEmpty && !error.description.isEmpty, "an error without problems")
    for problem in error.problems {
        let isInside = 0 <= problem.range.lowerBound && problem.range.upperBound <= problem.pattern.utf8.count
        require(isInside && !problem.description.isEmpty, "\(problem) stands nowhere in \(text)")
    }
}
