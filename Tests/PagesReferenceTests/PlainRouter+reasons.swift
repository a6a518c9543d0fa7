import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

extension PlainRouter {
    /// How sure the pages are that a form is like a link but for a value.
    private enum Likeness: Comparable {
        case none, perhaps, certain
    }

    /// Why no route takes a link: the first of the reasons in Errors that is true.
    ///
    /// The pages leave two reasons where forms of one entry differ, where runs take part, where something is missing as
    /// well, and where a slash at the end stands in the place of a value.
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

    /// A value of the path, or else one of query or fragment.
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
