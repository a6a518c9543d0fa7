extension [String] {
    var unique: [String] {
        var known: Set<String> = []
        return filter { known.insert($0).inserted }
    }

    /// The strings as a list for messages: at most three, and the number of further ones, as in `a, b, c and 2 more`.
    var summary: String {
        let shown = prefix(3).joined(separator: ", ")
        return count > 3 ? "\(shown) and \(count - 3) more" : shown
    }
}

extension String {
    /// `true` if the string contains several words, separated by `,`, `;` or `|`.
    var isList: Bool { contains(/[^,;|\s]\s*[,;|]\s*[^,;|\s]/) }

    /// Returns a unique name: the string, or, if `isTaken` is `true` for it, the string with the lowest number from 2
    /// on for which `isTaken` is `false`.
    func numbered(unless isTaken: (String) -> Bool) -> String {
        var (free, number) = (self, 2)
        while isTaken(free) {
            free = "\(self)\(number)"
            number += 1
        }
        return free
    }
}
