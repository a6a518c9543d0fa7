/// A search for the known name that is most similar to a misspelled name.
package enum Suggestion {
    /// The maximum length of compared words in characters; longer words get no suggestion.
    private static let lengthLimit = 64

    /// Returns the known name most similar to a word, or `nil` if none is similar.
    ///
    /// A name that differs only in case is best. Next is the name with the smallest edit distance (insertions,
    /// deletions, substitutions and transpositions), at most a third of the length. Next is a name of which the word is
    /// a prefix, or the reverse, with at least three letters in common. Of equally similar names, the first wins.
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

    private static func isBeginning(_ a: [Character], _ b: [Character]) -> Bool {
        let count = min(a.count, b.count)
        return count > 2 && a.prefix(count) == b.prefix(count)
    }

    /// Returns the edit distance of two words (Damerau's optimal string alignment).
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
