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
    /// `true` for several words with separators between them.
    var isList: Bool { contains(/[^,;|\s]\s*[,;|]\s*[^,;|\s]/) }

    /// Returns the string with the lowest number, from 2 on, for which it is free; without a number if it is free.
    func numbered(unless isTaken: (String) -> Bool) -> String {
        var (free, number) = (self, 2)
        while isTaken(free) {
            free = "\(self)\(number)"
            number += 1
        }
        return free
    }
}
