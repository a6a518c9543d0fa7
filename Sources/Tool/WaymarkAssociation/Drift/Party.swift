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
        /// Lists of rules that may say so, depending on values that are known only once the app is built.
        var unknown: [[RuleClaim]] = []
        /// Those values.
        var unknownValues: [String] = []
        /// The links that it can be asked about, if not all.
        var universe: LinkUniverse?
        /// Whether it hands a link to the app, asked in another way.
        let opens: (String) -> Bool

        /// All lists, for a comparison.
        var lists: [[LinkClaim]] { (rules + (site.map { [$0] } ?? []) + unknown).map { $0.map(\.links) } }

        /// What becomes of a link.
        struct Decision {
            let opens: Bool
            /// The rule that decides; `nil` if none takes the link.
            let rule: Rule?
            /// Whether the app may get the link all the same, depending on values that are not known.
            var isUnknown = false
            /// Whether the rules that may hand it over ask for no path of a custom scheme.
            var isWhole = false
            /// The rules that hand it over, as the numbers of their lists and their own, and whether they ask for no path.
            var openings: [Opening] = []
        }

        struct Opening: Hashable {
            let list: Int
            let index: Int
        }

        /// - Parameter deciding: For each list, which of its claims decides.
        func decision(_ deciding: [Int?]) -> Decision {
            let own = rules.indices.compactMap { list in deciding[list].map { Opening(list: list, index: $0) } }
            let openings = own.filter { !claim($0).excludes }
            let siteIndex = site == nil ? nil : deciding[rules.count]
            let siteRule = siteIndex.flatMap { index in site.map { ($0[index], index) } }
            let isHandedOver = site == nil || siteRule.map { !$0.0.excludes } ?? false
            guard let opening = openings.first else {
                let rest = deciding.dropFirst(rules.count + (site == nil ? 0 : 1))
                let maybe = zip(unknown, rest).compactMap { list, index in index.map { list[$0] } }
                    .filter { !$0.excludes }
                return Decision(
                    opens: false, rule: own.first.map(rule), isUnknown: !maybe.isEmpty && isHandedOver,
                    isWhole: maybe.allSatisfy(\.isWhole))
            }
            guard site != nil else { return Decision(opens: true, rule: rule(opening), openings: openings) }
            guard let (claim, index) = siteRule else { return Decision(opens: false, rule: nil) }
            let deciding = claim.excludes ? Rule(claim, index: index) : rule(opening)
            return Decision(opens: !claim.excludes, rule: deciding, openings: openings)
        }

        func claim(_ opening: Opening) -> RuleClaim { rules[opening.list][opening.index] }

        func rule(_ opening: Opening) -> Rule { Rule(claim(opening), index: opening.index) }
    }
}

extension LinkDrift.Rule {
    fileprivate init(_ claim: RuleClaim, index: Int) {
        self.init(name: claim.name, place: claim.place, index: index)
    }
}
