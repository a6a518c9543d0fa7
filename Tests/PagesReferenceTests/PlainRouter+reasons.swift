import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

extension PlainRouter {
    /// The certainty, according to the pages, that only an invalid value prevents a form from matching.
    private enum Likeness: Comparable {
        case none, perhaps, certain
    }

    /// Returns the reasons why no route matches a link: the first one that applies on the page Errors.
    ///
    /// The pages allow two reasons if forms of one entry differ, if catch-alls are involved, if something else is also
    /// missing, or if a trailing slash takes the place of a value.
    func reasons(_ link: PlainLink) -> Set<Unmatched.Reason> {
        switch candidates.flatMap(\.sources).map({ $0.distance(of: link, policy: policy) }).max() ?? .scheme {
        case .scheme: [.scheme]
        case .host: [.host]
        case .port: [.port]
        case .none:
            switch candidates.map({ likeness($0, link) }).max() ?? .none {
            case .none: [.route]
            case .perhaps: [.route, .value]
            case .certain: [.value]
            }
        }
    }

    private func likeness(_ candidate: Candidate, _ link: PlainLink) -> Likeness {
        let ways = paths(of: link, from: candidate.sources)
        let best = ways.map { likeness(candidate.form, link, $0[...]) }.max() ?? .none
        let hasRun = candidate.form.segments.contains(where: \.isRun)
        let isOnlyForm = candidates.count { $0.entry == candidate.entry } == 1
        let isOneWay = Set(ways.map(\.count)).count == 1
        if best == .none {
            return hasRun || link.hasSlashAtEnd && isLikeWithSlash(candidate.form, ways) ? .perhaps : .none
        }
        return isOnlyForm && isOneWay && !hasRun ? best : .perhaps
    }

    private func isLikeWithSlash(_ form: PlainForm, _ paths: [[PathSegment]]) -> Bool {
        let loose = Matching(types: types, policy: policy, ignoresTypes: true)
        return paths.contains { loose.match(form.segments[...], ($0 + [PathSegment(text: [])])[...]) != nil }
    }

    /// Checks the path for an invalid value, and then the query and fragment.
    private func likeness(_ form: PlainForm, _ link: PlainLink, _ path: ArraySlice<PathSegment>) -> Likeness {
        let strict = Matching(types: types, policy: policy)
        let loose = Matching(types: types, policy: policy, ignoresTypes: true)
        guard loose.match(form.segments[...], path) != nil else { return .none }
        guard strict.match(form.segments[...], path) != nil else { return .certain }
        let items = form.items.map { item in { (matching: Matching) in matching.match(item, in: link).isMisfit } }
        let misfits = items + [{ $0.match(fragment: form.fragment, in: link).isMisfit }]
        guard misfits.contains(where: { $0(strict) && !$0(loose) }) else { return .none }
        return misfits.contains { $0(loose) } ? .perhaps : .certain
    }
}
