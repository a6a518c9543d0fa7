import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

extension SampleTable {
    /// Returns the results of the router and the reference matcher for a link if they differ.
    func difference(for link: SampleLink) -> String? {
        let expected = reference.matches(link)
        let found = router.matches(for: link.text).map(Sighting.init)
        if found != expected { return "router: \(found.text)\nreference: \(expected.text)" }
        let outcome = outcome(of: link.text)
        if outcome != .known(reference.outcome(link)) {
            return "router: \(outcome)\nreference: \(reference.outcome(link))"
        }
        return nil
    }

    private enum Outcome: Hashable {
        case known(ReferenceMatcher.Outcome)
        case other(String)
    }

    private func outcome(of link: String) -> Outcome {
        switch router.result(for: link) {
        case .matched(let match): .known(.matched(Sighting(match)))
        case .unmatched: .known(.unmatched)
        case .rejected(let rejection) where rejection.kind == .duplicateParameter: .known(.isRepeated)
        case .rejected(let rejection): .other(rejection.message)
        case .failed(let error): .other("\(error)")
        }
    }

    /// Returns the table reduced to the entries that the property depends on.
    func smallest(with property: (SampleTable) -> Bool) -> SampleTable {
        for entry in texts.indices {
            guard let smaller = try? without(entry), property(smaller) else { continue }
            return smaller.smallest(with: property)
        }
        return self
    }
}

extension Sighting {
    init(_ match: RouteMatch<Int>) {
        self.init(entry: match.route, captures: Array(match.captures), rest: match.rest)
    }
}

extension [Sighting] {
    fileprivate var text: String {
        map { sighting in
            let captures = sighting.captures.map { "\($0.name)=\($0.value)" }
            return "\(sighting.entry)(\(captures.joined(separator: " ")) \(sighting.rest))"
        }.joined(separator: " ")
    }
}
