#if Macros

    /// A search for entries whose own links, without further query items, all open another entry.
    ///
    /// `/search` loses its link to `/search?page={page?}`, which matches it too and ranks higher.
    struct CanonicalLinkCheck {
        private let table: RankedTable

        init(_ table: RouteTable<Int>) { self.table = RankedTable(table) }

        /// The pairs of an entry and the entry that its links open.
        var pairs: [(entry: Int, winner: Int)] {
            table.entries.indices.compactMap { entry in
                let ranks = table.ranks(ofEntry: entry).filter { table.variants[$0].pattern == 0 }
                let winners = ranks.map { winner(over: $0) }
                guard let first = winners.first, !winners.contains(nil) else { return nil }
                return first.map { (entry, table.variants[$0].entry) }
            }
        }

        /// Returns the rank of a better variant of another entry that matches the shortest links of a variant.
        private func winner(over rank: Int) -> Int? {
            let own = table.variants[rank]
            let form = own.variant
            return (0..<rank).first { other in
                let variant = table.variants[other]
                return variant.entry != own.entry && variant.sourceSet == own.sourceSet
                    && variant.variant.matchesShortestLinks(of: form)
            }
        }
    }

    extension PatternVariant {
        /// Returns `true` if the variant has the path and fragment of another one, and requires no further items.
        fileprivate func matchesShortestLinks(of other: PatternVariant) -> Bool {
            let items = other.query.filter(\.isRequired).map(\.unnamed)
            return segments.map(\.unnamed) == other.segments.map(\.unnamed)
                && fragment?.unnamed == other.fragment?.unnamed
                && query.allSatisfy { item in
                    items.contains(item.unnamed) || !item.isRequired && !items.contains { $0.name == item.name }
                }
        }
    }

    // The parts without the names of parameters.

    extension SegmentPattern {
        fileprivate var unnamed: SegmentPattern {
            switch self {
            case .literal, .wildcard: self
            case .partial(let pieces): .partial(pieces.map(\.unnamed))
            case .parameter(let parameter): .parameter(parameter.unnamed)
            case .catchAll(let run):
                .catchAll(run.unnamed)
            }
        }
    }

    extension ValuePattern {
        fileprivate var unnamed: ValuePattern { mapParameter(\.unnamed) }
    }

    extension QueryItemPattern {
        fileprivate var unnamed: QueryItemPattern { QueryItemPattern(name: name, value: value?.unnamed) }
    }

    extension PatternParameter {
        fileprivate var unnamed: PatternParameter {
            var copy = self
            copy.name = nil
            return copy
        }
    }

    extension CatchAll {
        fileprivate var unnamed: CatchAll {
            var copy = self
            copy.name = nil
            return copy
        }
    }
#endif
