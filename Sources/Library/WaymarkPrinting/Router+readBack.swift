extension Router {
    /// Returns the error of a printed link that opens no route, or else the result of `judge` for the best match that
    /// creates a route; `nil` if the link is correct.
    @usableFromInline
    package func failure(
        of link: String, judge: (RouteMatch<Route>) -> PrintError?
    ) -> PrintError? {
        var matches = matches(for: link)
        if let match = matches.next() { return judge(match) }
        return switch matches.end {
        case .unmatched, nil: PrintError(.opensNothing(link, reason: "every entry that matches it declines"))
        case .rejected(let rejection): PrintError(.rejected(rejection.kind))
        case .failed(let error): PrintError(.opensNothing(link, reason: error.reason))
        }
    }
}

extension RouteMatch {
    /// Returns `true` if this match of a printed link has the route and the values from which it was printed.
    @usableFromInline
    package func isOf(entry: Int, _ finding: ReadBackResult, _ values: PrintValues) -> Bool {
        guard match.entry == entry else { return false }
        return switch finding {
        case .route, .otherRoute: true
        case .otherEntry:
            values.areCaptured(in: match.captures) { name in
                match.lookup.contents.value.constraint(named: name, ofRank: Int(match.rank))
            } && match.rest.elementsEqual(values.rest) { $0.utf8.elementsEqual($1.utf8) }
        case .otherValues: false
        }
    }
}

extension PrintValues {
    /// Returns `true` if the captures contain these values, and none for a parameter that the link must omit. Values
    /// are compared by the constraint of their parameter.
    func areCaptured(in captures: Captures, _ constraint: (String) -> ParameterConstraint?) -> Bool {
        let areSame = valued.allSatisfy { name in
            guard let given = self[name] else { return true }
            guard let read = captures[name] else { return leavesOut(given) }
            return constraint(name)?.isSame(given, as: read) ?? false
        }
        return areSame && captures.allSatisfy { !isAbsent($0.name) }
    }
}
