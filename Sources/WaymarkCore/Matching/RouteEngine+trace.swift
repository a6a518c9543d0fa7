extension RouteEngine {
    /// A variant that takes a link, with what is needed to read the link later.
    package struct Trace {
        package let trace: MatchTrace
        package let rank: Int
        package let layout: URLLayout
        /// Whether an item is repeated that the variant takes once, and the policy forbids it.
        package let isRepeated: Bool
    }

    /// Looks a link up and keeps what is needed to read it later.
    package func trace(
        _ text: inout String, from floor: Int
    ) throws(LinkRejection) -> Trace? {
        let result = text.withUTF8 { bytes in
            do throws(LinkRejection) {
                return Result<_, LinkRejection>.success(try search(bytes, from: floor, trace(of:)))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    private func trace(of finding: Finding) -> Trace? {
        guard let rank = finding.rank else { return nil }
        let variant = table.variants[rank].variant
        let trace = MatchTrace(
            variant: variant, types: table.types, policy: table.policy, usesHost: finding.usesHost,
            runEnds: finding.runEnds.prefix(variant.catchAllCount).map(Int.init))
        return Trace(trace: trace, rank: rank, layout: finding.layout, isRepeated: finding.isRepeated)
    }

    /// The rejection of a link that repeats an item which its route takes once.
    func repeatedItem(of trace: MatchTrace, in url: ParsedURL) -> LinkRejection {
        LinkRejection(.duplicateParameter, at: Int(url.layout.queryStart))
    }
}

extension PatternVariant {
    var catchAllCount: Int {
        segments.count { if case .catchAll = $0 { true } else { false } }
    }
}
