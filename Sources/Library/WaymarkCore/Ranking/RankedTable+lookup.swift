// The macros, which have no router, do not compile this file.

extension RankedTable {
    /// Returns the pattern variants of a route in written order, each with its rank and the index of its pattern. A
    /// pattern has one variant for each choice of optional groups and alternatives.
    package func forms(ofEntry entry: Int) -> [(rank: Int, pattern: Int, variant: PatternVariant)] {
        ranks(ofEntry: entry).map { ($0, variants[$0].pattern, variants[$0].variant) }
    }

    /// Returns the rank of the next variant that belongs to another route, or the number of variants if there is none.
    package func rank(behindEntryOf rank: UInt32) -> UInt32 {
        let entry = variants[Int(rank)].entry
        return UInt32(variants[Int(rank)...].firstIndex { $0.entry != entry } ?? variants.count)
    }

    /// The sources of universal links (`https`, default port, a single host): first those of the table, then of routes.
    package var universalSources: [LinkSource] {
        var all: [LinkSource] = []
        for source in ([sources] + sourceSets).lazy.flatMap({ $0 }) where source.isUniversal && !all.contains(source) {
            all.append(source)
        }
        return all
    }

    /// Returns an element of a variant, such as a segment, as a string, or the whole variant if `part` is `nil`.
    package func text(of part: PatternPart?, rank: Int) -> String {
        texts(self, part.map { .part($0) } ?? .variant, rank)
    }

    /// Returns the pattern of a variant as a string, with its optional groups and alternatives.
    package func text(ofPatternAt rank: Int) -> String { texts(self, .pattern, rank) }
}

extension LinkSource {
    /// `true` if the link source accepts universal links (`https` on the default port) to a single host.
    package var isUniversal: Bool {
        guard case .host(let host, let port, _, let https) = kind else { return false }
        return https && (port ?? 443) == 443 && !host.hasPrefix("*.")
    }
}
