/// The difference between the policies of two tables. Links that only one policy accepts, or that the policies decode
/// differently, are only tested as samples (``PolicyRespelling``).
struct PolicyChange {
    let old: LinkPolicy
    let new: LinkPolicy

    /// `true` if a link that both policies accept may open different pattern variants.
    var changesMatching: Bool {
        old.isCaseInsensitive != new.isCaseInsensitive || old.repeatedItems != new.repeatedItems
            || old.comparesHostSegmentsExactly != new.comparesHostSegmentsExactly
            || old.ignoresPorts != new.ignoresPorts || old.ignoresDomainHosts != new.ignoresDomainHosts
    }

    var changesSegments: Bool {
        old.allowsDotSegments != new.allowsDotSegments
            || old.allowsTraversal != new.allowsTraversal || old.dropsEmptySegments != new.dropsEmptySegments
    }

    /// `true` if sample links are needed in addition to the search.
    var changesSpellings: Bool { old != new }

    /// Returns a policy for the search for differences, which rejects links that only one of the two policies accepts.
    func common(_ policy: LinkPolicy) -> LinkPolicy {
        var policy = policy
        policy.allowsControlCharacters = old.allowsControlCharacters && new.allowsControlCharacters
        policy.maximumSegments = min(old.maximumSegments, new.maximumSegments)
        policy.dropsEmptySegments = old.dropsEmptySegments || new.dropsEmptySegments
        policy.keepsTrailingSlash = old.readsTrailingSlash && new.readsTrailingSlash
        return policy
    }

    /// The names of options by which the policies decode segments and values, or treat duplicate items, differently.
    /// They are only tested with sample links, which is no proof.
    var readingOptions: [String] {
        let options: [(String, (LinkPolicy) -> Bool)] = [
            ("dropsEmptySegments", { $0.dropsEmptySegments }), ("dropsTrailingSlashes", { $0.dropsTrailingSlashes }),
            ("keepsTrailingSlash", { $0.readsTrailingSlash }),
            ("decodesPlusInPath", { $0.decodesPlusInPath }), ("decodesPlusInQuery", { $0.decodesPlusInQuery }),
        ]
        let rejects = (old.repeatedItems == .rejected) != (new.repeatedItems == .rejected)
        return options.filter { $0.1(old) != $0.1(new) }.map { $0.0 } + (rejects ? ["repeatedItems"] : [])
    }

    var schemes: [String] { old.forbiddenSchemes.symmetricDifference(new.forbiddenSchemes).sorted() }
}
