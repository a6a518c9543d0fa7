import TestSupport
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

extension Comparing {
    /// Prints a match again. The printed link must match the same route with the same values.
    func printingDifference(_ text: String) -> String? {
        guard let match = router.match(for: text), let name = match.name else { return nil }
        let captures = Dictionary(uniqueKeysWithValues: match.captures.map { ($0.name, $0.value) })
        guard let printed = try? router.url(named: name, captures: captures, rest: match.rest) else { return nil }
        let (matches, _, answer) = plain.answer(printed.bytes)
        guard case .matched = answer, let first = matches.first, first.entry == match.route.entry else {
            return "prints '\(printed)', which the pages read as \(described(answer, matches))"
        }
        // Printing may use another pattern of the entry if the matching one has unnamed parameters.
        if plain.entries[first.entry].patterns[first.pattern].text != match.pattern.text { return nil }
        // A parameter without a value may now have its default.
        let named = first.captures.named
        let held = match.captures.allSatisfy { held in
            named.contains { $0.name == held.name && isSame($0.value, held.value) }
                || hasSeveralTypes(held.name, in: first)
        }
        guard held, named.allSatisfy({ match[$0.name] != nil || isDefaulted($0.name, in: first) }) else {
            return "prints '\(printed)', in which the pages read \(named)"
        }
        if (first.captures.runs.first ?? []).map(\.text) != match.rest {
            return "prints '\(printed)' with another rest"
        }
        guard let again = try? router.url(named: name, captures: captures, rest: match.rest), again == printed else {
            return "prints '\(printed)', and then another link"
        }
        return nil
    }

    /// Returns whether a name has several types. Alternatives may share a name; printing uses the first one whose type
    /// accepts the value, and that alternative may read the value differently.
    private func hasSeveralTypes(_ name: String, in match: PlainRouter.Match) -> Bool {
        let pattern = plain.entries[match.entry].patterns[match.pattern]
        let parameters = pattern.parameters(named: name)
        let isRun = pattern.forms.flatMap(\.segments).contains {
            if case .run(let run) = $0 { run.name == name } else { false }
        }
        return parameters.contains { isRun || $0.type != parameters[0].type || $0.isList != parameters[0].isList }
    }

    private func isDefaulted(_ name: String, in match: PlainRouter.Match) -> Bool {
        plain.entries[match.entry].patterns[match.pattern].forms.flatMap(\.parameters).contains {
            if $0.name == name, case .defaulted = $0.presence { true } else { false }
        }
    }
}
