extension [String] {
    var unique: [String] {
        var known: Set<String> = []
        return filter { known.insert($0).inserted }
    }

    /// The first three strings, and the number of the others.
    var summary: String {
        let shown = prefix(3).joined(separator: ", ")
        return count > 3 ? "\(shown) and \(count - 3) more" : shown
    }
}

extension String {
    /// `true` if the string contains several words, separated by `,`, `;` or `|`.
    var isList: Bool { contains(/[^,;|\s]\s*[,;|]\s*[^,;|\s]/) }

    /// Returns the string if it is free, or else with the lowest free number from 2 on, such as `value2`.
    func numbered(unless isTaken: (String) -> Bool) -> String {
        var (free, number) = (self, 2)
        while isTaken(free) {
            free = "\(self)\(number)"
            number += 1
        }
        return free
    }
}
