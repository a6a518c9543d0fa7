import WaymarkCore
import WaymarkExplain
import WaymarkManifest
import WaymarkProofs

extension LinkDifference {
    /// The link's old and new results in words. If both open the same route, these are only the differing parts.
    var answers: (old: String, new: String) {
        guard kind == .changed, let before = old.match, let after = new.match else { return (old.words, new.words) }
        let hasOtherCaptures = !onlyPrintedDiffers
        func words(_ match: LinkAnswer.Match, besides other: LinkAnswer.Match) -> String {
            let words = [
                before.name != after.name ? match.name.escaped() : nil,
                hasOtherCaptures ? match.captureWords(hasSameCaptures ? match.kinds(besides: other) : [:]) : nil,
                before.printed != after.printed ? "printed as \(match.printed?.escaped() ?? "nothing")" : nil,
            ]
            return words.compactMap { $0 }.joined(separator: "; ")
        }
        return (words(before, besides: after), words(after, besides: before))
    }

    /// Compares descriptions, so values of different types can be equal.
    fileprivate var hasSameCaptures: Bool { old.match?.captureWords([:]) == new.match?.captureWords([:]) }

    /// `true` if only the printed link or the route's name can differ, because the captures are the same.
    var onlyPrintedDiffers: Bool {
        guard let before = old.match, let after = new.match else { return false }
        return hasSameCaptures && before.kinds(besides: after).isEmpty
    }

    /// Returns a note that the route was renamed, or a hint that it probably was; otherwise `nil`.
    func renameReason(_ old: RouteFile, _ new: RouteFile) -> String? {
        if kind == .moved { return renameHint(old, new) }
        guard kind == .changed, let name = self.new.match?.name else { return nil }
        let known = Set(old.routes.map { $0.name.value })
        let former = new.renames.filter { $0.value == name && known.contains($0.key) }.keys.sorted()
        guard !former.isEmpty else { return nil }
        let names = former.map { "'\($0.escaped())'" }.joined(separator: " and ")
        return known.contains(name)
            ? "'\(name.escaped())' was already a route, and is treated as one with \(names), renamed to it"
            : "\(names) is now named '\(name.escaped())'"
    }

    /// Returns a hint if an old route and a new route have equal patterns, and neither is in both files.
    private func renameHint(_ old: RouteFile, _ new: RouteFile) -> String? {
        func named(_ name: String?, _ file: RouteFile) -> RouteFile.Route? {
            file.routes.first { $0.name.value == name }
        }
        guard let former = named(route, old), let other = named(otherRoute, new),
            former.patterns.map(\.value) == other.patterns.map(\.value),
            named(route, new) == nil, named(otherRoute, old) == nil
        else { return nil }
        let names = other.renamedFrom.map(\.value) + [route]
        let value = names.count == 1 ? route.quotedForYAMLIfNeeded : names.quotedForYAML
        return "if '\(route.escaped())' was renamed, write 'renamedFrom: \(value)' at '\(other.name.value.escaped())'"
    }
}

extension LinkAnswer {
    fileprivate var words: String {
        switch self {
        case .matched(let match): "\(match.name.escaped()) (\(match.pattern.shortened.escaped()))"
        case .unmatched: "no route"
        case .rejected(let rejection): "rejected: \(rejection.message.escaped())"
        }
    }
}

extension LinkAnswer.Match {
    /// - Parameter kinds: Types to write after values, by capture name, if old and new values differ only in type.
    fileprivate func captureWords(_ kinds: [String: String]) -> String {
        let named = captures.map { capture in
            "\(capture.name.escaped()) = \(capture.value.shown)" + (kinds[capture.name].map { " (\($0))" } ?? "")
        }
        let rest = rest.isEmpty ? [] : ["rest " + rest.map(\.quoted).joined(separator: ", ")]
        let words = (named + rest).joined(separator: ", ")
        return words.isEmpty ? "no captures" : words
    }
}

extension String {
    fileprivate var shortened: String { count > 60 ? prefix(59) + "…" : self }
}

extension UndecidedDifference {
    var sentence: String {
        switch self {
        case .routes(let kind, let route, nil): "whether links of '\(route.escaped())' are \(kind.rawValue)"
        case .routes(.moved, let route, let other?):
            "whether links of '\(route.escaped())' have moved to '\(other.escaped())'"
        case .routes(let kind, let route, let other?):
            "whether links of '\(route.escaped())' are \(kind.rawValue), with '\(other.escaped())'"
        case .option(let name): "which other links the policy '\(name)' affects"
        }
    }
}
