import WaymarkProofs

extension LinkDrift {
    /// Somebody who says which links the app gets: a system with its files.
    struct Party {
        /// What it is called, such as `iOS`.
        let name: String
        /// Lists of rules, of which the first rule that takes a link decides. The app gets it if one list says so.
        let rules: [[RuleClaim]]
        /// Rules that have to say so as well, if there are any.
        var site: [RuleClaim]?
        /// The links that it can be asked about, if not all.
        var universe: LinkUniverse?
        /// Whether it hands a link to the app, asked in another way.
        let opens: (String) -> Bool

        /// All lists, for a comparison.
        var lists: [[LinkClaim]] { (rules + (site.map { [$0] } ?? [])).map { $0.map(\.links) } }

        /// What becomes of a link.
        struct Decision {
            let opens: Bool
            /// The rule that decides; `nil` if none takes the link.
            let rule: Rule?
        }

        /// - Parameter deciding: For each list, which of its claims decides.
        func decision(_ deciding: [Int?]) -> Decision {
            let own = zip(rules, deciding).compactMap { list, index in index.map { (list[$0], $0) } }
            guard let opening = own.first(where: { !$0.0.excludes }) else {
                return Decision(opens: false, rule: own.first.map { Rule($0.0, index: $0.1) })
            }
            let rule = Rule(opening.0, index: opening.1)
            guard let site else { return Decision(opens: true, rule: rule) }
            guard let index = deciding.last ?? nil else { return Decision(opens: false, rule: nil) }
            return Decision(
                opens: !site[index].excludes, rule: site[index].excludes ? Rule(site[index], index: index) : rule)
        }
    }
}

extension LinkDrift.Rule {
    fileprivate init(_ claim: RuleClaim, index: Int) {
        self.init(name: claim.name, place: claim.place, index: index)
    }
}
