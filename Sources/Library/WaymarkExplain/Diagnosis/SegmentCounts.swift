/// Possible numbers of matched segments, in ascending order. A single number needs no array.
package struct SegmentCounts: Equatable {
    private var least: Int?
    private var others: [Int] = []

    static let none = SegmentCounts([])

    init(_ number: Int) { least = number }

    init(_ numbers: some Sequence<Int>) {
        for number in numbers { append(number) }
    }

    package var isEmpty: Bool { least == nil }
    var first: Int { least ?? 0 }
    package var last: Int { others.last ?? first }
    package var only: Int? { others.isEmpty ? least : nil }

    func contains(_ number: Int) -> Bool { least == number || others.contains(number) }

    /// Returns the successors of the numbers below a limit that a function accepts.
    func advanced(below limit: Int, where accepts: (Int) -> Bool) -> SegmentCounts {
        var advanced = SegmentCounts.none
        if let least, least < limit, accepts(least) { advanced.append(least + 1) }
        for number in others where number < limit && accepts(number) { advanced.append(number + 1) }
        return advanced
    }

    private mutating func append(_ number: Int) {
        if least == nil { least = number } else { others.append(number) }
    }
}
