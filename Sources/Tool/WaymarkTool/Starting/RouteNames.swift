import WaymarkCore

/// A generator of unique route names from the literals of patterns.
struct RouteNames {
    private var taken: Set<String> = []

    /// Returns `user.edit` for `/user/{id}/edit`, `home` for `/`.
    mutating func name(of pattern: RoutePattern?, or otherwise: String = "route") -> String {
        let words = (try? pattern?.variants().first)?.segments.compactMap { segment -> String? in
            if case .literal(let text) = segment { text } else { nil }
        }
        var name = (words ?? []).map(Self.word).filter { !$0.isEmpty }.joined(separator: ".")
        if name.isEmpty { name = pattern?.description == "/" ? "home" : otherwise }
        return unique(name)
    }

    mutating func unique(_ wanted: String) -> String {
        var (name, number) = (wanted, 2)
        while !taken.insert(name).inserted {
            name = "\(wanted)-\(number)"
            number += 1
        }
        return name
    }

    private static func word(_ text: String) -> String {
        let kept = text.unicodeScalars.map { scalar in
            scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)) ? Character(scalar) : "-"
        }
        return String(kept).split(separator: "-").joined(separator: "-")
    }
}
