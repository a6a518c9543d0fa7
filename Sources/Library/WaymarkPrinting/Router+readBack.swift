extension Router {
    /// What is wrong with a link that was written: where it leads, past entries that decline, is where a user gets.
    ///
    /// - Parameters:
    ///   - doubt: Why it is not certain that it leads back.
    ///   - judge: What is wrong with the route that it opens; nothing if it is the right one.
    @usableFromInline
    package func failure(
        of link: String, _ doubt: PrintDoubt, judge: (RouteMatch<Route>) -> PrintError?
    ) -> PrintError? {
        if case .noMatch(let error) = doubt { return error }
        var matches = matches(for: link)
        if let match = matches.next() { return judge(match) }
        return switch matches.end {
        case .unmatched, nil: PrintError(.opensNothing(link, reason: "every entry that takes it declines"))
        case .rejected(let rejection): PrintError(.rejected(rejection.kind))
        case .failed(let error): PrintError(.opensNothing(link, reason: error.reason))
        }
    }
}

extension RouteMatch {
    /// Whether it is a match of an entry, and holds the values that the link was written from.
    @usableFromInline
    package func isOf(entry: Int, _ doubt: PrintDoubt, _ values: PrintValues) -> Bool {
        guard match.entry == entry else { return false }
        return switch doubt {
        case .route: true
        case .entry: values.areHeld(by: match)
        case .values, .noMatch: false
        }
    }
}

extension PrintValues {
    /// Whether a match holds these values, and no other but what stands in for absent ones.
    func areHeld(by match: PatternMatch) -> Bool {
        let captures = match.captures
        let areSame = valued.allSatisfy { name in
            guard let given = self[name] else { return true }
            guard let read = captures[name] else { return leavesOut(given) }
            return match.constraint(named: name)?.isSame(given, as: read) ?? (given == read)
        }
        return areSame
            && captures.allSatisfy { !isAbsent($0.name) }
            && match.rest.elementsEqual(rest) { $0.utf8.elementsEqual($1.utf8) }
    }
}

extension PatternMatch {
    /// The constraint of a capture.
    fileprivate func constraint(named name: String) -> ParameterConstraint? {
        lookup.contents.value.constraint(named: name, ofRank: Int(rank))
    }
}
