#if Macros
    extension RankedTable {
        /// The entries whose shortest links, without optional items, all open another entry, the winner. For example,
        /// `/search` loses its link to `/search?page={page?}`, which also matches it and has precedence.
        var lostLinks: [(entry: Int, winner: Int)] {
            let ranks = Array(variants.indices)
            let alike = Dictionary(grouping: ranks) { Shape(variants[$0]) }
            let ofEntries = Dictionary(grouping: ranks) { variants[$0].entry }
            return entries.indices.compactMap { entry in
                let winners = (ofEntries[entry] ?? []).map { winner(over: $0, among: alike) }
                guard let first = winners.first, !winners.contains(nil) else { return nil }
                return first.map { (entry, variants[$0].entry) }
            }
        }

        /// Returns the rank of a variant of another entry that has precedence and matches the variant's shortest links.
        private func winner(over rank: Int, among alike: [Shape: [Int]]) -> Int? {
            let own = variants[rank]
            return alike[Shape(own), default: []].first { other in
                let variant = variants[other]
                return other < rank && variant.entry != own.entry
                    && variant.variant.matchesItems(ofShortestLinks: own.variant)
            }
        }
    }

    /// The link sources, path and fragment of a pattern variant, without parameter names.
    private struct Shape: Hashable {
        let sourceSet: Int
        let segments: [SegmentPattern]
        let fragment: ValuePattern?

        init(_ variant: TableVariant) {
            sourceSet = variant.sourceSet
            segments = variant.variant.segments.map(\.unnamed)
            fragment = variant.variant.fragment?.mapParameter(\.unnamed)
        }
    }

    extension PatternVariant {
        /// Returns `true` if this variant matches a query with only the required items of `other`.
        fileprivate func matchesItems(ofShortestLinks other: PatternVariant) -> Bool {
            let items = other.query.filter(\.isRequired).map(\.unnamed)
            return query.allSatisfy { item in
                items.contains(item.unnamed) || !item.isRequired && !items.contains { $0.name == item.name }
            }
        }
    }

    // Copies without parameter names. Equal copies match the same links.

    extension SegmentPattern {
        fileprivate var unnamed: SegmentPattern {
            switch self {
            case .literal, .wildcard: self
            case .partial(let pieces): .partial(pieces.map { $0.mapParameter(\.unnamed) })
            case .parameter(let parameter): .parameter(parameter.unnamed)
            case .catchAll(let run):
                .catchAll(CatchAll(minimum: run.minimum, stopsAtFirstHit: run.stopsAtFirstHit))
            }
        }
    }

    extension QueryItemPattern {
        fileprivate var unnamed: QueryItemPattern {
            QueryItemPattern(name: name, value: value?.mapParameter(\.unnamed))
        }
    }

    extension PatternParameter {
        fileprivate var unnamed: PatternParameter { PatternParameter(nil, type: type, presence: presence) }
    }
#endif
