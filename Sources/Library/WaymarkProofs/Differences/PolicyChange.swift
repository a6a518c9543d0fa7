/// How the policies of two tables differ.
///
/// A search looks at links in one spelling. Links that only one of the policies accepts, or that the two read differently,
/// are tried in spellings that show it (``LinkSpelling``); all others are left to the search.
struct PolicyChange {
    let old: LinkPolicy
    let new: LinkPolicy

    /// Whether a policy decides otherwise on which variants take a link that both accept.
    var changesMatching: Bool {
        old.isCaseInsensitive != new.isCaseInsensitive || old.repeatedItems != new.repeatedItems
            || old.comparesHostSegmentsExactly != new.comparesHostSegmentsExactly
            || old.ignoresPorts != new.ignoresPorts || old.ignoresDomainHosts != new.ignoresDomainHosts
    }

    /// Whether a policy accepts other texts of segments.
    var changesSegments: Bool {
        old.allowsDotSegments != new.allowsDotSegments
            || old.allowsTraversal != new.allowsTraversal || old.dropsEmptySegments != new.dropsEmptySegments
    }

    /// Whether there is more than a search looks at.
    var changesSpellings: Bool { old != new }

    /// A policy as a search has it: links that only one of the two reads are left out of it.
    func common(_ policy: LinkPolicy) -> LinkPolicy {
        var policy = policy
        policy.allowsControlCharacters = old.allowsControlCharacters && new.allowsControlCharacters
        // A search takes fewer segments for no worse than more.
        policy.maximumSegments = min(old.maximumSegments, new.maximumSegments)
        policy.dropsEmptySegments = old.dropsEmptySegments || new.dropsEmptySegments
        policy.keepsTrailingSlash = old.readsTrailingSlash && new.readsTrailingSlash
        return policy
    }

    /// The options by which the two policies read the same text as different segments or values, or take an item that
    /// stands twice for something else than one that does not fit. Links that show it are
    /// tried, and that is no proof that there are no others.
    var readingOptions: [String] {
        let options: [(String, (LinkPolicy) -> Bool)] = [
            ("dropsEmptySegments", { $0.dropsEmptySegments }), ("dropsTrailingSlashes", { $0.dropsTrailingSlashes }),
            ("keepsTrailingSlash", { $0.readsTrailingSlash }),
            ("decodesPlusInPath", { $0.decodesPlusInPath }), ("decodesPlusInQuery", { $0.decodesPlusInQuery }),
        ]
        let rejects = (old.repeatedItems == .rejected) != (new.repeatedItems == .rejected)
        return options.filter { $0.1(old) != $0.1(new) }.map { $0.0 } + (rejects ? ["repeatedItems"] : [])
    }

    /// The schemes that one of the two forbids.
    var schemes: [String] { old.forbiddenSchemes.symmetricDifference(new.forbiddenSchemes).sorted() }
}
