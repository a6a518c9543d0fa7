/// What somebody may have meant: the nearest of the names that would have been right.
package enum Suggestion {
    /// The longest word that is compared; nobody mistypes a longer one in a way that can be guessed.
    private static let lengthLimit = 64

    /// The known name that is most like a word, or `nil` if none is like it.
    ///
    /// A name that differs only by case comes first; then the one that takes the fewest slips of a typist (a letter
    /// left out, added, changed, or two swapped), if they are at most a third of the word; then one that begins with the
    /// word, or that the word begins with, if three letters are the same. Of several the first wins.
    ///
    /// ```swift
    /// Suggestion.nearest(to: "int", among: ["UInt", "Int"])      // "Int"
    /// Suggestion.nearest(to: "patern", among: ["pattern"])       // "pattern"
    /// Suggestion.nearest(to: "Integer", among: ["UInt", "Int"])  // "Int"
    /// ```
    package static func nearest(to word: String, among names: some Sequence<String>) -> String? {
        guard word.utf8.count <= 4 * lengthLimit else { return nil }
        let wanted = Array(word.lowercased())
        guard wanted.count <= lengthLimit else { return nil }
        var best: (name: String, distance: Int)?
        for name in names where name != word {
            let known = Array(name.lowercased())
            let limit = max(wanted.count, known.count) / 3
            guard known.count <= lengthLimit, abs(known.count - wanted.count) <= limit else { continue }
            let distance = distance(wanted, known)
            if distance <= limit, distance < best?.distance ?? .max { best = (name, distance) }
        }
        return best?.name ?? names.first { $0 != word && isBeginning(wanted, Array($0.lowercased())) }
    }

    /// Whether one of two words begins with the other one.
    private static func isBeginning(_ a: [Character], _ b: [Character]) -> Bool {
        let count = min(a.count, b.count)
        return count > 2 && a.prefix(count) == b.prefix(count)
    }

    /// The number of slips between two words (Damerau, in the form called optimal string alignment).
    private static func distance(_ a: [Character], _ b: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...b.count)
        for (i, letter) in a.enumerated() {
            var row = [i + 1]
            for (j, other) in b.enumerated() {
                var cost = min(last[j] + (letter == other ? 0 : 1), last[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, letter == b[j - 1], a[i - 1] == other { cost = min(cost, beforeLast[j - 1] + 1) }
                row.append(cost)
            }
            (beforeLast, last) = (last, row)
        }
        return last[b.count]
    }
}
